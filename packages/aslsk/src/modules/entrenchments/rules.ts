import { type Modifier, type Problem, total } from '@firegroup/kernel'
import { PATH_MF } from '../../data/jungle.ts'
import { ROAD_MF } from '../../data/movement.ts'
import type { Attack } from '../../fire/attack.ts'
import type { EntryRate } from '../../map/costs.ts'
import { isPathBetween, levelAt, nameOf, terrainAt } from '../../map/terrain.ts'
import { positionOf, takePosition } from '../../places/positions.ts'
import { specsOf } from '../../places/schema.ts'
import type { AslskState, Hex, Side, Unit, Weapon } from '../../state.ts'
import { isVehicle, sizeInHalfSquads, weaponTypeOf } from '../../units/units.ts'
import { ENTRENCH_MF, ENTRENCHED_TEM, ROOM, TRENCH_MF } from './data.ts'

export type Entrenchment = 'foxhole' | 'trench' | 'sangar'
export const ENTRENCHMENTS: readonly Entrenchment[] = ['foxhole', 'trench', 'sangar']
const SHELLHOLE = 'shellhole'

/** Which entrenchments lie in a hex. */
export function entrenchmentsIn(s: AslskState, hex: Hex): readonly Entrenchment[] {
  return hex < 0 ? [] : ENTRENCHMENTS.filter((kind) => lies(s, hex, kind))
}

export function lies(s: AslskState, hex: Hex, kind: Entrenchment | typeof SHELLHOLE): boolean {
  const { grid } = s.setting.map
  return hex >= 0 && specsOf(s.setting.scenario, kind).some(({ at }) => grid.has(at) && grid.indexOf(at) === hex)
}

export function entrenchmentOf(unit: Unit): Entrenchment | undefined {
  return ENTRENCHMENTS.find((kind) => positionOf(unit) === kind)
}

/** In half squads, of one side; of a sangar in all. */
function roomOf(s: AslskState, hex: Hex, kind: Entrenchment): number {
  if (kind !== 'foxhole') return ROOM[kind]
  let squads = 0
  for (const spec of specsOf(s.setting.scenario, 'foxhole')) if (spec.at === nameOf(s, hex)) squads += spec.squads ?? 1
  return 2 * squads
}

/** B27.44, F8: why there is no room for this unit; null if there is. A foxhole has room for so many of each side, a sangar in all. */
export function roomProblem(s: AslskState, unit: Unit, kind: Entrenchment, side: Side = unit.side): Problem | null {
  let taken = sizeInHalfSquads(s, unit)
  let guns = gunsOf(s, unit)
  for (const other of s.units) {
    if (other.id === unit.id || other.at !== unit.at || positionOf(other) !== kind) continue
    if (kind !== 'sangar' && other.side !== side) continue
    taken += sizeInHalfSquads(s, other)
    guns += gunsOf(s, other)
  }
  if (kind === 'sangar' && guns > 1) return no('F8.3', 'A sangar holds one Gun.')
  return taken > roomOf(s, unit.at, kind) ? no(kind === 'sangar' ? 'F8.1' : 'B27.44', `There is no more room in the ${kind}.`) : null
}

function gunsOf(s: AslskState, unit: Unit): number {
  return s.weapons.filter((weapon) => weapon.owner === unit.id && (weapon.ordnance?.ca ?? -1) >= 0).length
}

/** B27.3: entrenched men have this TEM where they have no better. */
export function entrenchedTem(_s: AslskState, _attack: Attack, target: Unit): Modifier | undefined {
  const kind = entrenchmentOf(target)
  return kind && { rule: 'B27.3', label: kind, value: ENTRENCHED_TEM, tags: ['tem', 'inHex'] }
}

