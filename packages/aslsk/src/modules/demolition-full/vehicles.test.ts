import { expect, test } from 'vitest'
import { lastKill } from '../../../test/armour.ts'
import { being, throwAt, toTheBang } from '../../../test/charges.ts'
import { attacks } from '../../../test/fire.ts'
import { hold } from '../../../test/moves.ts'
import { type AslskTable, type TableOptions, table } from '../../../test/table.ts'
import { positionModifiers } from '../../armour/charge.ts'
import { aerialArmour } from '../../data/afv-results.ts'
import type { Vehicle } from '../../units/units.ts'
import { figureBackblast } from '../thrown-charges/throw.ts'

const SPARE = '    A1 US: spare=6-6-6    A12 German: 4-6-7'
const on = (phase: 'movement' | 'prepFire' | 'advancingFire', modules = ['demolition-full']): TableOptions => ({
  phase,
  attacker: 'allied',
  rows: 12,
  columns: 12,
  year: 1944,
  modules,
})
/** A squad with a charge in C3, beside a tank in D3. */
const beside = (tank: string, phase: 'movement' | 'prepFire' | 'advancingFire', who = 'C3 US: a=7-4-7, d=DC') =>
  table(`${who}    D3 German: tank=${tank}${SPARE}`, on(phase))
const onTank = (t: AslskTable) => ({ vehicle: t.unit('tank') })
const position = (t: AslskTable) => {
  const found = t.game.events.flatMap(({ event }) => (event.type === 'chargePosition' ? [event] : [])).at(-1)!
  return `${found.modifiers.map(({ label, value }) => `${label} ${value}`).join(', ')}: ${found.final}`
}

/** Placed on the tank, with the PAATC passed. */
function placed(tank: string, ...dice: number[]): AslskTable {
  const t = beside(tank, 'movement')
  hold(t.answer('move', { type: 'placeDc', unit: t.unit('a'), weapon: t.weapon('d'), at: 'D3', ...onTank(t) }).rolls(2, 2))
  return toTheBang(t, ...dice)
}

test('EX-AID-60 AID-DC-56 AID-DC-26 through the rear of a stopped tank whose crew looks out: DR 6 and no change in all, its armour counts', () => {
  const t = placed('ge-pzivh vca1 ce', 4, 2, 6, 3)
  expect(position(t)).toBe('rear -1, crew exposed 1: 6')
  expect(lastKill(t)).toContain('- 3 =')
})

test('EX-AID-61 AID-DC-51 AID-DC-27 thrown in the AFPh at the front of a tank in Motion: 5 becomes 11, and only its crew is struck', () => {
  const t = beside('ge-pzivh vca4 motion moving', 'advancingFire')
  throwAt(t, 'D3', onTank(t)).rolls(3, 2).rolls(6, 5)
  expect(position(t)).toBe('in Motion 2, front 1, thrown 2, thrown in Advancing Fire 1: 11')
  // the DR of whoever threw it has the +1 of the AFPh too
  t.saw({ type: 'attack', targets: [t.unit('a')], final: 15 })
})

test('AID-DC-51 where it strikes men instead, the +1 of the AFPh is not counted again', () => {
  const t = table(`C3 US: a=7-4-7, d=DC    D3 German: tank=ge-pzivh vca4 motion moving, x=4-6-7${SPARE}`, on('advancingFire'))
  throwAt(t, 'D3', onTank(t)).rolls(5, 4).rolls(4, 4).rolls(1, 1).rolls(6, 5)
  expect(position(t)).toContain(': 15')
  t.saw({ type: 'attack', targets: [t.unit('x')], modifiers: [{ label: 'thrown', value: 2 }] })
})

test('AID-DC-24 thrown at a vehicle: the position DR first, then 16 against the armour of the side by which it came', () => {
  const t = beside('ge-pzivh vca1', 'prepFire')
  throwAt(t, 'D3', onTank(t)).rolls(3, 2).rolls(6, 3).rolls(6, 5).rolls(1, 1)
  expect(position(t)).toBe('rear -1, thrown 2: 6')
  expect(lastKill(t)).toBe('a demolition charge in the rear of the hull: 16 +1 rear - 3 = 14, destroyed')
})

test('AID-DC-26 12 or more strikes men alone: nobody here, so that only the thrower is in danger', () => {
  const t = beside('ge-pzivh vca4 motion moving', 'prepFire')
  throwAt(t, 'D3', onTank(t)).rolls(5, 4).rolls(5, 3).rolls(6, 5).rolls(1, 1)
  expect(position(t)).toContain(': 14')
  expect(attacks(t).map(({ targets }) => targets)).toEqual([[t.unit('a')]])
})

