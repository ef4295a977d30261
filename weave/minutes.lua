--[[ How many minutes a page takes: 180 words a minute and 10 lines of code, rounded up
to five.  Exercises take their own time, which the source states. ]]

--- The words of some blocks, their lines of code, and the minutes that reading takes.
local function reading(blocks)
  local words, lines = 0, 0
  for _, block in ipairs(blocks) do
    if not (block.t == 'Div' and block.classes[1] == 'exercise') then
      pandoc.Div({ block }):walk {
        Str = function(s) if s.text:match('%w') then words = words + 1 end end,
        CodeBlock = function(code)
          lines = lines + 1 + select(2, code.text:gsub('\n', ''))
        end }
    end
  end
  return { words = words, lines = lines,
           minutes = 5 * math.ceil((words / 180 + lines / 10) / 5) }
end

return { reading = reading }
