--[[ A pandoc filter: the book's own marks, references and code as HTML.

Runs between reader.lua and citeproc.  Metadata it takes: source (the .nw),
xref (xref.lua's path), part ("answers" for the page of solutions, "workshop" for
that of the workshop). ]]

local here = pandoc.path.directory(debug.getinfo(1, 'S').source:sub(2))
local function load(name) return dofile(pandoc.path.join { here, name .. '.lua' }) end

local List = pandoc.List
local formula = load('formula')

local function html(text) return pandoc.RawBlock('html', text) end

--- The page that a source file makes, by xref's list.
local function page_of(xref_file, source)
  for _, page in ipairs(dofile(xref_file).pages) do
    if page.file == source then return page.name end
  end
end

-- ---- blocks ----

--- A label as it stands behind an equation: its name, and what follows it.
local function label_in(element)
  if element and element.t == 'Str' then
    return element.text:match('^{#(eq:[%w_-]+)}(.*)$')
  end
end

local function equation_block(book, math, name)
  local label = name and book.xref.labels[name]
  if name and not label then
    book.fail(name, 'label ' .. name .. ' has to follow the closing $$')
  end
  local content = List {
    pandoc.Div({ pandoc.Plain { math } }, pandoc.Attr('', { 'math' })) }
  if label then
    content:insert(html(('<a class="number" href="#%s">(%s)</a>'):format(
      label.anchor, label.number)))
  end
  return pandoc.Div(content, pandoc.Attr(label and label.anchor or '', { 'equation' }))
end

local function is_display(element)
  return element.t == 'Math' and element.mathtype == 'DisplayMath'
end

local function is_space(element)
  return element.t == 'Space' or element.t == 'SoftBreak'
end

local function trimmed(list)
  while #list > 0 and is_space(list[1]) do list:remove(1) end
  while #list > 0 and is_space(list[#list]) do list:remove() end
  return list
end

--- A paragraph with displayed equations, as paragraphs and equations.
local function split_at_equations(book, para)
  if not para.content:find_if(is_display) then return nil end
  local out, text, skip_to = List {}, List {}, 0
  local function flush()
    if #trimmed(text) > 0 then out:insert(pandoc.Para(text)) end
    text = List {}
  end
  for i, element in ipairs(para.content) do
    if i <= skip_to then -- a label that has been used
    elseif is_display(element) then
      local after = para.content[i + 1]
      local at = after and is_space(after) and i + 2 or i + 1
      local name, rest = label_in(para.content[at])
      flush()
      out:insert(equation_block(book, element, name))
      if name then
        skip_to = at
        if rest ~= '' then text:insert(pandoc.Str(rest)) end
      end
    else text:insert(element) end
  end
  flush()
  return out
end

--- The files that a figure's script says it draws, as links.
local function figure_data(book, name)
  local links = List {}
  local script = io.open('plots/' .. name .. '.gp')
  if not script then
    book.fail('figure:' .. name, 'figure ' .. name .. ' has no plots/' .. name .. '.gp')
    return ''
  end
  for line in script:lines() do
    local file = line:match('^# data: (%S+%.tsv)')
    if file then
      links:insert((' <a class="data" href="figures/%s">%s</a>'):format(file, file))
    end
  end
  script:close()
  if #links == 0 then return '' end
  return '<span class="source">Data:' .. table.concat(links, ',') .. '</span>'
end

--- The light or the dark picture on a screen, the light one on paper (which
--- browsers do not choose by themselves when a dark page is printed).
local function pictures(path, alt)
  local light = (' src="%s-light.svg" alt="%s">'):format(path, alt)
  return '<picture><source media="(prefers-color-scheme: dark)" srcset="' .. path
         .. '-dark.svg"><img' .. light .. '</picture><img class="paper"' .. light
end

--- A figure: its pictures, its caption, the data it shows.
local function figure_blocks(book, label, name, image)
  local alt = book.escape(image.attributes.alt or '')
  if alt == '' then book.fail(image.identifier, 'figure without alt="..."') end
  local number = ('<a class="number" href="#%s">Figure %s</a>'):format(
    label.anchor, label.number)
  local data = figure_data(book, name)
  return {
    html('<figure id="' .. label.anchor .. '">' .. pictures('figures/' .. name, alt)
         .. '<figcaption>' .. number),
    pandoc.Plain(image.caption),
    html(data .. '</figcaption></figure>') }
end

local function figure(book, para)
  local image = para.content[1]
  if #para.content ~= 1 or image.t ~= 'Image' then return nil end
  local name = image.src:match('^figure:([%w-]+)$')
  if not name then return nil end
  local label = book.xref.labels[image.identifier]
  if label then return figure_blocks(book, label, name, image) end
  book.fail('figure:' .. name, 'figure without {#fig:NAME alt="..."}')
end

--- What was typed, and what came.
local function transcript(book, block)
  local cmd = block.attributes.cmd
  if not cmd then
    book.fail('.transcript', '.transcript without cmd="..."')
    return nil
  end
  local output = book.escape(block.text)
  if output ~= '' then output = '\n<samp>' .. output .. '</samp>' end
  return html('<pre class="transcript"><kbd>' .. book.escape(cmd) .. '</kbd>'
              .. output .. '</pre>')
end

