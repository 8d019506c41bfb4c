import type { Side } from '../src/state.ts'
import type { AslskTable } from './table.ts'

/** Who attacks whom, by name; of a vehicle with which of its weapons, as their names: `['tank', 'r', 'CMG']`. */
export type Blow = readonly [by: string, on: string, weapons?: string]

/** `blow(t, 'axis', ['tank', 'r1', 'CMG'])`: one attack in a hex with a vehicle. */
export function blow(t: AslskTable, seat: Side, ...attacks: Blow[]): AslskTable {
  return t.decide(seat, 'closeCombat', blowOf(t, ...attacks))
}

/** Such an attack, to be decided or refused. */
export function blowOf(t: AslskTable, ...attacks: Blow[]) {
  return { type: 'attack', attacks: attacks.map(([by, on, weapons]) => ({ by: ids(t, by), on: ids(t, on), ...armed(t, by, weapons) })) }
}

function armed(t: AslskTable, by: string, weapons: string | undefined): { weapons?: number[] } {
  return weapons === undefined ? {} : { weapons: weapons.split(' ').map((name) => mountedOf(t, by, name)) }
}

/** The weapon of a vehicle that goes by this name: 'CMG'. */
function mountedOf(t: AslskTable, vehicle: string, name: string): number {
  const { weapons, setting } = t.state
  const found = weapons.find(({ owner, type }) => owner === t.unit(vehicle) && setting.pack.weapons.get(type)?.name === name)
  const mounted = found ?? weapons.find(({ owner, type }) => owner === t.unit(vehicle) && type.endsWith(MOUNTS[name] ?? name))
  if (!mounted) throw new Error(`The ${vehicle} has no ${name}.`)
  return mounted.id
}

const MOUNTS: { readonly [name: string]: string } = { CMG: ':coaxial', BMG: ':bow', AAMG: ':antiAircraft', RMG: ':rear', MA: ':main' }

function ids(t: AslskTable, names: string): number[] {
  return names.split(' ').map((name) => t.unit(name))
}

/** CC Reaction Fire: `react(t, 'squad leader', 'tank')`. */
export function react(t: AslskTable, by: string, vehicle: string): AslskTable {
  return t.answer('firstFire', reactionOf(t, by, vehicle))
}

export function reactionOf(t: AslskTable, by: string, vehicle: string) {
  return { type: 'reaction', by: ids(t, by), vehicle: t.unit(vehicle) }
}

export function advance(t: AslskTable, to: string, ...units: string[]): AslskTable {
  return t.answer('advance', advanceOf(t, to, ...units))
}

export function advanceOf(t: AslskTable, to: string, ...units: string[]) {
  return { type: 'advance', units: units.map((unit) => t.unit(unit)), to }
}
