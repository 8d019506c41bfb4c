import { type GameEvent, LEGAL, oneOf, type Question, type Runtime, record, type System } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { CounterTable } from './counter-table.ts'

interface State {
  readonly phase: string
  readonly step: string
  units: { id: number; side: string; at: number; tired: boolean }[]
  weapons: { owner: number; at: number }[]
  markers: { kind: string; value: number; at: number }[]
}

const WALK: Question<{ readonly type: 'walk' }> = {
  kind: 'walk',
  title: 'Walk on?',
  rule: '1',
  schema: record({ type: oneOf('walk') }),
  candidates: () => [{ type: 'walk' }],
  problems: () => LEGAL,
}

/** Red's first unit walks from place to place, and is tired of it. */
const walk: System<State, GameEvent> = {
  id: 'walk',
  version: 1,
  seats: ['red'],
  begin: () => ({ ok: false, problems: [{ message: 'Nobody walks.' }] }),
  situation: (given) => ({ ok: true, value: structuredClone(given as State) }),
  *play(g: Runtime<State, GameEvent>) {
    for (;;) {
      g.checkpoint()
      yield* g.ask('red', WALK)
      const walker = g.state.units[0]!
      walker.at++
      walker.tired = true
    }
  },
  clone: (s) => structuredClone(s),
  view: (s) => structuredClone(s),
  resample: () => undefined,
}

const situation: State = {
  phase: 'day',
  step: 'day.walk',
  units: [
    { id: 0, side: 'red', at: 1, tired: false },
    { id: 1, side: 'red', at: 2, tired: false },
    { id: 2, side: 'blue', at: -1, tired: true },
  ],
  weapons: [
    { owner: 1, at: 2 },
    { owner: -1, at: 3 },
  ],
  markers: [{ kind: 'smoke', value: 2, at: 3 }],
}
const script = {
  units: [{ name: 'a', label: 'man' }, { label: 'man' }, { label: 'dog' }],
  weapons: [{ label: 'gun' }, { name: 'spare', label: 'gun' }],
}
const LABELS = ['man', 'man', 'dog']

function table() {
  return new CounterTable<State, GameEvent>(walk, situation, script, {
    moment: ({ step }) => `at ${step}`,
    unit: ({ id, tired }) => `${LABELS[id]}${tired ? ' tired' : ''}`,
    weapon: () => 'gun',
    place: (_, name) => Number(name.slice(1)),
    placeName: (_, place) => (place < 0 ? 'offboard' : `P${place}`),
  })
}

test('counters are called by their name, or by their label and number', () => {
  const t = table()
  expect([t.unit('a'), t.unit('man', 2), t.unit('dog')]).toEqual([0, 1, 2])
  expect([t.weapon('gun'), t.weapon('spare')]).toEqual([0, 1])
  expect([t.u('man', 2).at, t.w('spare').at]).toEqual([2, 3])
  expect(() => t.unit('cat')).toThrow("no counter called 'cat'")
})

test('places hold what is in them now, in any order, with all its marks', () => {
  const t = table()
  t.expect('P1').has('man').expect('P3').isEmpty()
  t.answer('walk', { type: 'walk' })
  t.expect('P1').isEmpty().expect('P2').has('man Tired', 'man')
  expect([t.where('a'), t.where('dog'), t.at('P2')]).toEqual(['P2', 'offboard', ['man tired', 'man']])
})

test('who is not where he should be is told with the whole table', () => {
  const wrong = () => table().expect('P2').has('man tired')
  expect(wrong).toThrow('P2 holds [man], not [man tired].')
  expect(wrong).toThrow(
    'at day.walk\n  0: red man in P1\n  1: red man in P2 + gun\n  2: blue dog tired in offboard\n  gun lies in P3\n  smoke 2 in P3',
  )
})
