import { expect, test } from 'vitest'
import type { StackView } from '../../board/pieces/view.ts'
import type { Line } from '../controller/draft.ts'
import { lookOf } from './useOpening.ts'

const stack = (hex: number, side: string): StackView => ({ hex, side, counters: [] })
const stacks = [stack(4, 'allied'), stack(9, 'axis'), stack(12, 'axis 2'), stack(-1, 'axis')]
const lines: readonly Line[] = []
const marks = [
  { place: 20, tone: 'area' },
  { place: -1, tone: 'area' },
] as const

test('a game opens with all that is on the map, on a small screen rather with one’s own men', () => {
  expect(lookOf({ lines, stacks, marks: [], seat: 'axis', near: false })).toEqual({ hexes: [4, 9, 12] })
  expect(lookOf({ lines, stacks, marks, seat: 'axis', near: true })).toEqual({ hexes: [4, 9, 12, 20], rather: [9, 12] })
})

test('before they are there it opens where they may be, and for whoever has nobody with everybody', () => {
  expect(lookOf({ lines, stacks: [stack(4, 'allied')], marks, seat: 'axis', near: true }).rather).toEqual([20])
  expect(lookOf({ lines, stacks, marks: [], seat: null, near: true }).rather).toEqual([4, 9, 12])
})

test('a shot that is asked about when the game opens is in sight from end to end', () => {
  const shot = { stacks, marks, lines: [{ from: 4, to: 9 }], seat: 'axis' }
  expect(lookOf({ ...shot, near: true })).toEqual({ hexes: [4, 9] })
  expect(lookOf({ ...shot, near: false }).hexes).toContain(12)
})
