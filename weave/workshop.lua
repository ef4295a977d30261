--[[ The two pages of one source: the chapter, and its workshop.

A `.workshop` div of the source stands on the page of the workshop, under its title,
with a link back.  On the page of the chapter a line in its place leads there. ]]

local List = pandoc.List
local here = pandoc.path.directory(debug.getinfo(1, 'S').source:sub(2))
local inlines = dofile(pandoc.path.join { here, 'marks.lua' }).inlines

local function html(text) return pandoc.RawBlock('html', text) end

local function slug(text)
  return (text:lower():gsub('[^%w]+', '-'):gsub('^-+', ''):gsub('-+$', ''))
end

local function link(class, address, words, title)
  local content = pandoc.List { pandoc.Str(words), pandoc.Space() } .. inlines(title)
  return pandoc.Div({ pandoc.Plain { pandoc.Link(content, address) } },
                    pandoc.Attr('shop-' .. slug(title), { class }))
end

--- The blocks of one of the two pages.
local function split(book, blocks, part)
  local out = List {}
  for _, block in ipairs(blocks) do
    local shop = block.t == 'Div' and block.classes[1] == 'workshop'
    local title = shop and block.attributes.title or ''
    local anchor = 'shop-' .. slug(title)
    if shop and part == 'workshop' then
      out:insert(pandoc.Header(2, inlines(title), pandoc.Attr(anchor)))
      out:insert(html('<p class="to-chapter"><a href="' ..
        book.href(book.here.name, anchor) .. '">Where it belongs in the text</a></p>'))
      out:extend(block.content)
    elseif shop then
      out:insert(link('to-workshop', book.href(book.here.name .. '-workshop', anchor),
                      'In the workshop:', title))
    elseif part ~= 'workshop' then out:insert(block) end
  end
  return out
end

return { split = split }
