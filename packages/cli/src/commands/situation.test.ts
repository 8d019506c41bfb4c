import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { example, file, firegroup, folder } from '../../test/run.ts'

const smoke = JSON.parse(readFileSync(example('smoke'), 'utf8'))
let written = 0
const variant = (change: object) => file(`case-${written++}.json`, { ...smoke, ...change })
const { expect: _, ...unexpecting } = smoke

test.each(['smoke', 'empty-deck', 'fire-group', 'impulse', 'by-the-book'])('the example %s comes out as it says', async (name) => {
  const { code, out, err } = await firegroup('situation', example(name))
  expect([code, err]).toEqual([0, ''])
  expect(JSON.parse(out)).toMatchObject({ unusedDice: [], outcome: null, hash: expect.stringMatching(/^[0-9a-f]{16}$/) })
})

test('the example in the documentation comes out as it says', async () => {
  const text = readFileSync(new URL('../../../../docs/situation-format.md', import.meta.url), 'utf8')
  const documented = file('documented.json', /```json\n(.*?)```/s.exec(text)![1]!)
  expect(await firegroup('situation', documented)).toMatchObject({ code: 0, err: '' })
})

test('prints events, position, what is asked, and why a decision was refused', async () => {
  const { out } = await firegroup('situation', example('smoke'))
  expect(JSON.parse(out)).toMatchObject({
    system: 'patrol',
    viewer: null,
    events: [{ type: 'step' }, { type: 'smoke' }, { type: 'shot', dice: [3, 2], modifiers: [{ value: 3 }, { value: -2 }], hit: true }],
    position: { round: 1, red: { men: 2, at: 1 }, blue: { magazines: 0 } },
    asked: [{ seat: 'red', kind: 'step', title: 'Take a step?', candidates: [{ type: 'step' }, { type: 'stop' }] }],
    refused: [{ decision: 1, problems: [{ message: 'red is not asked for a decision now.' }] }],
  })
})

test('--seat and --observer print what they may know', async () => {
  const seen = async (...args: string[]) => JSON.parse((await firegroup('situation', example('smoke'), ...args)).out)
  expect(await seen('--seat', 'blue')).toMatchObject({ viewer: 'blue', position: { blue: { magazines: 0 } }, asked: [] })
  expect((await seen('--seat', 'blue')).position.red).not.toHaveProperty('magazines')
  expect(JSON.stringify((await seen('--observer')).position)).not.toContain('magazines')
  expect(await seen('--seat', 'blue')).not.toHaveProperty('hash')
})

test('with a seed the dice are made from it, and the game can be saved and verified', async () => {
  const { dice: _, ...rest } = unexpecting
  const seeded = file('seeded.json', { ...rest, seed: 'monday' })
  const first = await firegroup('situation', seeded, '--save', 'from-situation.json')
  expect([first.code, first.err]).toEqual([0, ''])
  expect((await firegroup('situation', seeded)).out).toBe(first.out)
  expect(await firegroup('verify', 'from-situation.json', '--json')).toMatchObject({ code: 0, err: '' })
})

test('dice that nobody rolled are told, and fail a case that expects something', async () => {
  const plain = await firegroup('situation', file('left.json', { ...unexpecting, dice: [3, 2, 6] }))
  expect([plain.code, JSON.parse(plain.out).unusedDice]).toEqual([0, [6]])
  expect(plain.err).toBe('firegroup: left.json: dice: 6 were left over.\n')
  const expecting = await firegroup('situation', variant({ dice: [3, 2, 6] }))
  expect([expecting.code, expecting.err]).toEqual([1, expect.stringContaining('  dice: 6 were left over.')])
})

test.each([
  [
    'an event',
    { events: [{ type: 'shot', final: 5 }] },
    'events: there is none like expect.events[0] {"type":"shot","final":5}. The nearest: it.final should be 5, but is 6.',
  ],
  [
    'the order of events',
    { events: [{ type: 'shot' }, { type: 'step' }] },
    'events: there is none like expect.events[1] {"type":"step"} after the one before it.',
  ],
  ['the position', { position: { red: { men: 3 } } }, 'position.red.men should be 3, but is 2.'],
  ['what is asked', { asked: { seat: 'blue', kind: 'fire' } }, `asked: blue should be asked 'fire', but red is asked 'step'.`],
  ['the outcome', { outcome: { winner: 'red' } }, 'outcome should be an object, but is null.'],
  [
    'the rule of a refusal',
    { refused: { decision: 1, rule: '9' } },
    'decisions[1] should be refused by 9, but is by its form (red is not asked for a decision now.).',
  ],
])('an expectation about %s that is not met: exit code 1, and what differs', async (_what, expectation, message) => {
  const told = await firegroup('situation', variant({ expect: expectation }))
  expect([told.code, told.err]).toEqual([1, expect.stringContaining(`it did not come out as expected.\n  ${message}`)])
  expect(JSON.parse(told.out).system).toBe('patrol')
})

