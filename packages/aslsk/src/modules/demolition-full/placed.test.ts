import { expect, test } from 'vitest'
import { being, placeAt, toTheBang } from '../../../test/charges.ts'
import { last, shoot, shotOf } from '../../../test/fire.ts'
import { step, stepOf } from '../../../test/moves.ts'
import { type TableOptions, table } from '../../../test/table.ts'
import { breakdownNumber } from '../../weapons/breakdown.ts'
import { chargeForbids } from './charges.ts'

const SPARE = '    A9 US: 8-0    H8 German: 8-0'
const on: TableOptions = { phase: 'movement', attacker: 'allied', modules: ['demolition-full'], columns: 9, rows: 9 }
const position = (text: string, more: TableOptions = {}) => table(text + SPARE, { ...on, ...more })
const place = (t: ReturnType<typeof position>, at: string, more: object = {}) => ({
  type: 'placeDc',
  unit: t.unit('a'),
  weapon: t.weapon('d'),
  at,
  ...more,
})

test('AID-DC-02 30 FP in the AFPh at an adjacent hex, neither doubled nor halved but against the concealed', () => {
  const t = position('C3 US: a=7-4-7, d=DC    C4 German: x=4-6-7')
  toTheBang(placeAt(t, 'C4'), 5, 6, 1, 1)
  expect(last(t)).toMatchObject({ fp: 30, column: 30, drm: 0 })
  const unseen = position('C3 US: a=7-4-7, d=DC    C4 woods; German: x=4-6-7 concealed', { rules: [{ type: 'concealment', text: 'On.' }] })
  toTheBang(placeAt(unseen, 'C4'), 5, 5)
  expect(last(unseen)).toMatchObject({ fp: 30, column: 12 })
})

test('AID-DC-03 TEM counts against a charge, the Smoke of the hex does not', () => {
  const t = position('C3 US: a=7-4-7, d=DC    C4 stone building; German: x=4-6-7; marker smoke 3')
  toTheBang(placeAt(t, 'C4'), 5, 3, 1, 1)
  expect(last(t).labels).toEqual(['stone building in C4 +3'])
})

test('AID-DC-04 in hands that are not elite it is a dud two sooner, four if it was captured; a leader is elite', () => {
  const t = position('C3 US: a=7-4-7, d=DC, b=6-6-6, e=DC, c=6-6-6, f=DC captured, l=9-1, g=DC')
  expect(['d', 'e', 'f', 'g'].map((name) => breakdownNumber(t.state, t.w(name), false))).toEqual([12, 10, 8, 12])
})

test('AID-DC-05 a berserk unit does not place its charge, but throws it', () => {
  const t = position('C3 US: a=7-4-7, d=DC    C4 German: x=4-6-7')
  const s = being(t, 'berserk', 'a')
  expect(chargeForbids(s, s.units[t.unit('a')]!, s.weapons[t.weapon('d')]!, t.place('C4'))).toMatchObject({ rule: 'A23.1' })
  const prep = { ...s, phase: 'prepFire' as const }
  expect(chargeForbids(prep, prep.units[t.unit('a')]!, prep.weapons[t.weapon('d')]!, t.place('C4'))).toBeUndefined()
})

test('AID-DC-25 it is placed by an unpinned unit into a Location that it sees, for the MF of entering it, spent where it stands', () => {
  const t = position('C3 woods; US: a=7-4-7, d=DC    C4 stone building; German: x=4-6-7', {
    places: [{ type: 'rowhouse', hexside: 'C3-C4' }],
  })
  t.refuses('allied', place(t, 'C4'), { rule: 'A23.3', message: /line of sight/ })
  const free = position('C3 woods; US: a=7-4-7, d=DC    C4 stone building; German: x=4-6-7')
  placeAt(free, 'C4')
  expect([free.u('a').spent, free.u('a').at]).toEqual([4, free.place('C3')])
  const pinned = position('C3 US: a=7-4-7 pinned, d=DC, b=7-4-7    C4 German: x=4-6-7')
  pinned.refuses('allied', place(pinned, 'C4'), { rule: '3.2.3' })
})

