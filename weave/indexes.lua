--[[ A pandoc reader that makes the page of indexes from index.lua (xref.awk):
the equations, the figures, the exercises, the chunks, the identifiers, the tests. ]]

local here = pandoc.path.directory(debug.getinfo(1, 'S').source:sub(2))
local function load(name) return dofile(pandoc.path.join { here, name .. '.lua' }) end

local List = pandoc.List
local inlines = load('marks').inlines
local formula = load('formula')

local function html(text) return pandoc.RawInline('html', text) end

--- Sorted without regard to case.
local function sorted_keys(map)
  local keys = {}
  for key in pairs(map) do table.insert(keys, key) end
  table.sort(keys, function(a, b)
    if a:lower() == b:lower() then return a < b end
    return a:lower() < b:lower()
  end)
  return keys
end

--- Links to sections: "1.2, 1.5, two-keys 3, 4".
local function numbers(book, code, places)
  local links, last = {}, nil
  for _, place in ipairs(places) do
    local section = book.xref.sections[place]
    local page = book.pages[section.page]
    local text = section.number
    if page.number == '' and page ~= last then
      text = (page.kind == 'front' and page.title or page.name) .. ' ' .. text
    end
    last = page
    table.insert(links, code.section_link(place, book.escape(text)))
  end
  return table.concat(links, ', ')
end

--- One entry: what it is, where it is, where it is used.
local function entry(what, where, uses)
  local text = ('<span class="what">%s</span> <span class="where">%s'):format(what, where)
  if uses ~= '' then
    text = text .. '<br><span class="about">used in ' .. uses .. '</span>'
  end
  return { pandoc.Plain { html(text .. '</span>') } }
end

local function chunk_index(book, code)
  local items = List {}
  for _, name in ipairs(sorted_keys(book.xref.chunks)) do
    local chunk = book.xref.chunks[name]
    items:insert(entry('⟨' .. code.section_link(chunk.defs[1], code.name(name)) .. '⟩',
      numbers(book, code, chunk.defs), numbers(book, code, chunk.uses)))
  end
  return pandoc.BulletList(items)
end

--- Those of the identifiers that `wanted` says yes to.
local function identifier_index(book, code, uses, wanted)
  local items = List {}
  for _, name in ipairs(List(sorted_keys(book.xref.idents)):filter(wanted)) do
    local places = book.xref.idents[name]
    local others = List(uses[name] or {}):filter(function(place)
      return not List.includes(places, place)
    end)
    local link = ('<code><a href="%s">%s</a></code>'):format(book.identifier_href(name), name)
    items:insert(entry(link, numbers(book, code, places),
                       numbers(book, code, others)))
  end
  return pandoc.BulletList(items)
end

--- Equations, figures or exercises: number, text, page.
local function label_index(book, labels, kind, show)
  local items = List {}
  for _, one in ipairs(labels) do
    if one.label:match('^%a+') == kind then
      local label = book.xref.labels[one.label]
      local page = book.pages[label.page]
      items:insert { pandoc.Plain {
        pandoc.Link({ pandoc.Str(label.number) }, book.href(label.page, label.anchor)),
        pandoc.Space(),
        pandoc.Span(show(one), pandoc.Attr('', { 'what' })), pandoc.Space(),
        pandoc.Span(pandoc.Str(page.title), pandoc.Attr('', { 'where' })) } }
    end
  end
  return pandoc.BulletList(items)
end

--- What an exercise is and asks of its reader.
local function exercise(one)
  local levels = { 'easy', 'medium', 'hard' }
  local kinds = { hand = 'by hand', paper = 'on paper', code = 'in code',
                  project = 'a project' }
  return inlines(('%s (%s, %s, %d minutes)'):format(one.text, kinds[one.kind],
                                                    levels[one.level], one.minutes))
end

--- [[code]] in a caption, as Markdown has it.
local function caption(one)
  return inlines((one.text:gsub('%[%[(.-)%]%]', '`%1`')))
end

local function equation(one)
  return { pandoc.Math('InlineMath', '\\displaystyle ' .. formula.tidy(one.text)) }
end

function Reader(input)
  local index = assert(_G.load(tostring(input)))()
  local book = load('book').new(os.getenv('XREF'), nil)
  book.output = 'indexes'
  local code = load('code').new(book)
  local meta = { title = 'Indexes',
                 about = 'Equations, figures, exercises, chunks, identifiers, tests' }
  local last = book.xref.pages[#book.xref.pages]
  meta.previous = { href = last.name .. '.html', title = last.title }
  local doc = pandoc.Pandoc({}, meta)
  local jumps = List {}
  local function part(title, list)
    if #list.content == 0 then return end
    if #jumps > 0 then jumps:extend { pandoc.Str(' ·'), pandoc.Space() } end
    jumps:insert(pandoc.Link(title, '#' .. title:lower()))
    doc.blocks:insert(pandoc.Header(2, title, pandoc.Attr(title:lower())))
    doc.blocks:insert(pandoc.Div({ list }, pandoc.Attr('', { 'index' })))
  end
  part('Equations', label_index(book, index.labels, 'eq', equation))
  part('Figures', label_index(book, index.labels, 'fig', caption))
  part('Exercises', label_index(book, index.labels, 'ex', exercise))
  part('Chunks', chunk_index(book, code))
  part('Identifiers', identifier_index(book, code, index.uses,
       function(name) return not index.tests[name] end))
  part('Tests', identifier_index(book, code, index.uses,
       function(name) return index.tests[name] end))
  doc.blocks:insert(1, pandoc.Para(jumps))
  load('site').common(book, doc, 'Indexes')
  return doc
end
