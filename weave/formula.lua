--[[ TeX formulas, as MathML needs them.

No browser breaks a line inside an inline formula, so a long one is handed
over in pieces: like TeX, it may break after a relation, a sum's sign or a
comma, but not inside braces or parentheses. ]]

local SHORT = 16           -- a formula of so few characters stays whole
local BREAK = '\u{200B}'   -- where a line may end

local relations = { ['='] = true, ['<'] = true, ['>'] = true, ['+'] = true }
for name in ([[approx le ge lt gt ne in to sim propto quad leftrightarrow
               Rightarrow leq geq cdot times]]):gmatch('%a+') do
  relations['\\' .. name] = true
end
local functions = { cos = true, exp = true, log = true, max = true, min = true,
                    sin = true, tanh = true }
local opening = { ['{'] = 1, ['('] = 1, ['['] = 1, ['\\left'] = 1, ['\\begin'] = 1,
                  ['\\lvert'] = 1, ['\\lVert'] = 1, ['\\{'] = 1,
                  ['}'] = -1, [')'] = -1, [']'] = -1, ['\\right'] = -1,
                  ['\\end'] = -1, ['\\rvert'] = -1, ['\\rVert'] = -1, ['\\}'] = -1 }

--- The tokens of a formula: commands, single characters, runs of blanks.
local function tokens(tex)
  local list, at = {}, 1
  while at <= #tex do
    local token = tex:match('^\\%a+', at) or tex:match('^\\.', at)
                  or tex:match('^%s+', at) or tex:match('^[^\128-\191][\128-\191]*', at)
    table.insert(list, token)
    at = at + #token
  end
  return list
end

--- A word in \mathrm would come out letter by letter.
local function tidy(tex)
  return (tex:gsub('\\mathrm{(%a%a+)}', '\\text{%1}'))
end

--- Whether a line may end behind the ith token; 1,024 and -1 stay together.
local function may_break(list, i)
  local token, spaced = list[i], (list[i + 1] or ''):match('^%s')
  return i < #list and (relations[token] or token == ',' and spaced
    or token == '-' and spaced and list[i - 1]:match('^%s'))
end

--- The pieces of an inline formula between which a line may end.
local function pieces(tex)
  if #tex <= SHORT then return { tex } end
  local out, piece, depth = {}, '', 0
  local list = tokens(tex)
  for i, token in ipairs(list) do
    depth = depth + (opening[token] or 0)
    piece = piece .. token
    if depth == 0 and may_break(list, i) and #piece > 3 then
      table.insert(out, piece)
      piece = ''
    end
  end
  table.insert(out, piece)
  return out
end

--- An inline formula as inlines.  A function's name alone is a word: as an
--- operator it would keep room for arguments on both sides.
local function inline(tex)
  tex = tex:gsub('^\\(%a+)$', function(name)
    return functions[name] and '\\text{' .. name .. '}' end)
  local out = pandoc.List {}
  for i, piece in ipairs(pieces(tidy(tex))) do
    if i > 1 then out:insert(pandoc.Str(BREAK)) end
    out:insert(pandoc.Math('InlineMath', piece))
  end
  return out
end

return { tidy = tidy, inline = inline }
