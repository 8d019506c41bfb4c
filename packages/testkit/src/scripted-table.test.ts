import { type PatrolEvent, type PatrolState, patrol } from '@firegroup/kernel/samples'
import { expect, test } from 'vitest'
import { ScriptedTable } from './scripted-table.ts'

const situation = {
  length: 8,
  mover: 'red',
  paces: { red: 'rush', blue: 'creep' },
  red: { men: 3, at: 0, smoke: 0, magazines: 2 },
  blue: { men: 3, at: 0, smoke: 1, magazines: 2 },
}

const draw = ({ red, blue }: PatrolState) => `red ${red.men} men at ${red.at}, blue ${blue.men} men at ${blue.at}`
const table = () => new ScriptedTable<PatrolState, PatrolEvent>(patrol, { situation }, draw)
const shot = () => table().decide('red', 'step', { type: 'step' }).decide('blue', 'fire', { type: 'fire' })

test('docs/add-a-rule.md: 4 smoke adds three to the shot', () => {
  const t = new ScriptedTable(patrol, { situation: { ...situation, red: { ...situation.red, smoke: 1 } } })
  t.decide('red', 'step', { type: 'step' })
  t.decide('blue', 'fire', { type: 'fire' })
  t.decide('red', 'smoke', { type: 'throw' })
  t.decide('blue', 'press', { type: 'accept' }).rolls(2, 2)
  t.saw({ type: 'shot', modifiers: [{ label: 'smoke', value: 3 }], final: 7, hit: false })
  t.asks('red', 'step').done()
  expect(t.game.state.red.smoke).toBe(0)
})

function failure(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('The script did not fail.')
}

test('a script with all its dice and answers goes through, the dice given after what they are for', () => {
  const t = shot()
  t.rolls(2, 3)
    .saw({ type: 'step', at: 1 })
    .saw({ type: 'shot', dice: [2, 3], hit: true })
    .asks('red', 'step')
    .done()
  expect(t.game.state.red.men).toBe(2)
})

test('a question that nobody answers fails, and the table is shown', () => {
  expect(failure(() => shot().rolls(6, 6).done())).toBe(
    [
      `Script, after decision 2: red is asked 'step' and the script does not answer.`,
      `Now red is asked 'step' (Take a step?).`,
      'The last events:',
      '  {"type":"step","side":"red","at":1}',
      '  {"type":"shot","rule":"3","by":"blue","dice":[6,6],"modifiers":[],"final":12,"hit":false}',
      'The table:',
      'red 3 men at 1, blue 3 men at 0',
    ].join('\n'),
  )
})

test.each<[string, () => unknown, string]>([
  ['a die that nothing rolled', () => shot().rolls(6, 6, 1).asks('red', 'step').done(), 'the script gives 1, which nothing rolled or drew'],
  ['a die that is missing', () => shot().rolls(6).done(), 'the script gives no result for: blue fires'],
  ['an answer while a die is missing', () => shot().decide('red', 'step', { type: 'stop' }), 'the script gives no result for: blue fires'],
  [
    'a face that the die does not have',
    () => shot().rolls(7, 1).done(),
    `The game stopped after decision 2: The script gives '7' for blue fires, which is a die of 6`,
  ],
  [
    'an illegal decision',
    () => table().decide('red', 'step', { type: 'fly' }),
    `red's {"type":"fly"} is refused: decision.type must be 'step' or 'stop', not 'fly'. (form)`,
  ],
  ['an answer to another question', () => table().decide('red', 'fire', { type: 'fire' }), `red is not asked 'fire'`],
  ['an answer of the wrong seat', () => table().decide('blue', 'step', { type: 'step' }), `blue is not asked 'step'`],
  ['a question expected and not asked', () => table().asks('blue', 'fire'), `blue is not asked 'fire'`],
  [
    'an event that did not happen',
    () => shot().rolls(6, 6).saw({ type: 'shot', hit: true }),
    'no event like {"type":"shot","hit":true}. Since the last one seen:',
  ],
  [
    'an event looked for before one already seen',
    () => shot().rolls(6, 6).saw({ type: 'shot' }).saw({ type: 'step' }),
    'no event like {"type":"step"}',
  ],
  ['an event that should not have happened', () => shot().rolls(6, 6).sawNo({ type: 'shot' }), 'there is an event like {"type":"shot"}'],
  ['a refusal that does not come', () => table().refuses('red', { type: 'step' }, { rule: '2' }), '{"type":"step"} should be refused by 2'],
  ['a refusal for another reason', () => table().refuses('red', { type: 'fly' }, { message: /wings/ }), 'should be refused by'],
])('%s fails, and the table is shown', (_what, act, message) => {
  const told = failure(act)
  expect(told).toMatch(/^Script, after decision \d: /)
  expect(told).toContain(message)
  expect(told).toMatch(/The table:\nred 3 men at \d, blue 3 men at 0$/)
})

test('a refusal for the right reason passes and changes nothing', () => {
  const t = table()
  t.refuses('red', { type: 'fly' }, { message: /must be 'step' or 'stop'/ }).refuses('blue', { type: 'step' }, { message: /not asked/ })
  t.asks('red', 'step').done()
  expect(t.game.decisionCount).toBe(0)
})

test('a table that can’t be set up says why', () => {
  const without = new ScriptedTable(patrol, { situation: { ...situation, mover: 'green' } })
  expect(failure(() => without.done())).toBe(`The table can't be set up: situation.mover must be 'red' or 'blue', not 'green'.`)
  const dealt = new ScriptedTable(patrol, { scenario: { length: 8 } })
  expect(failure(() => dealt.done())).toBe(`The table can't be set up: The script gives no result for: red's magazines.`)
  expect(failure(() => dealt.rolls(1, 3).done())).toContain(`red is asked 'pace' and the script does not answer`)
})
