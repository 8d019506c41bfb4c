import { expect, test } from 'vitest'
import { upfront } from './system.ts'

const man = (number: number) => ({ number })
const plain = {
  active: 'axis',
  axis: { nation: 'German', hand: [1, 2], groups: [{ letter: 'A', range: 2, men: [man(1), man(2)], cards: [{ card: 9, as: 'terrain' }] }] },
  allied: {
    nation: 'American',
    groups: [{ letter: 'A', men: [man(1), { number: 3, pinned: true, infiltrates: 'A' }] }],
    lost: [{ number: 2, fate: 'kia' }],
  },
}

function problem(json: unknown): string {
  const reading = upfront.situation(json)
  return reading.ok ? '' : reading.problems[0]!.message
}

test('a situation is read into a state: hands, groups, cards, men with their marks', () => {
  const reading = upfront.situation(plain)
  if (!reading.ok) throw new Error(reading.problems[0]!.message)
  const s = reading.value
  expect([s.step, s.sides.axis.hand, s.groups[0]!.range, s.groups[0]!.stack[0]!.card]).toEqual(['turn.actions', [1, 2], 2, 9])
  expect(s.men.map(({ side, pinned, fate, infiltrates }) => `${side} ${pinned} ${fate} ${infiltrates}`)).toEqual([
    'axis false  -1',
    'axis false  -1',
    'allied false  -1',
    'allied true  0',
    'allied false kia -1',
  ])
  expect(s.deck).toHaveLength(162 - 3)
})

test('what can’t be is told with its place', () => {
  expect(problem({ ...plain, active: 'nobody' })).toContain('situation.active')
  expect(problem({ ...plain, step: 'turn.tea' })).toBe("situation.step: there is no step 'turn.tea' in play.")
  expect(problem({ ...plain, discard: [1] })).toBe('situation: card 1 is in two places.')
  expect(problem({ ...plain, removed: [300] })).toBe('situation: there is no card 300.')
  const stray = { ...plain, axis: { ...plain.axis, groups: [{ letter: 'A', men: [man(99), man(2)] }] } }
  expect(problem(stray)).toContain('situation.axis.groups[0].men[0]: the German roster has no man 99')
  const twice = { ...plain, axis: { ...plain.axis, groups: [...plain.axis.groups, { letter: 'A', men: [man(5), man(6)] }] } }
  expect(problem(twice)).toContain('situation.axis.groups[1].letter: there are two groups A')
  const nobody = { ...plain, axis: { ...plain.axis, groups: [{ letter: 'A', men: [man(1), man(2)], flanks: ['C'] }] } }
  expect(problem(nobody)).toContain('the enemy has no group C')
  expect(problem({ ...plain, pile: [] })).toContain('the Draw pile is never empty')
})
