import { expect, test } from 'vitest'
import { field, hexOf } from '../../test/field.ts'
import type { AslskState } from '../state.ts'
import { firingPosts } from './posts.ts'

/** Where a side fires from and how far that reaches. */
function told(s: AslskState, when: 'prepFire' | 'defensiveFire' = 'prepFire'): string[] {
  const names = ['C3', 'D4', 'E5', 'F5']
  return firingPosts(s, { when, side: 'allied', expenditure: null }).map(({ place, reach }) => {
    return `${names.find((name) => hexOf(s, name) === place)} ${reach}`
  })
}

test('posts are told in the order of the units, each with the longest reach of what is there, and the same when they are asked for again', () => {
  const s = field('D4 Russian: ru-4-4-7, ru-L-8-1    C3 Russian: ru-4-4-7, ru-6-2-8    E5 Russian: ru-6-2-8    F5 German: ge-4-6-7', {
    columns: 10,
    rows: 8,
  })
  expect(told(s)).toEqual(['D4 8', 'C3 8', 'E5 4'])
  expect(told(s)).toEqual(['D4 8', 'C3 8', 'E5 4'])
})

test('who is broken or has fired is no post, or not so far', () => {
  const s = field('D4 Russian: ru-4-4-7    C3 Russian: ru-4-4-7, ru-6-2-8    E5 Russian: ru-6-2-8', { columns: 10, rows: 8 })
  s.units[0]!.broken = true
  s.units[1]!.fire = 'prep'
  s.units[3]!.fire = 'first'
  expect(told(s)).toEqual(['C3 4'])
  expect(told(s, 'defensiveFire')).toEqual(['C3 4', 'E5 1'])
})
