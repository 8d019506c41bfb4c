import { type Problem, total } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { abilitiesOf } from '../data/smc.ts'
import { tmFor } from '../data/terrain.ts'
import { hasMelee } from '../fire/attack.ts'
import { terrainModifier } from '../fire/tm.ts'
import { hexOf, locationsIn, nameOf } from '../map/location.ts'
import { terrainAt } from '../map/terrain.ts'
import { stackingProblem } from '../movement/stacking.ts'
import type { Setting } from '../setting.ts'
import { enemyOf, type LnltState, type Location, RESERVE, type Side, type Unit } from '../state.ts'
import { hasUnit, typeOf } from '../units/units.ts'

/** 11.4: a Sniper whom nobody has seen yet. */
export function isHidden(s: LnltState, unit: Unit): boolean {
  return unit.at === RESERVE && typeOf(s, unit).kind === 'sniper'
}

/** 11.4: the Snipers whom a side can still place. */
export function* hiddenSnipers(s: LnltState, side: Side): Iterable<Unit> {
  for (const unit of s.units) if (unit.at === RESERVE && unit.side === side && isHidden(s, unit)) yield unit
}

/** Whether anybody on either side is one, placed or not. */
export function hasSnipers(s: LnltState): boolean {
  for (const unit of s.units) if (snipes(s, unit) && (unit.at >= 0 || unit.at === RESERVE)) return true
  return false
}

/** 11.4, 11.12: who fires as a Sniper does. */
export function snipes(s: LnltState, unit: Unit): boolean {
  return abilitiesOf(typeOf(s, unit).kind).sniping
}

/** 11.4: why a Sniper can't appear there: it takes a positive TM, if only of a counter, but not one that depends on whence the fire comes (LG-19). */
export function placementProblem(s: LnltState, unit: Unit, at: Location): Problem | null {
  const { setting } = s
  const { name } = typeOf(s, unit)
  const where = nameOf(setting, at)
  if (!isHidden(s, unit)) return { rule: '11.4', message: `The ${name} has been placed and stays where he is.` }
  if (!mayAppear(setting, unit, at)) return { rule: '11.4', message: `In this game the ${name} can't appear in ${where}.` }
  if (terrainAt(setting, hexOf(at)).mpLeg === null) return { rule: '11.4', message: `Nobody can be in ${where}.` }
  if (hasUnit(s, enemyOf(unit.side), at) || hasMelee(s, at)) return { rule: '11.4', message: `The enemy is in ${where}.` }
  if (total(terrainModifier(s, at, null, unit)) <= 0)
    return { rule: '11.4', message: `There is no cover in ${where}: it takes a positive TM.` }
  return stackingProblem(s, unit.side, [unit.id], at)
}

/** 11.4: he is there for the rest of the game. */
export function placeSniper(g: Lnlt, unit: Unit, at: Location): void {
  unit.at = at
  g.emit({ type: 'sniperPlaced', rule: '11.4', side: unit.side, unit: unit.id, at })
}

/** Every place in which this Sniper could appear now. */
export function* sniperPlaces(s: LnltState, unit: Unit): Iterable<Location> {
  const covered = coveredPlaces(s, s.setting, unit)
  for (const at of covered) if (placementProblem(s, unit, at) === null) yield at
  for (const { at } of firstOfEach(s.markers)) if (!covered.includes(at) && placementProblem(s, unit, at) === null) yield at
}

function* firstOfEach(markers: LnltState['markers']): Iterable<{ readonly at: Location }> {
  for (let i = 0; i < markers.length; i++) if (markers.findIndex(({ at }) => at === markers[i]!.at) === i) yield markers[i]!
}

/** SSR: a scenario may say where. */
function mayAppear({ groups }: Setting, { id }: Unit, at: Location): boolean {
  const group = groups.find(({ units }) => units.includes(id))
  return group === undefined || group.area.includes(at)
}

/** The map does not change: where it gives cover is found once for each Sniper. */
const known = new WeakMap<Setting, Map<number, readonly Location[]>>()

function coveredPlaces(s: LnltState, setting: Setting, unit: Unit): readonly Location[] {
  const bySniper = known.get(setting) ?? new Map<number, readonly Location[]>()
  known.set(setting, bySniper)
  const found = bySniper.get(unit.id) ?? findCovered(s, setting, unit)
  bySniper.set(unit.id, found)
  return found
}

function findCovered(s: LnltState, setting: Setting, unit: Unit): readonly Location[] {
  const { nation } = typeOf(s, unit)
  const places: Location[] = []
  for (let hex = 0; hex < setting.map.size; hex++) {
    const terrain = terrainAt(setting, hex)
    if (terrain.mpLeg === null || tmFor(terrain, nation) <= 0) continue
    for (const at of locationsIn(setting, hex)) if (mayAppear(setting, unit, at)) places.push(at)
  }
  return places
}