test('a game with forced dice, or one that did not come out as expected, is not saved', async () => {
  const forced = await firegroup('situation', example('smoke'), '--save', 'never.json')
  expect(forced).toEqual({ code: 2, out: '', err: expect.stringContaining(`can't be saved; give it a 'seed' instead of 'dice'.`) })
  const { dice: _, ...rest } = smoke
  expect(
    (await firegroup('situation', file('otherwise.json', { ...rest, seed: 'x', expect: { outcome: {} } }), '--save', 'never.json')).code,
  ).toBe(1)
  expect(existsSync(join(folder, 'never.json'))).toBe(false)
})

test('a decision that should be refused but is legal: exit code 1', async () => {
  const [first] = smoke.decisions
  const { code, err } = await firegroup('situation', file('legal.json', { ...unexpecting, decisions: [{ ...first, refused: true }] }))
  expect([code, err]).toEqual([1, 'firegroup: legal.json: decisions[0] should be refused, but it is legal.\n'])
})

const step = { seat: 'red', decide: { type: 'step' } }
const pollution = JSON.stringify(unexpecting).replace('"decide":{', '"decide":{"__proto__":{"a":1},')

test.each<[string, string | object, string]>([
  ['cut off', '{', 'this is cut off: its JSON ends in the middle, in line 1, column 2.'],
  [
    'with a field twice',
    '{"format":"firegroup-situation","format":"firegroup-situation"}',
    "this has the field 'format' twice in one object.",
  ],
  ['no JSON over several lines', '{\n  "format": oops\n}', 'this is not valid JSON: '],
  ['another format', { format: 'other' }, `this is not a Firegroup situation: its 'format' is not 'firegroup-situation'.`],
  ['a newer version', { ...smoke, version: 2 }, 'this situation has format version 2, but this program reads up to 1: update Firegroup.'],
  ['a missing field', { ...smoke, decisions: undefined }, 'decisions is missing.'],
  ['an unknown field', { ...smoke, die: [1] }, `file has the unknown field 'die'.`],
  ['an unknown system', { ...smoke, system: 'chess' }, `there is no system 'chess' here`],
  ['two origins', { ...smoke, scenario: {} }, `it must hold either a 'scenario' or a 'situation'.`],
  ['dice and a seed', { ...smoke, seed: 'x' }, `it holds both 'dice' and 'seed'`],
  ['a half die', { ...smoke, dice: [1.5] }, 'dice[0] must be a whole number, not 1.5.'],
  ['a situation that the system refuses', { ...smoke, situation: { length: 8 } }, 'situation.red is missing.'],
  [
    'a decision out of turn',
    { ...unexpecting, decisions: [{ ...step, seat: 'blue' }] },
    'decisions[0] is refused: blue is not asked for a decision now.',
  ],
  [
    'a decision for nobody',
    { ...unexpecting, decisions: [{ ...step, seat: 'green' }] },
    `decisions[0] is refused: There is no seat 'green' at this table.`,
  ],
  [
    'a decision of the wrong shape',
    { ...unexpecting, decisions: [{ ...step, decide: { type: 'fly' } }] },
    `decisions[0] is refused: decision.type must be 'step' or 'stop', not 'fly'.`,
  ],
  [
    'an answer to another question',
    { ...unexpecting, decisions: [{ ...step, kind: 'fire' }] },
    `decisions[0] answers 'fire', but red is asked 'step'.`,
  ],
  ['a polluting key', pollution, `decisions[0].decide has the forbidden field '__proto__'.`],
  ['too few dice', { ...smoke, dice: [3] }, 'dice: there is none left at decisions[4] for: blue fires.'],
  ['an impossible die', { ...smoke, dice: [3, 7] }, `dice, at decisions[4]: The script gives '7' for blue fires, which is a die of 6.`],
  [
    'no dice for the set-up',
    { ...unexpecting, situation: undefined, scenario: { length: 8 }, dice: [] },
    `dice: there is none left at the set-up for: red's magazines.`,
  ],
  [
    'a rule without a refusal',
    { ...unexpecting, decisions: [{ ...step, rule: '1' }] },
    `decisions[0].rule names what refuses it, but it is not marked 'refused'.`,
  ],
  [
    'an expectation about a decision that is not there',
    { ...smoke, expect: { refused: { decision: 9 } } },
    'expect.refused.decision is 9, but there are only 5 decisions',
  ],
])('%s: exit code 2 with one sentence, and nothing is written', async (_what, content, message) => {
  const { code, out, err } = await firegroup('situation', file('bad.json', content))
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(`firegroup: bad.json: ${message}`)
  expect(err.trimEnd().split('\n').length).toBe(1)
})

test('a save that can’t be written is told, and leaves nothing behind', async () => {
  const { dice: _, ...rest } = unexpecting
  const { code, out, err } = await firegroup('situation', file('seeded.json', { ...rest, seed: 'monday' }), '--save', 'no/such/folder.json')
  expect([code, out, err]).toEqual([2, '', `firegroup: 'no/such/folder.json' can't be written: there is no such folder.\n`])
})