test('EX-AID-62 AID-DC-32 armour from above, by the worst there is; 5 or less strikes there', () => {
  expect([0, 1, 2, 3, 4, 6, 8, 11].map(aerialArmour)).toEqual([0, 0, 1, 2, 3, 3, 4, 4])
  const t = placed('ge-pzvib vca1 shocked', 1, 2, 6, 3)
  expect(lastKill(t)).toBe('a demolition charge in the rear of the turret: 16 +1 rear - 4 = 13, destroyed')
})

test('AID-DC-52 its facing stays though the tank turns before it goes off', () => {
  const t = beside('ge-pzivh vca4', 'movement')
  hold(t.answer('move', { type: 'placeDc', unit: t.unit('a'), weapon: t.weapon('d'), at: 'D3', ...onTank(t) }).rolls(2, 2))
  t.answer('move', { type: 'end' })
  t.answer('defensiveFire', { type: 'turnVehicle', unit: t.unit('tank'), vca: 1 })
  t.answer('defensiveFire', { type: 'end' }).rolls(3, 2, 6, 6)
  expect(position(t)).toBe('front 1: 6')
})

test('easier at what is immobile or open-topped, and from above, more so into an open top', () => {
  const drm = (tank: string, ground: string) => {
    const t = table(`C3 ${ground}; US: a=7-4-7, d=DC    D3 German: tank=${tank}${SPARE}`, on('movement'))
    const charge = { facing: 'side', xNumber: 12, isCx: false, from: t.u('a').at } as const
    return positionModifiers(t.state, t.u('tank') as Vehicle, charge).map(({ label, value }) => `${label} ${value}`)
  }
  expect(drm('ge-pzivh immobilized', 'open')).toEqual(['immobile -2'])
  expect(drm('ge-mardi bu', 'open')).toEqual(['open-topped -2'])
  expect(drm('ge-pzivh', 'level 1')).toEqual(['from above -1'])
  expect(drm('ge-mardi bu', 'level 1')).toEqual(['open-topped -2', 'from above -2'])
})

test('AID-DC-27 a charge that is placed from a hill has it too, and a tank in Motion is harder', () => {
  const t = table(`C3 level 1; US: a=7-4-7, d=DC    D3 German: tank=ge-pzivh vca1 motion moving${SPARE}`, on('movement'))
  hold(t.answer('move', { type: 'placeDc', unit: t.unit('a'), weapon: t.weapon('d'), at: 'D3', ...onTank(t) }).rolls(2, 2))
  toTheBang(t, 5, 4)
  expect(position(t)).toBe('in Motion 2, rear -1, from above -1: 9')
})

/** A squad that may ride on the tank with which it is. */
const carried = (tank: string) =>
  table(`C3 US: a=7-4-7, d=DC, carrier=am-M4A1 ${tank}, b=6-6-6    D3 German: x=4-6-7${SPARE}`, on('prepFire'))

/** The same throw by somebody who is so. */
function thrownBy(t: AslskTable, ...names: string[]) {
  const s = being(t, names.length === 0 ? 'cavalry' : 'rider', ...(names.length === 0 ? ['a'] : names))
  const acts = s.setting.acts.prepFire
  const decision = { type: 'throwDc', unit: t.unit('a'), weapon: t.weapon('d'), at: 'D3' } as const
  const occasion = { when: 'prepFire', side: 'allied', expenditure: null } as const
  return (acts.of(decision).preview!(s, occasion, decision as never) as { drm: number }).drm
}

test('AID-DC-47 from horseback, or from a vehicle that has not stopped, the throw is one worse', () => {
  const t = carried('motion moving')
  expect([thrownBy(t), thrownBy(t, 'a')]).toEqual([3, 3])
  expect(thrownBy(carried(''), 'a')).toBe(2)
})

test('AID-DC-50 the blast reaches all who ride on the vehicle from which it was thrown, and not the vehicle', () => {
  const t = carried('motion moving')
  const occasion = { when: 'prepFire', side: 'allied', expenditure: null } as const
  const s = being(t, 'rider', 'a', 'b')
  const { attack, groups } = figureBackblast(s, occasion, s.units[t.unit('a')]!, t.u('x').at)
  expect([attack.targets, groups[0]!.drm]).toEqual([[t.unit('a'), t.unit('b')], 4])
})
