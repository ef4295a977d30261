--[[ References, [@eq:softmax] and its like, as links; citations checked.

What a reference says depends on the word before it: "equation [@eq:a]" and
"[@fig:b]" become "equation (1.2)" and "figure 1.1". ]]

local List = pandoc.List
local inlines = dofile(pandoc.path.join {
  pandoc.path.directory(debug.getinfo(1, 'S').source:sub(2)), 'marks.lua' }).inlines

local words = { fig = 'figure', ex = 'exercise', sec = 'section' }
local said = {}          -- words that make ours one too many
for word in ([[equation equations eq figure figures exercise exercises chapter
               chapters appendix section sections]]):gmatch('%a+') do
  said[word] = true
end

local function new(book)
  local labels = book.xref.labels

  --- Word, text and address of what a label names; nil if there is none.
  local function page_target(slug)
    local page = book.pages[slug == 'attention' and 'index' or slug]
    if not page then return nil end
    local word = ({ chapter = 'chapter', appendix = 'appendix' })[page.kind]
    local text = word and page.number or page.title
    return word, { pandoc.Str(text) }, book.href(page.name), page.title
  end

  local function target(id)
    local kind, slug = id:match('^(%a+):(.*)$')
    if kind == 'ch' then return page_target(slug) end
    local label = labels[id]
    if not label then return nil end
    local page = book.pages[label.page]
    local number = kind == 'eq' and '(' .. label.number .. ')' or label.number
    local text = { pandoc.Str(number) }
    if kind == 'sec' then
      text = { pandoc.Quoted('DoubleQuote', inlines(label.title)) }
    end
    if page.number == '' and label.page ~= book.name and kind ~= 'sec' then
      text[1].text = text[1].text .. ' of ' .. page.title
    end
    return words[kind], text, book.href(label.page, label.anchor),
           label.title or page.title
  end

  local function reference(citation, before)
    local word, text, href, title = target(citation.id)
    if not href then
      book.fail('@' .. citation.id, 'unresolved reference ' .. citation.id)
      return pandoc.Str('?')
    end
    local content = List(text)
    if citation.id:match('^eq:') and before.start then word = 'equation' end
    if word and not said[before.word] then
      if before.start then word = word:gsub('^%l', string.upper) end
      content = List { pandoc.Str(word), pandoc.Str('\u{A0}') } .. content
    end
    return pandoc.Link(content, href, title, pandoc.Attr('', { 'ref' }))
  end

  --- The word before place i of a list; whether a sentence starts there.
  local function word_before(list, i)
    local text = ''
    for j = i - 1, math.max(1, i - 4), -1 do
      local one = list[j]
      text = (one.t == 'Str' and one.text
              or (one.t == 'Space' or one.t == 'SoftBreak') and ' '
              or '|') .. text
    end
    text = text:gsub('[%s\u{A0}]+$', '')
    local last = text:match('(%a+)%.?$')
    return { word = last and last:lower(),
             start = text == '' or text:match('[.?!]["”)]*$') ~= nil }
  end

  local function is_reference(citation)
    return citation.id:match('^%a+:') ~= nil
  end

  local function check_key(citation)
    if not book.xref.bib[citation.id] then
      book.fail('@' .. citation.id,
                'citation ' .. citation.id .. ' is not in weave/references.bib')
    end
  end

  --- All the references of one [...], as inlines.
  local function cite(element, before)
    local out = List {}
    for i, citation in ipairs(element.citations) do
      if not is_reference(citation) then
        book.fail('@' .. citation.id, 'reference and citation in one bracket: '
                  .. citation.id)
      end
      if i > 1 then
        local last = i == #element.citations
        out:extend(last and { pandoc.Space(), pandoc.Str('and'), pandoc.Space() }
                   or { pandoc.Str(','), pandoc.Space() })
      end
      if #citation.prefix > 0 then
        out:extend(citation.prefix)
        out:insert(pandoc.Space())
      end
      out:insert(reference(citation, i == 1 and before or { start = false }))
      out:extend(citation.suffix)
    end
    return out
  end

  --- Replaces the references among some inlines.
  return function(list)
    local out, changed = List {}, false
    for i, element in ipairs(list) do
      if element.t == 'Cite' and is_reference(element.citations[1]) then
        out:extend(cite(element, word_before(list, i)))
        changed = true
      else
        if element.t == 'Cite' then List.map(element.citations, check_key) end
        out:insert(element)
      end
    end
    if changed then return out end
  end
end

return { new = new }
