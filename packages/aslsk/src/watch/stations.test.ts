import { expect, test } from 'vitest'
import { field } from '../../test/field.ts'
import type { UnitId } from '../ids.ts'
import { shotCandidates } from '../ordnance/candidates.ts'
import { type AslskState, cloneState, type Unit } from '../state.ts'
import { Look, Watch } from './watch.ts'

function begun(text = 'C3 Russian: ru-T3485, ru-4-4-7    F5 German: ge-pzivh, ge-4-6-7'): { s: AslskState; watch: Watch } {
  const s = field(text, { columns: 10, rows: 8 })
  const watch = new Watch(s.setting.map.size)
  watch.look(s)
  return { s, watch }
}

function unitOf({ units }: AslskState, type: string): Unit {
  return units.find((unit) => unit.type === type)!
}

/** Of what somebody with a vehicle keeps about its gun, its MGs and its hex, what is no good any more after a change. */
function gone(type: string, change: (s: AslskState, vehicle: Unit) => void, text?: string): string[] {
  const { s, watch } = begun(text)
  const vehicle = unitOf(s, type)
  const gun = s.weapons.find(({ owner, ordnance }) => owner === vehicle.id && ordnance)!
  change(s, vehicle)
  watch.look(s)
  const { stations } = watch
  return [
    ...(stations.changedFor(vehicle, gun) > 1 ? ['gun'] : []),
    ...(stations.changedForMgs(vehicle) > 1 ? ['MGs'] : []),
    ...(stations.cloudsChanged(gun) > 1 ? ['clouds'] : []),
    ...(watch.changed(vehicle.at) > 1 ? ['hex'] : []),
  ]
}

test('what a vehicle can fire is what it was while those around it fire and break, and not when it changes itself, or somebody comes or leaves', () => {
  expect(gone('ge-pzivh', () => {})).toEqual([])
  expect(gone('ge-pzivh', (s) => Object.assign(unitOf(s, 'ge-4-6-7'), { fire: 'prep' }))).toEqual(['hex'])
  expect(gone('ge-pzivh', (s) => Object.assign(unitOf(s, 'ge-4-6-7'), { broken: true }))).toEqual(['hex'])
  expect(gone('ge-pzivh', (s, { at }) => Object.assign(unitOf(s, 'ru-4-4-7'), { at }))).toEqual(['gun', 'MGs', 'hex'])
  expect(gone('ge-pzivh', (s) => Object.assign(unitOf(s, 'ge-4-6-7'), { at: 0 }))).toEqual(['gun', 'MGs', 'hex'])
  expect(gone('ge-pzivh', (s) => Object.assign(unitOf(s, 'ge-pzivh'), { fire: 'prep' }))).toEqual(['gun', 'MGs', 'hex'])
})

test('its gun and its MGs are told apart, and that its MGs have fired without a mark on them', () => {
  const weaponOf = (s: AslskState, { id }: Unit, isGun: boolean) =>
    s.weapons.find((each) => each.owner === id && !!each.ordnance === isGun)!
  expect(gone('ge-pzivh', (s, unit) => Object.assign(weaponOf(s, unit, true), { fire: 'prep' }))).toEqual(['gun', 'hex'])
  expect(gone('ge-pzivh', (s, unit) => Object.assign(weaponOf(s, unit, false), { fire: 'prep' }))).toEqual(['MGs', 'hex'])
  // 6.8: a main armament with an IFE is fired as they are
  const light = (isGun: boolean) => (s: AslskState, unit: Unit) => Object.assign(weaponOf(s, unit, isGun), { fire: 'prep' })
  expect(gone('ge-pziil', light(true), 'F5 German: ge-pziil')).toEqual(['gun', 'MGs', 'hex'])
  expect(gone('ge-pziil', light(false), 'F5 German: ge-pziil')).toEqual(['MGs', 'hex'])
  const fires = (s: AslskState, { at, id }: Unit) => s.volleys.push({ from: at, at, expenditure: 0, gunsOf: id })
  expect(gone('ge-pzivh', fires)).toEqual(['MGs', 'hex'])
})

test('6.2: that a side has no more Smoke in a phase changes something only for what has Smoke; that it has it again is a change of the gun', () => {
  const tell = (noSmoke: true | undefined) => (s: AslskState) => {
    for (const { ordnance } of s.weapons) if (ordnance) ordnance.noSmoke = noSmoke
  }
  expect(gone('ru-T3485', tell(true))).toEqual([])
  expect(gone('ge-pzivh', tell(true))).toEqual(['clouds'])
  const { s, watch } = begun()
  tell(true)(s)
  watch.look(s)
  tell(undefined)(s)
  watch.look(s)
  const vehicle = unitOf(s, 'ge-pzivh')
  expect(watch.stations.changedFor(vehicle, s.weapons.find(({ owner, ordnance }) => owner === vehicle.id && ordnance)!)).toBe(3)
})

test('6.2: shots that are kept lose their Smoke and get it back, as those do that are worked out anew', () => {
  const s = field('C3 Russian: ru-4-4-7    F5 German: ge-pzivh, ge-4-6-7', { columns: 10, rows: 8, phase: 'prepFire' })
  // nothing is kept in small battles
  while (s.units.length < 60) s.units.push({ ...unitOf(s, 'ru-4-4-7'), id: s.units.length as UnitId })
  const shots = (of: AslskState, look?: Look) => [
    ...shotCandidates(of, { when: 'prepFire', side: 'axis', expenditure: null, ...(look ? { look } : {}) }),
  ]
  const lengths: number[] = []
  for (const noSmoke of [undefined, true, undefined, true] as const) {
    const now = cloneState(s)
    for (const { ordnance } of now.weapons) if (ordnance) ordnance.noSmoke = noSmoke
    expect(shots(now, new Look(now))).toEqual(shots(now))
    lengths.push(shots(now).length)
  }
  expect(lengths[0]).toBeGreaterThan(lengths[1]!)
  expect(lengths).toEqual([lengths[0], lengths[1], lengths[0], lengths[1]])
})