--- Commands to try, one a line; what they print is not shown.
local function trial(book, block)
  local text = book.escape(block.text)
  return html('<pre class="transcript try"><kbd>'
              .. text:gsub('\n', '</kbd>\n<kbd>') .. '</kbd></pre>')
end

local function code_block(book, code, block)
  local kind = block.classes[1]
  if kind == 'transcript' then return transcript(book, block) end
  if block.classes:includes('try') then return trial(book, block) end
  return html(code.block(block.text, kind or 'text'))
end

local function heading(header)
  header.identifier = header.identifier:gsub('^sec:', 'sec-')
  header.content = header.content:walk {
    Code = function(code) return pandoc.Code(code.text) end }
  return header
end

--- 1, 2, 3 is what browsers do by themselves; tidy knows no type="1".
local function ordered(list)
  if list.style == 'Decimal' then list.style = 'DefaultStyle' end
  return list
end

--- A table as wide as it needs to be, in a box that scrolls.
local function table_block(block)
  for _, column in ipairs(block.colspecs) do column[2] = nil end
  return pandoc.Div({ block }, pandoc.Attr('', { 'table' }))
end

local function block_filter(book, code)
  return {
    Para = function(para)
      return figure(book, para) or split_at_equations(book, para)
    end,
    Plain = function(plain) return split_at_equations(book, plain) end,
    CodeBlock = function(block) return code_block(book, code, block) end,
    Header = heading,
    Table = table_block,
    OrderedList = ordered,
  }
end

-- ---- inlines ----

--- A number that make check computes again.
local function number(book, span)
  if not span.classes:includes('number') then
    if #span.classes > 0 then
      book.fail('{.' .. span.classes[1], 'unknown kind of span: ' .. span.classes[1])
    end
    return nil
  end
  local cmd = span.attributes.cmd
  if not cmd then book.fail('{.number', '.number without cmd="..."') end
  return pandoc.Span(span.content, pandoc.Attr('', { 'number' },
    { { 'title', 'computed by: ' .. (cmd or '') } }))
end

local function quoted(book, code, element)
  if not element.classes:includes('quoted') then return nil end
  local name = element.text:match('^<<(.*)>>$')
  if name and not book.definitions(name) then
    book.fail(element.text, 'undefined chunk ' .. element.text)
    return nil
  end
  return pandoc.RawInline('html', code.inline(element.text))
end

-- ---- the glossary ----

local function anchor(term)
  return 'term-' .. term:gsub('[^%w]+', '-')
end

--- The words of the glossary, with an anchor each.
local function glossary(list)
  for _, item in ipairs(list.content) do
    local term = pandoc.utils.stringify(item[1])
    item[1] = { pandoc.Span(item[1], pandoc.Attr(anchor(term))) }
  end
  return list
end

--- A word in italics that the glossary has, as a link to it; once a page.
local function term_links(book)
  local linked = {}
  return { traverse = 'topdown', Link = function(link) return link, false end,
    Header = function(header) return header, false end,
    Emph = function(emph)
      local term = pandoc.utils.stringify(emph)
      if linked[term] or not book.xref.terms[term] then return nil end
      linked[term] = true
      return pandoc.Link({ emph }, book.href('glossary', anchor(term)), '', { class = 'term' })
    end }
end

--- A place for the bibliography, if anything is cited.
local function add_bibliography(doc)
  local cited = false
  doc:walk { Cite = function() cited = true end }
  if not cited then return end
  doc.blocks:insert(pandoc.Header(2, 'References', pandoc.Attr('references')))
  doc.blocks:insert(pandoc.Div({}, pandoc.Attr('refs')))
end

local function inline_filter(book, code)
  return {
    Span = function(span) return number(book, span) end,
    Code = function(element) return quoted(book, code, element) end,
    Math = function(element)
      if not is_display(element) then return formula.inline(element.text) end
      element.text = formula.tidy(element.text)
      return element
    end,
  }
end

function Pandoc(doc)
  local meta = doc.meta
  local xref_file = pandoc.utils.stringify(meta.xref)
  local source = pandoc.utils.stringify(meta.source)
  local name = page_of(xref_file, source)
  local part = meta.part and pandoc.utils.stringify(meta.part)
  local book = load('book').new(xref_file, name, part)
  book.output = part and name .. '-' .. part or name
  local code = load('code').new(book)
  local chunks = load('chunks').new(book, code)
  local marks = load('marks').new(book, code)
  local references = load('references').new(book)

  local solutions
  doc, solutions, book.exercise_minutes = marks.exercises(doc)
  if part == 'answers' then doc.blocks = solutions
  else doc.blocks = load('workshop').split(book, doc.blocks, part) end
  book.reading = load('minutes').reading(doc.blocks)
  doc:walk { Div = function(div)
    if div.classes[1] == 'chunk' then chunks.collect(div) end
  end }
  doc = doc:walk { Div = function(div)
    if div.classes[1] == 'chunk' then return chunks.render(div) end
  end }
  doc = doc:walk { Blocks = marks.blocks }
  doc = doc:walk(block_filter(book, code))
  doc = doc:walk { Inlines = references }
  add_bibliography(doc)
  doc = doc:walk(inline_filter(book, code))
  if name == 'glossary' then doc = doc:walk { DefinitionList = glossary }
  else doc = doc:walk(term_links(book)) end
  load('site').page(book, doc, part)
  book.finish()
  return doc
end