/** B27.4, B27.6: a step out of an entrenchment; along a trench the ground makes no difference. */
export function entrenchedCost(s: AslskState, unit: Unit, from: Hex, to: Hex, by: EntryRate): Modifier | undefined {
  const kind = from === unit.at ? entrenchmentOf(unit) : undefined
  if (!kind) return undefined
  if (isJoined(s, kind, to)) {
    const uphill = levelAt(s, to) > levelAt(s, from) ? 2 : 1
    const ground = by === 'road' ? ROAD_MF : isPathBetween(s, from, to) ? PATH_MF : (terrainAt(s, to).infantryMf ?? TRENCH_MF)
    const value = uphill * (TRENCH_MF - ground) - hexsideCost(s, unit, from, to, by)
    return { rule: 'B27.6', label: 'along the trench', value }
  }
  return { rule: 'B27.4', label: `out of the ${kind}`, value: ENTRENCH_MF }
}

/** B27.6: what stands on the hexside, a trench leads through. */
function hexsideCost(s: AslskState, unit: Unit, from: Hex, to: Hex, by: EntryRate): number {
  const others = s.setting.hooks.movementCosts.filter((contribution) => contribution !== entrenchedCost)
  const parts = others.flatMap((contribution) => contribution(s, unit, from, to, by) ?? [])
  return total(parts.filter(({ tags }) => tags?.includes('hexside')))
}

/** B27.6, F8: a trench or sangar joins the one in the next hex. */
function isJoined(s: AslskState, kind: Entrenchment, to: Hex): boolean {
  return kind !== 'foxhole' && (lies(s, to, 'trench') || (kind === 'trench' && lies(s, to, 'sangar')))
}

/** B27.6: who comes along a trench is in it; who routs or advances to an entrenchment goes in if there is room. */
export function entered(s: AslskState, unit: Unit, from: Hex): void {
  const { position } = unit
  if (isVehicle(unit) || unit.at < 0 || position === undefined || position.at !== from) {
    if (s.phase === 'rout' || s.phase === 'advance') goIn(s, unit)
    return
  }
  const kind = ENTRENCHMENTS.find((each) => each === position.in)
  const next = kind && isJoined(s, kind, unit.at) ? (lies(s, unit.at, 'trench') ? 'trench' : 'sangar') : undefined
  if (next && !roomProblem(s, unit, next)) unit.position = { at: unit.at, in: next, along: true }
  else if (s.phase === 'rout' || s.phase === 'advance') goIn(s, unit)
}

function goIn(s: AslskState, unit: Unit): void {
  if (isVehicle(unit)) return
  const kind = entrenchmentsIn(s, unit.at).find((each) => !roomProblem(s, unit, each))
  if (kind) takePosition(unit, kind)
}

/** B27.6: along a trench nobody is seen to move; B2: nor in the cover of a shellhole, or by one who began his move there. */
export function sheltered(s: AslskState, unit: Unit, from: 'ffmo' | 'ffnam'): boolean {
  if (unit.position?.at === unit.at && unit.position.along) return true
  if (from !== 'ffmo' || !lies(s, unit.at, SHELLHOLE)) return false
  return positionOf(unit) === SHELLHOLE || unit.startedAt === unit.at || s.phase !== 'movement'
}

/** A2.8, B27: what lies or stands in an entrenchment is out of reach of those outside it, and the other way round. */
export function outOfReach(_s: AslskState, unit: Unit, other: Unit | Weapon): Problem | undefined {
  const [one, two] = [positionOf(unit), positionOf(other)]
  const isOne = (position: string | undefined) => ENTRENCHMENTS.some((kind) => kind === position)
  if (one === two || (!isOne(one) && !isOne(two))) return undefined
  return no('B27.4', 'One of them is in an entrenchment, and the other is not.')
}

/** B27.1, F8.3: of large weapons only mortars are fired out of an entrenchment, and one Gun out of a sangar. */
export function noGuns(s: AslskState, unit: Unit, what: string): Problem | undefined {
  if (what !== 'fire') return undefined
  const kind = entrenchmentOf(unit)
  if (!kind || kind === 'sangar') return undefined
  const gun = s.weapons.find((weapon) => weapon.owner === unit.id && (weapon.ordnance?.ca ?? -1) >= 0)
  return gun && weaponTypeOf(s, gun).barrel?.role !== 'MTR'
    ? no('B27.1', 'No Gun but a mortar is fired out of an entrenchment.')
    : undefined
}

function no(rule: string, message: string): Problem {
  return { rule, message }
}
