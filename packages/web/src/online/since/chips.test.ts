import { expect, test } from 'vitest'
import { chipAt, chipsOf } from './chips.ts'
import type { Entry } from './digest.ts'

const entry = (at: number, ...places: number[]): Entry => ({ at, moment: at, title: '', detail: '', tone: 'news', losers: [], places })

test('every place has one chip with the time of the list: of what is shown, else of what happened there first', () => {
  const entries = [entry(0), entry(4, 7, 9), entry(8, 5), entry(11, 9)]
  expect(chipsOf(entries, 0)).toEqual([
    { place: 9, text: '0:04', current: false },
    { place: 5, text: '0:08', current: false },
  ])
  expect(chipsOf(entries, 3)[0]).toEqual({ place: 9, text: '0:11', current: true })
  expect([chipAt(entries, 0, 9), chipAt(entries, 1, 9), chipAt(entries, 3, 9), chipAt(entries, 2, 1)]).toEqual([1, 3, 1, 2])
})
