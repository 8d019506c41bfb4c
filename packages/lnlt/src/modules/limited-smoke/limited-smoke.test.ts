import { expect, test } from 'vitest'
import { type LnltTable, type TableOptions, table } from '../../../test/table.ts'
import { lnlt } from '../../system.ts'

const SMOKES = ['A1', 'A2', 'A3', 'A4', 'A5'].map((hex) => `${hex} smoke 1`)

function board(smokes: number, options: TableOptions): LnltTable {
  return table(`${SMOKES.slice(0, smokes).join('    ')}    F3 US: a=2-5-4    K9 German: 1-6-4`, options).activate('F3')
}

const lay = (t: LnltTable) => ({ type: 'smoke', unit: t.unit('a'), at: 'F4' })
const ON: TableOptions = { modules: ['limited-smoke'] }

test('LNL-7.0-09 with Limited Smoke nobody lays a sixth marker, nor is it offered; without it there is no limit', () => {
  const full = board(5, ON)
  full.refuses('blue', lay(full), { rule: '7.0', message: /All Smoke markers are on the map/ })
  expect(full.candidates()).not.toContainEqual(lay(full))
  for (const t of [board(4, ON), board(5, {})]) expect(t.candidates()).toContainEqual(lay(t))
})

test('LNL-7.0-09 a situation may have more markers or fewer, and its copies and views know', () => {
  const few = board(2, { ...ON, kept: { 'limited-smoke': { markers: 2 } } })
  few.refuses('blue', lay(few), { rule: '7.0' })
  expect(lnlt.clone(few.state).modules).toEqual({ 'limited-smoke': { markers: 2 } })
  expect(lnlt.view(few.state, 'red')).toMatchObject({ modules: { 'limited-smoke': { markers: 2 } } })
  expect(board(2, ON).state).not.toHaveProperty('modules')
})

test('what can’t be the supply of Smoke is refused', () => {
  expect(() => board(2, { ...ON, kept: { 'limited-smoke': { markers: -1 } } }).state).toThrow('situation.kept.limited-smoke.markers')
  expect(() => board(2, { kept: { 'limited-smoke': { markers: 1 } } }).state).toThrow('not on in this scenario')
})
