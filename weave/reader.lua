--[==[ A pandoc reader for noweb's token streams (noweb/markup's output).

The documentation is Markdown; a code chunk takes part in it as a paragraph
that holds its place while pandoc reads, and is put back as

    Div .chunk name=NAME            holding a CodeBlock

In it, a use of a chunk is USE..NAME..END (see below), since the program's own
text may hold the characters << and >>.  Code quoted in prose, [[...]], becomes
inline code of class "quoted".  Nothing here knows of HTML.  Documentation
keeps its line numbers, for what pandoc has to say about it. ]==]

local USE, END = '\u{E000}', '\u{E001}'
local PLACE = 'NOWEBCHUNK'

--- The stream's tokens as (key, rest) pairs: '@text', ' x = 1;'.
local function tokens(stream)
  local next_line = stream:gmatch('([^\n]*)\n')
  return function()
    local line = next_line()
    if line then return line:match('^(@%a+) ?(.*)$') end
  end
end

--- Inline code that survives Markdown: fenced by more backticks than it holds.
local function inline_code(text)
  local longest = 0
  for run in text:gmatch('`+') do longest = math.max(longest, #run) end
  local fence = ('`'):rep(longest + 1)
  local pad = longest > 0 and ' ' or ''
  return fence .. pad .. text .. pad .. fence .. '{.quoted}'
end

--- Collects documentation lines; knows when a line is inside a code fence.
local function new_docs()
  local docs = { lines = {}, line = '' }

  function docs.end_line()
    local mark = docs.line:match('^ *(```+)') or docs.line:match('^ *(~~~+)')
    if docs.fence then
      if mark and mark:sub(1, #docs.fence) == docs.fence then docs.fence = nil end
    else
      docs.fence = mark
    end
    table.insert(docs.lines, docs.line)
    docs.line = ''
  end

  --- Whether [[ ]] is to be left alone here: in fences and in backticks.
  function docs.verbatim()
    local _, ticks = docs.line:gsub('`+', '')
    return docs.fence ~= nil or ticks % 2 == 1
  end

  return docs
end

--- A line of a chunk has ended: a line of documentation for each, the place
--- holder for the first that holds code.
local function hold_place(state, chunk)
  chunk.lines = chunk.lines + 1
  if chunk.lines > 1 then table.insert(chunk.code, '\n') end
  table.insert(state.docs.lines, chunk.lines == 2 and PLACE .. #state.chunks or '')
end

--- One handler for each token; `state` holds the chunk or quote being read.
local on = {}

on['@file'] = function(state, rest) state.file = rest end
on['@defn'] = function(state, rest)
  state.chunk = { name = rest, code = {}, lines = 0 }
  table.insert(state.chunks, state.chunk)
end
on['@text'] = function(state, rest)
  if state.quote then state.quote = state.quote .. rest
  elseif state.chunk then table.insert(state.chunk.code, rest)
  else state.docs.line = state.docs.line .. rest end
end
on['@use'] = function(state, rest)
  if state.quote then state.quote = state.quote .. '<<' .. rest .. '>>'
  else table.insert(state.chunk.code, USE .. rest .. END) end
end
on['@quote'] = function(state) state.quote = '' end
on['@endquote'] = function(state)
  local docs = state.docs
  docs.line = docs.line .. (docs.verbatim() and '[[' .. state.quote .. ']]'
                            or inline_code(state.quote))
  state.quote = nil
end
on['@nl'] = function(state)
  local chunk = state.chunk
  if state.quote then state.quote = state.quote .. ' '
  elseif not chunk then state.docs.end_line()
  else hold_place(state, chunk) end
end
on['@index'] = function(state, rest)
  if rest == 'nl' then table.insert(state.docs.lines, '') end
end
on['@end'] = function(state, rest)
  local docs = state.docs
  if not rest:match('^code') then
    if docs.line ~= '' then docs.end_line() end
    return
  end
  if state.chunk.lines < 2 then hold_place(state, state.chunk) end
  if docs.lines[#docs.lines] ~= '' then table.insert(docs.lines, '') end
  state.chunk = nil
end

local function chunk_block(chunk)
  local code = table.concat(chunk.code):gsub('\n$', '')
  return pandoc.Div({ pandoc.CodeBlock(code) },
    pandoc.Attr('', { 'chunk' }, { { 'name', chunk.name } }))
end

function Reader(input)
  local state = { chunks = {}, docs = new_docs() }
  for key, rest in tokens(tostring(input)) do
    if on[key] then on[key](state, rest) end
  end
  local text = table.concat(state.docs.lines, '\n') .. '\n'
  local doc = pandoc.read(text, 'markdown-implicit_figures')
  doc = doc:walk { Para = function(para)
    local first = #para.content == 1 and para.content[1]
    local n = first and first.t == 'Str' and first.text:match('^' .. PLACE .. '(%d+)$')
    if n then return chunk_block(state.chunks[tonumber(n)]) end
  end }
  doc.meta.source = pandoc.MetaString(state.file)
  return doc
end
