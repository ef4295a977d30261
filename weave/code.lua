--[[ Code as HTML: colours by skylighting, links for chunks and identifiers.

A use of a chunk is USE..NAME..END in the text (reader.lua).  It is coloured
as a made-up identifier and then replaced by its link.  Identifiers are linked
where skylighting sees neither a comment nor a string. ]]

local USE, END = '\u{E000}', '\u{E001}'
local USE_PATTERN = USE .. '(.-)' .. END

local languages = { c = 'c', h = 'c', sh = 'bash', bash = 'bash',
                    make = 'makefile', lua = 'lua', python = 'python',
                    json = 'json', html = 'html' }

--- Kinds of token (skylighting's classes) in which nothing is linked.
local unlinked = {}
for kind in ('co do an cv in wa st ch sc ss vs im er'):gmatch('%a+') do
  unlinked[kind] = true
end

local function new(book)
  local code = {}
  local escape = book.escape

  --- A chunk's name as people see it; [[code]] in it stands out.
  function code.name(name)
    local text = escape(name):gsub('%[%[(.-)%]%]', '<code>%1</code>')
    if name:match('^[%w_%-]+%.%a+$') then text = '<code>' .. text .. '</code>' end
    return text
  end

  --- A link to a section of the book, by its place in xref.sections.
  function code.section_link(place, text, class)
    local section = book.xref.sections[place]
    return ('<a%s href="%s">%s</a>'):format(
      class and ' class="' .. class .. '"' or '',
      book.href(section.page, section.anchor), text)
  end

  --- A use of a chunk: its name, in angle brackets, leading to its definition.
  function code.use(name)
    local first = book.definitions(name)[1]
    local section = book.xref.sections[first]
    return ('<a class="use" href="%s" title="defined in %s%s">'
            .. '⟨%s <small>%s</small>⟩</a>'):format(
      book.href(section.page, section.anchor), section.number,
      escape(book.elsewhere(section.page)), code.name(name), section.number)
  end

  --- Identifiers in a piece of coloured text that has no tags in it.
  local function link_words(text, defines)
    return (text:gsub('&?[%a_][%w_]*', function(word)
      if defines and defines[word] then
        local tag = ('<span class="def" id="id-%s">%s</span>'):format(word, word)
        defines[word] = nil
        return tag
      end
      local href = book.identifier_href(word)
      return href and ('<a class="id" href="%s">%s</a>'):format(href, word)
    end))
  end

  --- One coloured line: tags stay, text outside comments and strings is linked.
  local function link_line(line, defines)
    local out, kind = {}, nil
    for text, tag in (line .. '<end>'):gmatch('([^<]*)(<[^>]*>)') do
      table.insert(out, unlinked[kind] and text or link_words(text, defines))
      kind = tag:match('^<span class="(%a+)"')
      if tag ~= '<end>' then table.insert(out, tag) end
    end
    return table.concat(out)
  end

  --- Skylighting's lines, without its anchors for each.
  local function coloured_lines(text, language)
    local class = languages[language] or 'default'
    local block = pandoc.CodeBlock(text, pandoc.Attr('', { class }))
    local html = pandoc.write(pandoc.Pandoc { block }, 'html5')
    local body = html:match('<code[^>]*>(.*)</code>')
    local lines = {}
    for line in (body .. '\n'):gmatch('([^\n]*)\n') do
      local inner = line:match('^<span id="[^"]*"><a [^>]*></a>(.*)</span>$')
      table.insert(lines, inner or line)
    end
    return lines
  end

  --- The inside of a <code>.  `defines` is a set of the identifiers that get
  --- their anchor here; what is left in it afterwards was not found.
  function code.html(text, language, defines)
    local names = {}
    local plain = text:gsub(USE_PATTERN, function(name)
      table.insert(names, name)
      return ('nowebuse%04d'):format(#names)
    end)
    local lines = coloured_lines(plain, language)
    for i, line in ipairs(lines) do lines[i] = link_line(line, defines) end
    return (table.concat(lines, '\n'):gsub('nowebuse(%d%d%d%d)', function(n)
      return code.use(names[tonumber(n)])
    end))
  end

  --- A whole block.  Wide code scrolls inside it.
  function code.block(text, language, defines)
    return '<pre class="code"><code>' .. code.html(text, language, defines)
           .. '</code></pre>'
  end

  --- Code in prose: a chunk's name, or C in which identifiers are links.
  function code.inline(text)
    local name = text:match('^<<(.*)>>$')
    if name then return code.use(name) end
    return '<code>' .. link_words(escape(text)) .. '</code>'
  end

  --- The text with the uses of chunks that `bodies` holds replaced by them,
  --- indented as noweb does.  Second result: whether there was any.
  function code.expand(text, bodies)
    local any = false
    local lines = {}
    for line in (text .. '\n'):gmatch('([^\n]*)\n') do
      local before, name, after = line:match('^(.-)' .. USE_PATTERN .. '(.*)$')
      if name and bodies[name] then
        any = true
        local pad = '\n' .. before:gsub('%S', ' ')
        local inner = code.expand(bodies[name], bodies)
        line = before .. inner:gsub('\n', pad) .. after
      end
      table.insert(lines, line)
    end
    return table.concat(lines, '\n'), any
  end

  return code
end

return { new = new }
