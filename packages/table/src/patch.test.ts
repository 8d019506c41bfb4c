import { expect, test } from 'vitest'
import { patched, patchOf } from './patch.ts'

const before = {
  turn: 1,
  units: [
    { id: 0, at: 4 },
    { id: 1, at: 5, pinned: true },
  ],
  marks: [],
  move: null,
}

test.each([
  ['nothing', before],
  ['a field of a member', { ...before, units: [{ id: 0, at: 9 }, before.units[1]!] }],
  ['a field that is gone', { ...before, units: [before.units[0]!, { id: 1, at: 5 }] }],
  ['a new field and a longer list', { ...before, marks: [{ at: 3 }], wind: 'north' }],
  ['another kind of value', { ...before, move: { stack: [0] }, units: {} }],
  ['null', null],
])('a state in which %s has changed comes out of its patch', (_, after) => {
  const patch = patchOf(before, JSON.parse(JSON.stringify(after)))
  expect(patched(before, JSON.parse(JSON.stringify(patch)))).toEqual(after)
})

test('what has not changed costs nothing, and the state before stays as it was', () => {
  const after = { ...before, turn: 2 }
  expect(patchOf(before, after)).toEqual({ in: { turn: { to: 2 } } })
  expect(patchOf(before, structuredClone(before))).toBeNull()
  patched(before, { in: { units: { in: { 0: { in: { at: { to: 7 } } } } } } })
  expect(before.units[0]).toEqual({ id: 0, at: 4 })
})
