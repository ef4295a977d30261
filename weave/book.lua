--[[ What a page knows of the rest of the book: names, numbers, places.

`new(xref_file, page_name, part)` returns a table of functions for the page being
woven; part "workshop": for that of the workshop of the source called page_name.  Problems are collected by `book.fail` and told by `book.finish`, each
with file and line. ]]

local kind_words = { chapter = 'Chapter', appendix = 'Appendix' }

local function escape(text)
  return (text:gsub('[&<>"]', { ['&'] = '&amp;', ['<'] = '&lt;',
                                ['>'] = '&gt;', ['"'] = '&quot;' }))
end

--- The nth line of a file that holds the text as it stands, or nil.
local function line_with(file, text, nth)
  local n = 0
  for line in io.lines(file) do
    n = n + 1
    if line:find(text, 1, true) then nth = nth - 1 end
    if nth == 0 then return n end
  end
end

--- The page of a chapter's workshop, as a page of the book.
local function workshop_of(page)
  return { name = page.name .. '-workshop', kind = page.kind, number = page.number,
           title = page.title, chapter = page }
end

local function new(xref_file, page_name, part)
  local xref = dofile(xref_file)
  local book = { xref = xref, name = page_name, escape = escape, pages = {} }
  local failed = false
  local times = {}       -- how often there was a problem with a text
  for i, page in ipairs(xref.pages) do
    book.pages[page.name] = page
    page.place = i
    if page.workshop then book.pages[page.name .. '-workshop'] = workshop_of(page) end
  end
  local here = book.pages[page_name]
  book.here = here
  if part == 'workshop' then book.name = page_name .. '-workshop' end

  --- A problem with this page; `text` is what to look for in its source.
  function book.fail(text, message)
    local file = here and here.file or page_name
    times[text] = (times[text] or 0) + 1
    local line = here and line_with(file, text, times[text]) or 1
    io.stderr:write(('%s:%d: %s\n'):format(file, line, message))
    failed = true
  end

  function book.finish()
    if failed then os.exit(1) end
  end

  function book.href(page, anchor)
    if page == book.output then return '#' .. (anchor or 'main') end
    return page .. '.html' .. (anchor and '#' .. anchor or '')
  end

  --- "Chapter 1", "Appendix A", or nothing for a page without a number.
  function book.page_number(page)
    local word = kind_words[page.kind]
    return word and word .. ' ' .. page.number
  end

  --- Where else something is: " in The Soft Lookup", empty if on this page.
  function book.elsewhere(page)
    if page == book.name then return '' end
    if page == page_name then return ' in the text' end
    local of = book.pages[page].chapter
    if of and of.name == page_name then return ' in the workshop' end
    return (of and ' in the workshop of ' or ' in ') .. book.pages[page].title
  end

  --- The sections, places in xref.sections, in which a chunk is defined.
  function book.definitions(name)
    local chunk = xref.chunks[name]
    return chunk and chunk.defs
  end

  --- The section that a use of an identifier on this page leads to: the
  --- page's own definition, else the first of the book.
  function book.identifier(name)
    local places = xref.idents[name]
    if not places then return nil end
    for _, place in ipairs(places) do
      if xref.sections[place].page == book.name then return place end
    end
    return places[1]
  end

  function book.identifier_href(name)
    local place = book.identifier(name)
    return place and book.href(xref.sections[place].page, 'id-' .. name)
  end

  return book
end

return { new = new, escape = escape }
