--[[ The book's marks (fenced divs) as boxes with a label.

Each kind has a function from the div to blocks.  `prev` is the block before:
a heading there says already what the label would. ]]

local List = pandoc.List

local labels = { objectives = 'Objectives', question = 'The question',
                 predict = 'Predict', run = 'Run it', note = 'Note',
                 wrong = 'A wrong answer', summary = 'Summary',
                 further = 'Further reading' }
local exercise_kinds = { hand = 'by hand', paper = 'on paper', code = 'in code',
                         project = 'a project' }
local levels = { 'easy', 'medium', 'hard' }

local function html(text) return pandoc.RawBlock('html', text) end

--- A line of Markdown as inlines.
local function inlines(text)
  return pandoc.utils.blocks_to_inlines(pandoc.read(text, 'markdown').blocks)
end

local function classed(class, content)
  return pandoc.Div({ pandoc.Plain(content) }, pandoc.Attr('', { class }))
end

local function details(class, summary, blocks)
  local head = ('<details class="%s"><summary>%s</summary>'):format(class, summary)
  return List { html(head) } .. blocks .. { html('</details>') }
end

local function new(book, code)
  local render = {}

  --- A box: a small label, the title if there is one, the content.
  local function box(div, kind, label, title)
    local blocks = List {}
    if label then blocks:insert(classed('label', { pandoc.Str(label) })) end
    if title then blocks:insert(classed('title', inlines(title))) end
    return List { pandoc.Div(blocks .. div.content,
                             pandoc.Attr(div.identifier, { 'box', kind })) }
  end

  --- An attribute that has to be there.
  local function needed(div, kind, name)
    local value = div.attributes[name]
    if value then return value end
    local text = div.attributes.title or div.attributes.mutant or '.' .. kind
    book.fail(text, ('.%s without %s="..."'):format(kind, name))
    return ''
  end

  for kind, label in pairs(labels) do
    render[kind] = function(div, prev)
      local said = prev and prev.t == 'Header' and not div.attributes.title
      return box(div, kind, not said and label or nil, div.attributes.title)
    end
  end

  function render.ask(div)
    return box(div, 'ask', nil, needed(div, 'ask', 'title'))
  end

  function render.answer(div)
    return details('answer', 'Compare with the answer', div.content)
  end

  function render.hint(div)
    return details('hint', ('Hint %s of 3'):format(div.attributes.n or '?'), div.content)
  end

  --- What the wrong code replaces, and the test that finds it.
  local function wrong_foot(div)
    local name = needed(div, 'wrong', 'chunk')
    if not book.definitions(name) then
      book.fail(name, '.wrong of an undefined chunk <<' .. name .. '>>')
      return ''
    end
    local test = needed(div, 'wrong', 'killed-by')
    if not book.xref.idents[test] then
      book.fail('killed-by=' .. test, 'killed-by: there is no test ' .. test)
    end
    return ('<div class="wrong-foot">In place of %s. Found by the test %s.</div>'):format(
      code.use(name), code.inline(test))
  end

  function render.wrong(div)
    local blocks = box(div, 'wrong', labels.wrong, needed(div, 'wrong', 'title'))
    blocks[1].content:insert(html(wrong_foot(div)))
    return blocks
  end

  function render.exercise(div)
    local label = book.xref.labels[div.identifier]
    local kind = div.classes:find_if(function(c) return exercise_kinds[c] end)
    if not kind then
      book.fail(div.identifier, 'an exercise is .hand, .paper, .code or .project')
    end
    div.content:insert(html(('<p class="to-answer"><a href="%s">Solution</a></p>'):format(
      book.href(book.name .. '-answers', label.anchor))))
    div.identifier = label.anchor
    local text = ('Exercise %s, %s, %s, %s minutes'):format(label.number,
      exercise_kinds[kind] or '', levels[tonumber(div.attributes.level)],
      div.attributes.minutes)
    return box(div, 'exercise', text, needed(div, 'exercise', 'title'))
  end

  --- Replaces the marks among some blocks.
  local function blocks(list)
    local out = List {}
    for i, block in ipairs(list) do
      local kind = block.t == 'Div' and block.classes[1]
      if kind and render[kind] then out:extend(render[kind](block, list[i - 1]))
      else out:insert(block) end
    end
    return out
  end

  --- Takes the solution out of an exercise, numbers its hints.
  local function take_solution(div)
    local solution, hints, rest = nil, 0, List {}
    for _, block in ipairs(div.content) do
      local kind = block.t == 'Div' and block.classes[1]
      if kind == 'solution' then solution = block.content
      else
        if kind == 'hint' then
          hints = hints + 1
          block.attributes.n = tostring(hints)
        end
        rest:insert(block)
      end
    end
    if hints ~= 3 or not solution then
      book.fail(div.identifier, 'an exercise has three hints and one solution')
    end
    div.content = rest
    return solution
  end

  --- A whole number among an exercise's attributes.
  local function count(div, name, most)
    local n = tonumber(div.attributes[name])
    if n and n >= 1 and n <= most and n % 1 == 0 then return n end
    book.fail(div.identifier, ('an exercise has %s="..", from 1 to %d'):format(name, most))
    div.attributes[name] = '1'
    return 1
  end

  --- How many objectives a page states.
  local function objectives(doc)
    local n = 0
    doc:walk { Div = function(div)
      if div.classes[1] == 'objectives' then
        div:walk { BulletList = function(list) n = n + #list.content end }
      end
    end }
    return n
  end

  --- Each objective has an exercise that practises it.
  local function check_objectives(n, practised)
    for k = 1, n do
      if not practised[k] then
        book.fail('.objectives', ('no exercise has objective=%d'):format(k))
      end
    end
  end

  --- The solutions of a page, as blocks, and the minutes of its exercises, which
  --- lose their solutions.
  local function exercises(doc)
    local answers, minutes, practised = List {}, 0, {}
    local stated = objectives(doc)
    local without = doc:walk { Div = function(div)
      if div.classes[1] ~= 'exercise' then return end
      local label = book.xref.labels[div.identifier]
      if not label then
        book.fail('.exercise', '.exercise without #ex:NAME')
        return {}
      end
      local solution = take_solution(div)
      count(div, 'level', #levels)
      minutes = minutes + count(div, 'minutes', 240)
      if stated > 0 then practised[count(div, 'objective', stated)] = true end
      local title = inlines(('Exercise %s: %s'):format(
        label.number, div.attributes.title or ''))
      answers:insert(pandoc.Header(2, title, pandoc.Attr(label.anchor)))
      answers:extend(solution or {})
      answers:insert(html('<p class="to-exercise"><a href="'
        .. book.href(label.page, label.anchor) .. '">Back to the exercise</a></p>'))
      return div
    end }
    check_objectives(stated, practised)
    return without, answers, minutes
  end

  return { blocks = blocks, exercises = exercises }
end

return { new = new, inlines = inlines }
