import { expect, test } from 'vitest'
import { file, firegroup } from '../../test/run.ts'

const position = {
  length: 8,
  mover: 'red',
  paces: { red: 'rush', blue: 'creep' },
  red: { men: 3, at: 0, smoke: 1, magazines: 2 },
  blue: { men: 3, at: 0, smoke: 1, magazines: 2 },
}
const patrol = { format: 'firegroup-situation', version: 1, system: 'patrol', situation: position }

const shot = {
  format: 'firegroup-situation',
  version: 1,
  system: 'aslsk',
  situation: {
    ground: { columns: 12, rows: 10, hexes: { H5: 'woods' } },
    attacker: 'allied',
    phase: 'prepFire',
    allied: { nation: 'american' },
    axis: { nation: 'german' },
    units: [
      { side: 'allied', type: 'am-6-6-6', at: 'F5' },
      { side: 'axis', type: 'ge-4-6-7', at: 'H5' },
    ],
  },
}
const fire = { type: 'fire', at: 'H5', firers: [{ unit: 0, inherent: true, weapons: [] }], directors: [] }

let written = 0
const played = async (given: object) => {
  const { code, out, err } = await firegroup('situation', file(`query-${written++}.json`, given))
  return { code, err, result: out === '' ? undefined : JSON.parse(out) }
}

test('what can be decided, whether it is legal and what would come of it is asked without playing anything', async () => {
  const decisions = [
    { seat: 'allied', ask: 'candidates' },
    { seat: 'allied', ask: 'problems', decide: { ...fire, at: 'F5' } },
    { seat: 'allied', ask: 'problems', decide: fire },
    { seat: 'allied', ask: 'preview', decide: fire },
  ]
  const expected = [{ kind: 'prepFire' }, { kind: 'prepFire' }, { problems: [] }, { decision: 3 }]
  const { code, err, result } = await played({
    ...shot,
    decisions,
    expect: { answers: expected, asked: { seat: 'allied', kind: 'prepFire' } },
  })
  expect([code, err]).toEqual([0, ''])
  const [candidates, wrong, right, preview] = result.answers
  expect(candidates.candidates).toContainEqual({ decide: fire, words: expect.stringContaining('H5') })
  expect(wrong.problems[0].message).toMatch(/\.$/)
  expect(right).toEqual({ decision: 2, seat: 'allied', kind: 'prepFire', problems: [] })
  expect(preview.preview).toHaveProperty('column')
  expect(JSON.stringify(result.events)).not.toContain('attack')
})

test('what would come of a decision is told as it was asked, though everything is different afterwards', async () => {
  const shell = { seat: 'blue', decide: { type: 'ordnance', unit: 0, gun: 0, at: 'D5', target: 1 } }
  const { code, err, result } = await played({
    format: 'firegroup-situation',
    version: 1,
    system: 'lnlt',
    situation: {
      ground: { columns: 8, rows: 8, hexes: {} },
      blue: { nation: 'american' },
      red: { nation: 'german' },
      units: [
        { side: 'blue', type: 'us-m4a1', at: 'D1', facing: 2 },
        { side: 'red', type: 'pz4h', at: 'D5', facing: 4 },
        { side: 'red', type: 'pz4h', at: 'H8' },
      ],
    },
    dice: [3, 4, 6, 1, 3],
    decisions: [{ seat: 'blue', decide: { type: 'activate', at: ['D1'] } }, { ...shell, ask: 'preview' }, shell],
  })
  expect([code, err]).toEqual([0, ''])
  expect(JSON.stringify(result.events)).toContain('vehicleDestroyed')
  expect(result.answers[0].preview.fate.destroyed).toBeGreaterThan(0)
})

test('a query that can’t be answered is refused: exit code 2', async () => {
  expect(await played({ ...patrol, decisions: [{ seat: 'blue', ask: 'candidates' }] })).toMatchObject({
    code: 2,
    err: expect.stringContaining(`decisions[0]: blue is not asked for a decision now: red is asked 'step'.`),
  })
  expect((await played({ ...patrol, decisions: [{ seat: 'red', ask: 'preview', decide: { type: 'fly' } }] })).err).toContain(
    'it is not legal',
  )
  expect((await played({ ...patrol, decisions: [{ seat: 'red', ask: 'problems' }] })).err).toContain('decisions[0].decide is missing.')
  expect((await played({ ...patrol, decisions: [{ seat: 'red', ask: 'candidates', refused: true }] })).err).toContain('only asks')
})