test('AID-DC-53 where enemy armour stands a PAATC is taken, whomever the charge is meant for; the vehicle is hit only if it was named', () => {
  const t = position('C3 US: a=7-4-7, d=DC    C4 German: tank=ge-pzivh shocked vca1, x=4-6-7')
  t.answer('move', place(t, 'C4')).rolls(6, 6)
  t.saw({ type: 'check', what: 'PAATC', result: 'pinned' })
  const passed = position('C3 US: a=7-4-7, d=DC    C4 German: tank=ge-pzivh shocked vca1, x=4-6-7 pinned')
  passed.answer('move', place(passed, 'C4')).rolls(2, 2)
  while (passed.asked.kind === 'firstFire') passed.pass()
  toTheBang(passed, 6, 5, 1, 1)
  passed.sawNo({ type: 'chargePosition' }).saw({ type: 'attack', means: 'charge', targets: [passed.unit('x')] })
})

test('AID-DC-54 a placer who is pinned under fire has not placed it, and keeps it', () => {
  const t = position('C3 US: a=7-4-7, d=DC    C4 stone building; German: x=4-6-7')
  t.answer('move', place(t, 'C4'))
  shoot(t, 'C3', 'x').rolls(3, 4).rolls(2, 3).pass()
  t.saw({ type: 'pinned' }).saw({ type: 'chargeNotPlaced' })
  expect(t.w('d').owner).toBe(t.unit('a'))
})

test('AID-DC-55 once it lies, its placer may move away, and what befalls him there does not undo it', () => {
  const t = position('C3 US: a=7-4-7, d=DC    C4 German: x=4-6-7    G3 German: y=4-6-7')
  placeAt(t, 'C4')
  t.answer('move', stepOf(t, 'a', 'D2'))
  shoot(t, 'D2', 'y').rolls(1, 1)
  expect(t.u('a').broken || t.u('a').at < 0).toBe(true)
  toTheBang(t, 6, 5, 1, 1)
  t.saw({ type: 'attack', means: 'charge', targets: [t.unit('x')] })
})

test('AID-DC-35 a squad fires by itself in the phase in which its charge goes off, and only in that', () => {
  const t = position('C3 US: a=7-4-7, d=DC    C4 German: x=4-6-7')
  toTheBang(placeAt(t, 'C4'), 6, 5, 1, 1)
  shoot(t, 'C4', 'a').rolls(6, 6)
  const thrown = position('C3 US: a=7-4-7, d=DC    C4 German: x=4-6-7    C6 German: y=4-6-7', { phase: 'prepFire' })
  thrown.answer('prepFire', { type: 'throwDc', unit: thrown.unit('a'), weapon: thrown.weapon('d'), at: 'C4' })
  thrown.rolls(6, 5).rolls(1, 1).rolls(6, 5).rolls(1, 1)
  shoot(thrown, 'C6', 'a').rolls(6, 6)
  const later = position('C3 German: a=4-6-8, d=DC    C5 US: x=7-4-7    C8 US: y=7-4-7')
  step(later, 'y', 'C7')
  later.answer('move', { type: 'stop', units: [later.unit('y')] })
  later.answer('move', stepOf(later, 'x', 'C4'))
  later.answer('firstFire', { type: 'throwDc', unit: later.unit('a'), weapon: later.weapon('d'), at: 'C4' })
  later.rolls(6, 5).rolls(1, 1).rolls(6, 5).rolls(1, 1)
  while (later.state.phase === 'movement') later.pass()
  later.refuses('axis', shotOf(later, 'C4', 'a'), {})
})

test('AID-DC-23 the charge may set its hex on fire if its dice alone show a KIA', () => {
  const bang = (...dice: number[]) =>
    toTheBang(
      placeAt(position('C3 US: a=7-4-7, d=DC    C4 wooden building; German: x=4-6-7', { modules: ['demolition-full', 'fire'] }), 'C4'),
      ...dice,
    )
  bang(2, 2, 1, 1, 1, 1).saw({ type: 'fire:kindles', rule: 'B25.13' })
  bang(6, 5, 1, 1).sawNo({ type: 'fire:kindles' })
})

test('AID-DC-31 a Final KIA destroys a Gun with its crew, a Final K silences it and costs a step; the shield does not count for that', () => {
  const bang = (...dice: number[]) =>
    toTheBang(placeAt(position('C3 US: a=7-4-7, d=DC    C4 German: x=2-2-8 crew, g=ge-AT50L ca5'), 'C4'), ...dice)
  const killed = bang(2, 2)
  expect([killed.u('x').at < 0, killed.w('g').at < 0]).toEqual([true, true])
  const silenced = bang(3, 3)
  expect(silenced.u('x').at).toBeLessThan(0)
  silenced.saw({ type: 'malfunction', weapon: silenced.weapon('g') })
})
