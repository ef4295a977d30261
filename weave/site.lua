--[[ Metadata for the template: the book's contents, the page's neighbours. ]]

local kickers = { program = 'Program', shared = 'Shared by the programs' }

--- The groups of pages that the contents show.
local function contents(book)
  local groups, by_kind = {}, {}
  local titles = { chapter = 'Chapters', appendix = 'Appendices',
                   program = 'Programs', shared = 'Shared by the programs' }
  for _, kind in ipairs { 'front', 'chapter', 'appendix', 'program', 'shared' } do
    by_kind[kind] = { title = titles[kind], pages = {},
                      listed = kind ~= 'front', folded = kind == 'program' }
    table.insert(groups, by_kind[kind])
  end
  for _, page in ipairs(book.xref.pages) do
    local title = page.kind == 'front' and 'Front matter' or page.title
    local entry = { title = title, href = page.name .. '.html',
                    number = page.number, description = page.description,
                    program = page.kind == 'program' and page.name or nil }
    local group = by_kind[page.kind]
    entry.current = page.name == book.output -- and not its workshop
    entry.here = page == book.here
    group.open = group.open or entry.here
    table.insert(group.pages, entry)
  end
  local full = {}
  for _, group in ipairs(groups) do
    if #group.pages > 0 then table.insert(full, group) end
  end
  return full
end

local function neighbours(book, meta)
  local place = book.here.place
  local function link(page)
    return page and { href = page.name .. '.html', title = page.title }
  end
  meta.previous = link(book.xref.pages[place - 1])
  meta.next = link(book.xref.pages[place + 1])
             or { href = 'indexes.html', title = 'Indexes' }
end

local function html(text) return pandoc.RawBlock('html', text) end

local function classed(class, content)
  return pandoc.Span(content, pandoc.Attr('', { class }))
end

--- The contents as the front page shows them, with what each page is about.
local function contents_block(groups)
  local blocks = pandoc.List {}
  for _, group in ipairs(groups) do
    local items = {}
    for _, page in ipairs(group.pages) do
      local line = pandoc.List { classed('entry', {
        pandoc.Link(page.title, page.href), pandoc.Space(),
        classed('about', page.description) }) }
      if page.number ~= '' then line:insert(1, classed('number', page.number)) end
      table.insert(items, { pandoc.Plain(line) })
    end
    if group.folded then
      blocks:insert(html('<details><summary class="label">' .. group.title ..
                         ' (' .. #items .. ')</summary>'))
      blocks:insert(pandoc.BulletList(items))
      blocks:insert(html('</details>'))
    elseif group.listed then
      blocks:insert(pandoc.Div({ pandoc.Plain(group.title) },
                               pandoc.Attr('', { 'label' })))
      blocks:insert(pandoc.BulletList(items))
    end
  end
  return pandoc.Div(blocks, pandoc.Attr('', { 'contents' }))
end

--- Puts the contents between the front page's first words and its sections.
local function add_contents(doc, groups)
  local _, place = doc.blocks:find_if(function(block) return block.t == 'Header' end)
  doc.blocks:insert(place or #doc.blocks + 1, contents_block(groups))
end

--- The headings that the contents list for the page they stand on.
local function sections(blocks)
  local list = {}
  for _, block in ipairs(blocks) do
    if block.t == 'Header' and block.level == 2 then
      local title = block.content:walk {
        Note = function() return {} end,
        Link = function(link) return link.content end }
      table.insert(list, { href = '#' .. block.identifier, title = title })
    end
  end
  return #list > 0 and list or nil
end

--- What every page shows.
local function common(book, doc, title)
  local meta = doc.meta
  local of_book = book.xref.pages[1].title
  meta.book = of_book
  meta.contents = contents(book)
  meta.sections = sections(doc.blocks)
  meta.pagetitle = title == of_book and title or title .. ' - ' .. of_book
end

--- What a page woven from a source shows; `part`: which of its other pages it is.
local function page(book, doc, part)
  local meta, page = doc.meta, book.here
  meta.kicker = book.page_number(page) or kickers[page.kind]
  meta.about = page.description
  meta.origin = page.file
  meta.front = page.kind == 'front' or nil
  if part then
    local kinds = { answers = { 'Answers: ', 'Solutions of the exercises of ',
                                'The exercises are in ' },
                    workshop = { 'Workshop: ', 'The rest of the program and the tests of ',
                                 'The text is ' } }
    local words = kinds[part]
    meta.title = words[1] .. page.title
    meta.about = words[2] .. page.title
    meta.chapter = { href = page.name .. '.html', title = page.title, before = words[3] }
    meta.kicker, meta.description, meta.needs = nil, nil, nil
  else neighbours(book, meta) end
  local exercises = not part and book.exercise_minutes > 0
  if page.kind ~= 'front' and part ~= 'answers' then
    meta.minutes = ('reading %d%s'):format(book.reading.minutes,
      exercises and ', exercises ' .. book.exercise_minutes or '')
  end
  meta.words, meta.lines = tostring(book.reading.words), tostring(book.reading.lines)
  if page.answers and part ~= 'answers' then
    meta.answers = page.name .. '-answers.html'
  end
  if page.workshop and part ~= 'workshop' then
    meta.workshop = page.name .. '-workshop.html'
  end
  if page.kind == 'front' and not part then add_contents(doc, contents(book)) end
  common(book, doc, part and meta.title or page.title)
end

return { common = common, page = page }
