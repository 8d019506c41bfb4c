import type { Rules } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { hasMelee } from '../fire/attack.ts'
import { hexOf, locationNamed } from '../map/location.ts'
import { stackingProblem } from '../movement/stacking.ts'
import { whereToAppear } from '../scenario/event-groups.ts'
import { decideDeployment, digIn, emplace } from '../scenario/setup.ts'
import type { DeployedGroup } from '../setting.ts'
import { cloneState, enemyOf, type Hex, type LnltState, type Location, SIDES, type Side, type Unit } from '../state.ts'
import { hasUnit } from '../units/units.ts'
import type { HiddenEvent } from './events.ts'
import { hidingIn, hidingPlaces, isFound, isNear } from './hiding.ts'

type Why = Extract<HiddenEvent, { readonly type: 'appears' }>['why']

/** SSR: everybody who hides in a place comes onto the map; 22.0: where the enemy is, or there is no room, in the hexes around it, as those whom an Event brings. */
export function* showUp(g: Lnlt, side: Side, at: Location, why: Why): Rules<void> {
  const s = g.state
  const units = hidingIn(s, side, at)
  const ids = units.map(({ id }) => id)
  if (isFree(s, side, ids, at)) {
    for (const unit of units) comeOut(s, unit, at)
    return tell(g, side, units, why)
  }
  const group: DeployedGroup = { ...s.setting.groups.find(({ units: of }) => of.includes(ids[0]!))!, units: ids, weapons: [], tiedTo: [] }
  const words = { kind: 'setup', title: 'They are found. Where do they go?', rule: '22.0', onMap: true } as const
  const area = whereToAppear(s, side, group, at)
  const decision = yield* decideDeployment(g, side, [{ ...group, area }], words)
  for (const { unit, at: name, facing } of decision.units) comeOut(s, s.units[unit]!, locationNamed(s.setting, name), facing)
  tell(g, side, units, why)
}

function isFree(s: LnltState, side: Side, units: readonly number[], at: Location): boolean {
  return !hasUnit(s, enemyOf(side), at) && !hasMelee(s, at) && stackingProblem(s, side, units, at) === null
}

/** 15.1: a vehicle or gun points where it was laid, unless it had to go elsewhere. */
function comeOut(s: LnltState, unit: Unit, at: Location, facing = unit.laid?.facing): void {
  unit.at = at
  unit.hidesAt = undefined
  if (unit.laid && facing !== undefined && facing !== unit.laid.facing) unit.laid.facing = unit.laid.turret = facing
  for (const weapon of s.weapons) if (weapon.owner === unit.id) weapon.at = at
  digIn(s, unit)
  if (unit.vehicle) emplace(s, unit)
}

/** The state in which those who hide in a place have shown themselves, for whoever thinks about it. */
export function shown(s: LnltState, side: Side, at: Location): LnltState {
  const copy = cloneState(s)
  for (const unit of hidingIn(copy, side, at)) comeOut(copy, unit, at)
  return copy
}

function tell(g: Lnlt, side: Side, units: readonly Unit[], why: Why): void {
  const out = units.map(({ id, at }) => ({ unit: id, at }))
  g.emit({ type: 'appears', rule: '22.0', side, units: out, why }, { reveals: true })
}

/** Whoever comes beside hidden enemies finds them, before they could fire at him. Contribution to `hooks.entered`. */
export function findHidden(g: Lnlt, units: readonly number[], at: Location): Rules<void> | undefined {
  const s = g.state
  if (!s.setting.hides || !units.some((id) => s.units[id]!.at === at)) return undefined
  return showAll(g, (side, place) => side !== s.units[units[0]!]!.side && isNear(s, at, hexOf(place)), 'found')
}

/** The same for whoever came there in another way. */
export function findAll(g: Lnlt): Rules<void> | undefined {
  const s = g.state
  return s.setting.hides ? showAll(g, (side, place) => isFound(s, side, place), 'found') : undefined
}

/** 18.0: what falls on a hex asks nobody whether he hides. */
export function shellHidden(g: Lnlt, hex: Hex): Rules<void> | undefined {
  return g.state.setting.hides ? showAll(g, (_, place) => hexOf(place) === hex, 'shelled') : undefined
}

function showAll(g: Lnlt, which: (side: Side, place: Location) => boolean, why: Why): Rules<void> | undefined {
  const found = SIDES.flatMap((side) =>
    hidingPlaces(g.state, side)
      .filter((place) => which(side, place))
      .map((place) => ({ side, place })),
  )
  return found.length === 0 ? undefined : showEach(g, found, why)
}

function* showEach(g: Lnlt, found: readonly { readonly side: Side; readonly place: Location }[], why: Why): Rules<void> {
  for (const { side, place } of found) yield* showUp(g, side, place, why)
}

/** 22.0, 22.1: when the game ends everybody is on the map, and holds what he is in. */
export function endHiding(g: Lnlt): void {
  const s = g.state
  if (!s.setting.hides) return
  for (const side of SIDES)
    for (const place of hidingPlaces(s, side)) {
      const units = hidingIn(s, side, place)
      for (const unit of units) comeOut(s, unit, place)
      tell(g, side, units, 'end')
    }
}
