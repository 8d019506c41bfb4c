import { expect, test } from 'vitest'
import { type Aim, amountAim, clearAim, combinedAim, holdAim } from './aims.ts'
import { resultWords } from './result.ts'
import { goalsOf, halves, objectivesOf, type SideAim, type StandingParts } from './standing.ts'

interface Field {
  readonly control: { readonly [hex: string]: string }
  readonly points: number
  readonly units: { readonly [hex: string]: readonly string[] }
}

const HEXES = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']
const hold = (need: number, ...hexes: string[]): Aim<Field> =>
  holdAim(
    'red',
    hexes.map((hex) => ({ name: hex, hexes: [HEXES.indexOf(hex)], objective: hex, holder: (s) => s.control[hex] ?? null })),
    need,
  )
const points = (need: number): Aim<Field> =>
  amountAim({
    have: (s) => s.points,
    need: () => need,
    scale: 2,
    title: () => 'Points',
    told: (s) => `the Reds have ${halves(s.points / 2)}`,
    wanted: 'more were needed',
  })

const parts: StandingParts<Field> = {
  names: { A1: 'Inn', A2: 'Old mill' },
  hexName: (hex) => HEXES[hex]!,
  present: (s, hexes) =>
    ['red', 'blue'].flatMap((seat) => {
      const units = hexes.flatMap((hex) => s.units[HEXES[hex]!] ?? []).filter((unit) => unit.startsWith(seat))
      return units.length > 0 ? [{ seat, words: units.join(', ') }] : []
    }),
  isMelee: () => true,
}

const field = (control: Field['control'], more: Partial<Field> = {}): Field => ({ control, points: 0, units: {}, ...more })
const forRed = (aim: Aim<Field>, immediately = false): SideAim<Field>[] => [{ side: 'red', immediately, aim }]
const goalOf = (aim: Aim<Field>, s: Field) => goalsOf(s, forRed(aim), objectivesOf(s, 'red', forRed(aim), parts))
const ended = (aim: Aim<Field>, s: Field, winner: string | null, immediately = false): string => {
  const aims = forRed(aim, immediately)
  const objectives = objectivesOf(s, 'red', aims, parts)
  const people = (seat: string) => (seat === 'red' ? 'Reds' : 'Blues')
  return resultWords({ s, turn: 4, winner, aims, objectives, people, enemyOf: (seat) => (seat === 'red' ? 'blue' : 'red') })
}

test('all, any and not hold as their parts do, and tell of the first part that can’t be', () => {
  const read = (limit: number): Aim<Field> | string => (limit < 0 ? 'a limit below zero can’t be' : points(limit))
  const holdsWith = (type: 'all' | 'any' | 'not', of: number | number[], have: number): boolean => {
    const aim = combinedAim({ type, of }, read)
    if (typeof aim === 'string') throw new Error(aim)
    return aim.holds(field({}, { points: have }))
  }
  expect([holdsWith('all', [2, 5], 4), holdsWith('all', [2, 5], 5)]).toEqual([false, true])
  expect([holdsWith('any', [2, 5], 1), holdsWith('any', [2, 5], 2)]).toEqual([false, true])
  expect([holdsWith('not', 2, 1), holdsWith('not', 2, 2)]).toEqual([true, false])
  expect(combinedAim({ type: 'all', of: [2, -1] }, read)).toBe('a limit below zero can’t be')
})

test('objectives are numbered as they are named, know their holder, and never say that a place is empty', () => {
  const s = field({ A1: 'red', B1: 'blue' }, { units: { A1: ['red squad'], B1: ['blue squad'] } })
  const told = objectivesOf(s, 'red', forRed(hold(2, 'A1', 'A2', 'B1')), parts)
  expect(told.map(({ number, name, said, holder, note }) => [number, name, said, holder, note])).toEqual([
    [1, 'Inn', 'the inn', 'red', 'red squad'],
    [2, 'Old mill', 'the old mill', null, 'nobody seen there'],
    [3, 'B1', 'B1', 'blue', 'blue squad'],
  ])
  expect(told.every(({ note }) => !/empty/.test(note))).toBe(true)
})

test('where both sides are the place is contested, and it is said for whom it counts', () => {
  const s = field({ A1: 'blue' }, { units: { A1: ['red squad', 'blue squad'] } })
  const [inn] = objectivesOf(s, 'red', forRed(hold(1, 'A1')), parts)
  expect(inn).toMatchObject({ contested: true, holder: 'blue', note: 'melee; counts as theirs' })
})

test('each alternative is a way of its own, with what is missing to it', () => {
  const either: Aim<Field> = combinedAim(
    {
      type: 'any',
      of: [
        hold(3, 'A1', 'A2', 'B1', 'B2'),
        combinedAim({ type: 'all', of: [hold(2, 'A1', 'A2'), points(10)] }, (aim) => aim as Aim<Field>),
      ],
    },
    (aim) => aim as Aim<Field>,
  ) as Aim<Field>
  const goals = goalOf(either, field({ A1: 'red' }, { points: 7 }))
  expect(goals.map(({ title, missing, reached }) => [title, missing, reached])).toEqual([
    ['Three of four', '2 more', false],
    ['The inn and the old mill and points', 'the old mill and 3½ of 5', false],
  ])
  expect(goals[1]!.tracks).toMatchObject([
    { type: 'pips', need: 2 },
    { type: 'meter', have: 3.5, need: 5 },
  ])
  expect(goalOf(either, field({ A1: 'red', A2: 'red', B1: 'red' }))[0]).toMatchObject({ reached: true, missing: 'reached' })
})

test('an area is to be cleared of so many', () => {
  const clear: Aim<Field> = clearAim([0, 1], (s) => s.points)
  expect(goalOf(clear, field({}, { points: 2 }))[0]).toMatchObject({ title: 'No enemy in the inn', missing: 'two left' })
  expect(goalOf(clear, field({}))[0]).toMatchObject({ reached: true })
})

test('the result says what happened, whoever has won by it', () => {
  const both = hold(2, 'A1', 'A2')
  expect(ended(both, field({ A1: 'red', A2: 'red' }), 'red')).toBe('The Reds hold the inn and the old mill at the end of turn 4.')
  expect(ended(both, field({ A1: 'red', A2: 'red' }), 'red', true)).toBe('The Reds hold the inn and the old mill in turn 4.')
  expect(ended(both, field({ A1: 'blue', A2: 'blue' }), 'blue')).toBe('At the end of turn 4 the Blues still hold the inn and the old mill.')
  expect(ended(both, field({ A1: 'red', A2: 'blue' }), 'blue')).toBe('At the end of turn 4 the Reds hold the inn, but not the old mill.')
  expect(ended(both, field({}), 'blue')).toBe('At the end of turn 4 the Reds hold none of the two places.')
  const some = hold(3, 'A1', 'A2', 'B1', 'B2')
  expect(ended(some, field({ A1: 'red' }), 'blue')).toBe('At the end of turn 4 the Reds hold the inn, two short.')
  expect(ended(some, field({ A1: 'red', A2: 'red', B1: 'red', B2: 'red' }), 'red')).toBe(
    'The Reds hold all four places at the end of turn 4.',
  )
  expect(ended(points(4), field({}, { points: 3 }), 'blue')).toBe('At the end of turn 4 the Reds have 1½, but more were needed.')
})
