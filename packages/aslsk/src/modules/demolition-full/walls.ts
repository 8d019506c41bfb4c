import type { Problem } from '@firegroup/kernel'
import { nameOf } from '../../map/terrain.ts'
import type { Blocked } from '../../map/thread.ts'
import type { PlaceSpec } from '../../places/schema.ts'
import { specsOf } from '../../places/schema.ts'
import type { AslskState, Hex, Unit } from '../../state.ts'
import { isVehicle } from '../../units/units.ts'
import { hexsideName, kept, sortedHexside } from './state.ts'

type Barrier = 'rowhouse' | 'roadblock'
/** By the name of a hex: those beyond a hexside on which something stands. */
type Beyond = ReadonlyMap<string, ReadonlySet<string>>

/** A scenario does not change, and this is asked for every line of sight and every step. */
const known: { readonly [B in Barrier]: WeakMap<object, Beyond> } = { rowhouse: new WeakMap(), roadblock: new WeakMap() }

/** Whether the scenario has something of this kind on the hexside between two hexes. */
function hasOn(s: AslskState, type: Barrier, a: Hex, b: Hex): boolean {
  if (a < 0 || b < 0) return false
  const { scenario } = s.setting
  let beyond = known[type].get(scenario)
  if (!beyond) {
    beyond = barriersIn(scenario, type)
    known[type].set(scenario, beyond)
  }
  return beyond.size > 0 && (beyond.get(nameOf(s, a))?.has(nameOf(s, b)) ?? false)
}

function barriersIn(scenario: Parameters<typeof specsOf>[0], type: Barrier): Beyond {
  const beyond = new Map<string, Set<string>>()
  for (const { hexside } of specsOf(scenario, type)) {
    const [a, b] = hexside.split('-') as [string, string]
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const)
      beyond.set(from, (beyond.get(from) ?? new Set()).add(to))
  }
  return beyond
}

export function isBreached(s: AslskState, a: Hex, b: Hex): boolean {
  return kept(s).breached?.includes(hexsideName(s, a, b)) ?? false
}

/** B23.71: the wall between two rowhouses, while nobody has blown a hole into it. */
export function isPartyWall(s: AslskState, a: Hex, b: Hex): boolean {
  return hasOn(s, 'rowhouse', a, b) && !isBreached(s, a, b)
}

export function isRoadblock(s: AslskState, a: Hex, b: Hex): boolean {
  return hasOn(s, 'roadblock', a, b) && !kept(s).cleared?.includes(hexsideName(s, a, b))
}

/** What charges have blown away. */
export function isGone(s: AslskState, place: PlaceSpec): boolean {
  const { cleared, bridges } = kept(s)
  if (place.type === 'bridge') return bridges?.includes(place.at) ?? false
  return place.type === 'roadblock' && (cleared?.includes(sortedHexside(place.hexside)) ?? false)
}

/** B23.71, B29: nobody goes through a party wall, and no vehicle past a roadblock. */
export function barred(s: AslskState, unit: Unit, from: Hex, to: Hex): Problem | undefined {
  if (isPartyWall(s, from, to))
    return no('B23.71', `A wall stands between ${nameOf(s, from)} and ${nameOf(s, to)}: nobody goes through it before it is breached.`)
  if (isVehicle(unit) && isRoadblock(s, from, to)) return no('B29', `A roadblock stands between ${nameOf(s, from)} and ${nameOf(s, to)}.`)
  return undefined
}

/** B23.71: nor does anybody see through it. */
export function behindPartyWall(s: AslskState, from: Hex, to: Hex): Blocked | undefined {
  return isPartyWall(s, from, to)
    ? { rule: 'B23.71', reason: `the wall between ${nameOf(s, from)} and ${nameOf(s, to)} is not breached`, at: to }
    : undefined
}

/** What a scenario says wrongly of hexsides and fortified buildings. */
export function complaints(scenario: { readonly places?: readonly PlaceSpec[] }, has: (hex: string) => boolean): string[] {
  const found: string[] = []
  for (const type of ['rowhouse', 'roadblock'] as const)
    for (const { hexside } of specsOf(scenario, type))
      if (!hexside.split('-').every(has)) found.push(`A ${type} stands on ${hexside}, which the map does not have.`)
  for (const { at } of specsOf(scenario, 'setCharge')) if (!has(at)) found.push(`A charge is set in ${at}, which the map does not have.`)
  return found
}

function no(rule: string, message: string): Problem {
  return { rule, message }
}
