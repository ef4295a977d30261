--[[ Code chunks as HTML: a head with name and number, the code, and a foot
that says where it goes on, where it is used, and what it is a file of. ]]

local function arrow(sign, words)
  return '<span aria-hidden="true">' .. sign .. '</span><span class="hidden">'
         .. words .. ' definition</span>'
end

local function new(book, code)
  local xref = book.xref
  local sections = xref.sections
  local seen = {}        -- chunk name -> how many of its definitions so far
  local bodies = {}      -- chunk name -> its text on this page

  --- Notes all chunks of the page, so that they can be shown in place.
  local function collect(div)
    local name, text = div.attributes.name, div.content[1].text
    bodies[name] = bodies[name] and bodies[name] .. '\n' .. text or text
  end

  --- The place in xref.sections of the next definition of a chunk here.
  local function place_of(name)
    local n = 0
    seen[name] = (seen[name] or 0) + 1
    for i, place in ipairs(xref.chunks[name].defs) do
      if sections[place].page == book.name then n = n + 1 end
      if n == seen[name] then return place, i end
    end
  end

  local function numbered(place)
    local section = sections[place]
    return code.section_link(place, section.number)
           .. book.escape(book.elsewhere(section.page))
  end

  local function head(place, nth, defs)
    local section = sections[place]
    local arrows = ''
    if defs[nth - 1] then
      arrows = arrows .. code.section_link(defs[nth - 1], arrow('▲', 'previous'))
    end
    if defs[nth + 1] then
      arrows = arrows .. code.section_link(defs[nth + 1], arrow('▼', 'next'))
    end
    return ('<div class="chunk-head"><span class="chunk-name">⟨%s⟩ '
            .. '<span class="sign">%s</span></span>%s'
            .. '<a class="chunk-number" href="#%s">%s</a></div>'):format(
      code.name(section.name), nth == 1 and '≡' or '+≡',
      arrows ~= '' and '<span class="arrows">' .. arrows .. '</span>' or '',
      section.anchor, section.number)
  end

  --- "Used in <name> 1.2 and <name> 1.5 in Title."
  local function used_in(uses)
    local places = {}
    for _, place in ipairs(uses) do
      table.insert(places, code.section_link(place,
        '⟨' .. code.name(sections[place].name) .. '⟩') .. ' ' .. numbered(place))
    end
    return 'Used in ' .. table.concat(places, ', ')
  end

  local function foot(place, nth, chunk)
    local said = {}
    if nth > 1 then table.insert(said, 'Begun in ' .. numbered(chunk.defs[1])) end
    if chunk.defs[nth + 1] then
      table.insert(said, 'Continued in ' .. numbered(chunk.defs[nth + 1]))
    end
    if #chunk.uses > 0 then table.insert(said, used_in(chunk.uses))
    else
      table.insert(said, 'The file <code>build/src/' .. sections[place].name
                         .. '</code>')
    end
    return '<div class="chunk-foot">' .. table.concat(said, ' · ') .. '</div>'
  end

  --- The chunk with its parts in place, folded away; empty if it has none here.
  local function expanded(text, language)
    local whole, any = code.expand(text, bodies)
    if not any then return '' end
    return '<details class="expanded">'
           .. '<summary>Show with its parts in place</summary>'
           .. code.block(whole, language) .. '</details>'
  end

  --- The set of identifiers whose anchor belongs into this section.
  local function own_identifiers(place)
    local names = {}
    for name in pairs(xref.idents) do
      if book.identifier(name) == place then names[name] = true end
    end
    return names
  end

  local function render(div)
    local name, text = div.attributes.name, div.content[1].text
    local chunk = xref.chunks[name]
    local place, nth = place_of(name)
    local defines = own_identifiers(place)
    local body = code.block(text, chunk.language, defines)
    for missing in pairs(defines) do
      book.fail('<<' .. name .. '>>=', '%def ' .. missing
                .. ': only in comments of <<' .. name .. '>>')
    end
    return pandoc.RawBlock('html', table.concat({
      ('<div class="chunk%s" id="%s">'):format(chunk.test and ' test' or '',
                                               sections[place].anchor),
      head(place, nth, chunk.defs), body, foot(place, nth, chunk),
      expanded(text, chunk.language), '</div>' }, '\n'))
  end

  return { collect = collect, render = render }
end

return { new = new }
