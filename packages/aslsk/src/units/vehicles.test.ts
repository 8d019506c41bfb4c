import { conformance } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { complaints, scripted, started, testScenario, withGroups } from '../../test/scenario.ts'
import { table } from '../../test/table.ts'
import { ourPack } from '../data/counters.ts'
import { mountedOn } from '../data/mounted.ts'
import { ELIMINATED } from '../state.ts'
import { aslsk } from '../system.ts'
import { eliminateUnit } from './casualties.ts'
import { isInfantry, isVehicle, weaponsOf, weaponTypeOf } from './units.ts'

const [picket] = testScenario().sides.axis.groups
const tanks = withGroups('axis', [{ ...picket!, units: [...picket!.units, { type: 'ge-pzivh', count: 2 }] }])

test('a vehicle stands in a scenario among the units, with what is mounted on it', () => {
  const { units, weapons } = started(tanks).state
  const tank = units.find(isVehicle)!
  expect(units.filter(isVehicle)).toHaveLength(2)
  expect(weapons.filter(({ owner }) => owner === tank.id).map(({ type }) => type)).toEqual([
    'ge-pzivh:main',
    'ge-pzivh:bow',
    'ge-pzivh:coaxial',
    'ge-pzivh:antiAircraft',
  ])
})

test('whatever a vehicle has to fire with is mounted once: its gun or MG first, then the other MGs', () => {
  const arms = (id: string) => mountedOn(ourPack().ordnance.vehicles.get(id)!).map(({ name, fp }) => `${name} ${fp}`)
  expect(arms('ge-pzivh')).toEqual(['75L gun 12', 'BMG 3', 'CMG 5', 'AAMG 2'])
  expect(arms('ge-pzib')).toEqual(['CMG 6'])
  for (const type of ourPack().ordnance.vehicles.values()) expect(mountedOn(type).length, type.id).toBeGreaterThan(0)
})

test('a vehicle is set up with its facings and its hatches; men have neither, and two vehicles do not share a hex', () => {
  const t = scripted(tanks)
  const { units } = t.game.state
  const group = units.filter(({ side }) => side === 'axis')
  const place = (hexes: readonly string[], stance: object = {}) => ({
    type: 'place' as const,
    units: group.map((unit, i) => ({ unit: unit.id, hex: isVehicle(unit) ? hexes[i - 3]! : 'F3', ...(isVehicle(unit) ? stance : {}) })),
    weapons: [{ weapon: t.game.state.weapons.find(({ type }) => type === 'ge-LMG')!.id, unit: group[0]!.id }],
  })
  t.refuses('axis', place(['G3', 'G3']), { rule: '3.3.1', message: /one vehicle/ })
  const men = place(['G3', 'G4'])
  t.refuses('axis', { ...men, units: men.units.map((unit) => ({ ...unit, vca: 1 })) }, { rule: '1.2.7', message: /no vehicle/ })
  t.decide('axis', 'setup', place(['G3', 'G4'], { vca: 4, tca: 5, exposed: true }))
  for (const unit of t.game.state.units.filter(isVehicle)) {
    expect(unit.vehicle).toMatchObject({ vca: 4, tca: 5, exposed: true, motion: false })
    expect(weaponsOf(t.game.state, unit).map(({ at }) => at)).toEqual([unit.at, unit.at, unit.at, unit.at])
  }
})

test('an unknown vehicle is a fault of the scenario that says where', () => {
  const wrong = withGroups('axis', [{ ...picket!, units: [{ type: 'ge-pz99', count: 1 }] }])
  expect(complaints(wrong).join()).toContain("'ge-pz99', which does not exist")
})

test('a situation describes how a vehicle stands, and what is mounted on it comes by itself', () => {
  const t = table(`C3 German: tank=ge-pzivh vca3 tca2 CE motion, 4-6-7     F3 US: 7-4-7`, { phase: 'rally' })
  const tank = t.u('tank')
  expect(tank.vehicle).toMatchObject({ vca: 3, tca: 2, exposed: true, motion: true, bog: 'none' })
  expect(weaponsOf(t.state, tank).map((weapon) => weaponTypeOf(t.state, weapon).mounted)).toEqual([
    'main',
    'bow',
    'coaxial',
    'antiAircraft',
  ])
  expect(t.state.units.filter(isInfantry)).toHaveLength(2)
})

test('with a vehicle goes all that is mounted on it', () => {
  const t = table(`C3 German: tank=ge-pzivh     F3 US: 7-4-7`, { phase: 'rally' })
  const state = aslsk.clone(t.state)
  const tank = state.units[t.u('tank').id]!
  eliminateUnit({ state, emit: () => undefined } as never, tank, '7.4', 'test')
  expect(state.weapons.map(({ at, owner }) => [at, owner])).toEqual(state.weapons.map(() => [ELIMINATED, -1]))
})

conformance(aslsk, { scenarios: { 'with vehicles': tanks }, maxDecisions: 4000, games: 2, candidatesChecked: 20 })
