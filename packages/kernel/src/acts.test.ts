import { expect, expectTypeOf, test } from 'vitest'
import { type Act, type ActDecision, Acts, actsWith, type DecidedBy } from './acts.ts'
import { LEGAL, refuse } from './rules.ts'
import { integer, type Optional, type Schema } from './schema.ts'

interface Pond {
  fish: number
}
interface Asked {
  readonly side: string
}

let looked = 0

const fish: Act<Pond, { state: Pond }, Asked, { readonly type: 'fish'; readonly count: number }> = {
  type: 'fish',
  rule: '1.1',
  fields: { count: integer(1, 9) },
  *candidates(s) {
    for (let count = 1; count <= s.fish; count++) {
      looked++
      yield { type: 'fish', count }
    }
  },
  problems: (s, _, { count }) => (count <= s.fish ? LEGAL : refuse('1.1', 'There are not so many.')),
  perform(g, _, { count }) {
    g.state.fish -= count
    return undefined
  },
  describe: (_, { count }) => `Take ${count} fish`,
  preview: (s, _, { count }) => ({ left: s.fish - count }),
}

const leave: Act<Pond, { state: Pond }, Asked, { readonly type: 'leave' }> = {
  type: 'leave',
  rule: '1.2',
  fields: {},
  ends: true,
  candidates: () => [{ type: 'leave' }],
  problems: () => LEGAL,
  perform: () => undefined,
  describe: () => 'Go home',
}

const swim: Act<Pond, { state: Pond }, Asked> = { ...leave, type: 'swim' } as unknown as Act<Pond, { state: Pond }, Asked>

const ROWS = [fish, leave] as const
type PondDecision = DecidedBy<(typeof ROWS)[number]>
const acts = new Acts<Pond, { state: Pond }, Asked, PondDecision>(ROWS)
const ASKED: Asked = { side: 'red' }

function question(s: Pond) {
  return acts.question(s, ASKED, { kind: 'pond', title: 'What now?', rule: '1' })
}

test('a question is put together from its rows: schema, candidates in their order, problems and previews', () => {
  const q = question({ fish: 2 })
  expect(q.kind).toBe('pond')
  expect([...q.candidates()]).toEqual([{ type: 'fish', count: 1 }, { type: 'fish', count: 2 }, { type: 'leave' }])
  expect(q.schema.check({ type: 'fish', count: 10 }, 'decision')).toBe('decision.count must be at most 9, not 10.')
  expect(q.schema.check({ type: 'swim' }, 'decision')).toBe("decision.type must be 'fish' or 'leave', not 'swim'.")
  expect(q.problems({ type: 'fish', count: 3 })).toEqual([{ rule: '1.1', message: 'There are not so many.' }])
  expect(q.problems({ type: 'leave' })).toEqual([])
  expect([q.preview({ type: 'fish', count: 2 }), q.preview({ type: 'leave' })]).toEqual([{ left: 0 }, null])
})

test('whoever looks whether anything can be done looks no further than the first act, and no candidate is worked out twice', () => {
  const q = question({ fish: 9 })
  looked = 0
  expect(q.canAct()).toBe(true)
  expect(looked).toBe(1)
  expect([...q.candidates()]).toHaveLength(10)
  expect([...q.candidates()]).toHaveLength(10)
  expect(looked).toBe(9)
})

test('two who read the candidates at the same time both get all of them', () => {
  const q = question({ fish: 3 })
  const seen: PondDecision[] = []
  for (const decision of q.candidates()) {
    seen.push(decision)
    expect([...q.candidates()]).toHaveLength(4)
  }
  expect(seen).toEqual([...q.candidates()])
})

test('to end something is no reason to ask', () => {
  expect(question({ fish: 0 }).canAct()).toBe(false)
  expect(acts.areOffered({ fish: 0 }, ASKED)).toBe(false)
  expect(acts.areOffered({ fish: 1 }, ASKED)).toBe(true)
  expect(acts.areOffered({ fish: 0 }, ASKED, ({ type }) => type === 'leave')).toBe(true)
})

test('what was decided is performed and told by its row', () => {
  const g = { state: { fish: 4 } }
  acts.perform(g, ASKED, { type: 'fish', count: 3 })
  expect(g.state.fish).toBe(1)
  expect(acts.describe(g.state, { type: 'fish', count: 3 })).toBe('Take 3 fish')
  expect(() => acts.describe(g.state, { type: 'swim' } as ActDecision as PondDecision)).toThrow("There is no act 'swim' here.")
})

test('what a question is about may be told late', () => {
  const q = acts.question({ fish: 1 }, ASKED, {
    kind: 'pond',
    title: 'What now?',
    rule: '1',
    about: () => ({ looked: ++looked }),
  })
  looked = 0
  expect(looked).toBe(0)
  expect(q.about).toEqual({ looked: 1 })
})

test('modules add rows before what only ends the matter, and a type stands for one act', () => {
  interface Rows {
    readonly pond: readonly Act<Pond, { state: Pond }, Asked>[]
    readonly shore: readonly Act<Pond, { state: Pond }, Asked>[]
  }
  const base: Rows = { pond: [fish, leave], shore: [leave] }
  const rows = actsWith<Rows>(base, [{ acts: { pond: [swim] } }, {}])
  expect(rows.pond.map(({ type }) => type)).toEqual(['fish', 'swim', 'leave'])
  expect(rows.shore).toBe(base.shore)
  expect(() => new Acts([fish, leave, leave] as Act<Pond, { state: Pond }, Asked>[])).toThrow(
    'Two acts of one question have the same type: leave.',
  )
})

test('a row whose fields are not those of its decision does not compile', () => {
  type Fields = (typeof fish)['fields']
  expectTypeOf(fish.fields).toExtend<{ count: Schema<number> }>()
  expectTypeOf<{ count: Schema<string> }>().not.toExtend<Fields>()
  expectTypeOf<{ pond: Schema<number> }>().not.toExtend<Fields>()
  type Late = Act<Pond, { state: Pond }, Asked, { readonly type: 'late'; readonly by?: number }>['fields']
  expectTypeOf<{ by: Optional<number> }>().toExtend<Late>()
  expectTypeOf<{ by: Schema<number> }>().not.toExtend<Late>()
})

test('a row with nothing of its kind in the game is not looked at, and a list of all is what the reader would have made', () => {
  const idle = new Acts<Pond, { state: Pond }, Asked, PondDecision>([{ ...fish, idle: (s) => s.fish < 3 }, leave])
  const ask = (s: Pond) => idle.question(s, ASKED, { kind: 'pond', title: 'What now?', rule: '1' })
  looked = 0
  expect([...ask({ fish: 2 }).all()]).toEqual([{ type: 'leave' }])
  expect([ask({ fish: 2 }).canAct(), idle.areOffered({ fish: 2 }, ASKED), [...idle.candidates({ fish: 2 }, ASKED)].length]).toEqual([
    false,
    false,
    1,
  ])
  expect(looked).toBe(0)
  const q = ask({ fish: 3 })
  expect(q.canAct()).toBe(true)
  expect([...q.all()]).toEqual([...ask({ fish: 3 }).candidates()])
  expect([...q.candidates()]).toHaveLength(4)
})
