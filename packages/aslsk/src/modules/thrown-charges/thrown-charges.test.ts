import { expect, test } from 'vitest'
import { type TableOptions, table } from '../../../test/table.ts'
import { advisor } from '../../advice/advisor.ts'

const SPARE = '    A9 US: 8-0    H8 German: 4-6-7'
const on: TableOptions = { phase: 'prepFire', attacker: 'allied', modules: ['thrown-charges'], columns: 9, rows: 9 }
const position = (text: string, more: TableOptions = {}) => table(text + SPARE, { ...on, ...more })

test('AID-DC-21 AID-DC-22 a charge is thrown in Prep Fire: +2 at the target, +3 at the thrower with dice of its own', () => {
  const t = position('C3 US: a=7-4-7, d=DC, e=DC    C4 German: x=4-6-7')
  t.answer('prepFire', { type: 'throwDc', unit: t.unit('a'), weapon: t.weapon('d'), at: 'C4' })
    .rolls(5, 5)
    .rolls(1, 1)
    .rolls(6, 5)
    .rolls(1, 1)
  t.saw({
    type: 'attack',
    means: 'charge',
    fp64: 30 * 64,
    final: 12,
    modifiers: [{ rule: 'A23.6', label: 'thrown', value: 2 }],
    targets: [t.unit('x')],
  })
  t.saw({ type: 'attack', means: 'charge', final: 14, modifiers: [{ label: 'thrown', value: 3 }], targets: [t.unit('a')] })
  expect(t.w('d').owner).toBe(-1)
  t.refuses('allied', { type: 'throwDc', unit: t.unit('a'), weapon: t.weapon('e'), at: 'C4' }, { rule: 'A23.6', message: /fired already/ })
  t.answer('prepFire', { type: 'end' })
  expect(t.u('a').fire).toBe('prep')
})

test('AID-DC-21 not by a pinned unit, nor by one that has fired', () => {
  for (const state of ['pinned', 'prep']) {
    const t = position(`C3 US: a=7-4-7 ${state}, d=DC, b=7-4-7    C4 German: 4-6-7`)
    t.refuses('allied', { type: 'throwDc', unit: t.unit('a'), weapon: t.weapon('d'), at: 'C4' }, { rule: 'A23.6' })
  }
})

test('AID-DC-48 AID-DC-33 in Advancing Fire, and by a CX unit, it is one worse each', () => {
  const t = position('C3 US: a=7-4-7 cx, d=DC    C4 German: 4-6-7', { phase: 'advancingFire' })
  t.answer('advancingFire', { type: 'throwDc', unit: t.unit('a'), weapon: t.weapon('d'), at: 'C4' })
    .rolls(5, 5)
    .rolls(1, 1)
    .rolls(6, 5)
  t.saw({ type: 'attack', final: 14 }).saw({ type: 'attack', final: 16 })
})

test('AID-DC-49 who stands two levels above his target is out of the blast', () => {
  const t = position('C3 level 2; US: a=7-4-7, d=DC    C4 German: 4-6-7')
  t.answer('prepFire', { type: 'throwDc', unit: t.unit('a'), weapon: t.weapon('d'), at: 'C4' })
    .rolls(5, 5)
    .rolls(1, 1)
  t.sawNo({ type: 'attack', targets: [t.unit('a')] })
})

test('AID-DC-64 AID-DC-65 it goes into an adjacent hex, never up a level nor into the own hex', () => {
  const t = position('C3 US: a=7-4-7, d=DC    C4 level 1; German: 4-6-7    C2 German: 4-6-7    C5 German: 4-6-7')
  const thrown = (at: string) =>
    t.game.problems('allied', { type: 'throwDc', unit: t.unit('a'), weapon: t.weapon('d'), at })[0]?.message ?? 'legal'
  expect([thrown('C2'), thrown('C3'), thrown('C4'), thrown('C5')]).toEqual([
    'legal',
    expect.stringContaining('own hex'),
    expect.stringContaining('higher level'),
    expect.stringContaining('adjacent hex'),
  ])
  expect(t.candidates()).toContainEqual({ type: 'throwDc', unit: t.unit('a'), weapon: t.weapon('d'), at: 'C2' })
})

test('AID-DC-21 it is thrown in First Fire at who moves', () => {
  const t = position('C3 German: a=4-6-8, d=DC    C5 US: x=7-4-7', { phase: 'movement' })
  t.answer('move', { type: 'step', units: [t.unit('x')], to: 'C4' })
  t.answer('firstFire', { type: 'throwDc', unit: t.unit('a'), weapon: t.weapon('d'), at: 'C4' })
    .rolls(5, 5)
    .rolls(6, 5)
  t.saw({ type: 'attack', when: 'firstFire', means: 'charge', targets: [t.unit('x')] })
})

test('a planner weighs what the enemy may lose against the risk to the thrower', () => {
  const t = position('C3 US: a=7-4-7, d=DC    C4 German: 4-6-7, 4-6-7, 9-2')
  const worth = advisor.judge(t.state, 'allied', t.game.open[0]!)
  expect(worth({ type: 'throwDc', unit: t.unit('a'), weapon: t.weapon('d'), at: 'C4' })).toBeGreaterThan(0)
})