test('who is asked instead is told when the wrong seat decides', async () => {
  const { code, err } = await played({ ...patrol, decisions: [{ seat: 'blue', decide: { type: 'hold' } }] })
  expect(code).toBe(2)
  expect(err).toContain(`decisions[0] is refused: blue is not asked for a decision now. (red is asked 'step')`)
})

test('play stops at an event, such as the beginning of a phase, and nothing can be decided after it', async () => {
  const stopped = { ...shot, until: { type: 'phase', phase: 'movement' }, decisions: [{ seat: 'allied', decide: { type: 'end' } }] }
  const { code, result } = await played({ ...stopped, seed: 'x' })
  expect(code).toBe(0)
  expect(result).toMatchObject({ stopped: true, outcome: null, asked: [], position: { phase: 'movement' } })
  expect(result.events.at(-1)).toMatchObject({ type: 'phase', phase: 'movement' })
  const late = await played({ ...stopped, decisions: [...stopped.decisions, ...stopped.decisions] })
  expect(late).toMatchObject({ code: 2, err: expect.stringContaining('decisions[1] comes after play has stopped.') })
})

test('events name their hexes, and may be expected by name or by number', async () => {
  const decisions = [{ seat: 'allied', decide: fire }]
  const { result } = await played({ ...shot, dice: [6, 5], decisions })
  const attack = result.events.find(({ type }: { type: string }) => type === 'attack')
  expect(attack).toMatchObject({ at: 'H5' })
  const expecting = (at: unknown) => ({ ...shot, dice: [6, 5], decisions, expect: { events: [{ type: 'attack', at }] } })
  expect((await played(expecting('H5'))).code).toBe(0)
  expect((await played(expecting('H6'))).code).toBe(1)
})

test('cards are drawn by their Random Number, and events name them', async () => {
  const men = (...numbers: number[]) => numbers.map((number) => ({ number }))
  const group = (...numbers: number[]) => [{ letter: 'A', range: 2, men: men(...numbers) }]
  const situation = {
    active: 'axis',
    axis: { nation: 'German', hand: [96], groups: group(4, 5) },
    allied: { nation: 'American', groups: group(1) },
  }
  const fires = { seat: 'axis', decide: { type: 'fire', group: 0, target: 1, cards: [96] } }
  const given = {
    format: 'firegroup-situation',
    version: 1,
    system: 'upfront',
    situation,
    decisions: [fires, { seat: 'axis', decide: { type: 'resolve' } }],
  }
  const { code, err, result } = await played({ ...given, dice: ['red 4'] })
  expect([code, err]).toEqual([0, ''])
  expect(JSON.stringify(result.events)).toMatch(/"96: Fire [^"]+ \((?:red|black) \d\)"/)
  expect(JSON.stringify(result.events)).toMatch(/"\d+: [^"]+ \(red 4\)"/)
  const purple = await played({ ...given, dice: ['purple 4'] })
  expect(purple).toMatchObject({ code: 2, err: expect.stringContaining(`The script gives 'purple 4' for`) })
})

test('escapes in a file never reach the terminal', async () => {
  const evil = '\u001b]0;owned\u0007\u001b[31mred\u009b2J\u202e'
  const { out, err } = await firegroup('situation', file('evil.json', { ...patrol, note: evil, system: `patrol${evil}`, decisions: [] }))
  const scenario = { ...shot, note: evil, decisions: [{ seat: 'allied', decide: { type: evil } }] }
  const other = await firegroup('situation', file('evil-2.json', scenario))
  const controls = /(?!\n)[\p{Cc}\u202a-\u202e]/u
  for (const text of [out, err, other.out, other.err]) expect(text).not.toMatch(controls)
})

test('a field that stands twice and bytes that are no text are refused: exit code 2', async () => {
  const twice = await firegroup('situation', file('twice.json', '{"format": "firegroup-situation", "version": 1, "version": 1}'))
  expect(twice).toMatchObject({ code: 2, err: expect.stringContaining(`has the field 'version' twice`) })
})
