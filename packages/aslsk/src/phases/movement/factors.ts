import type { Problem } from '@firegroup/kernel'
import { BANZAI, MF_PER_EXCESS_PP, type MovementRow, movementFactors, ROAD_BONUS_MF } from '../../data/movement.ts'
import { type AslskState, type MoveMode, OFFBOARD, type Unit } from '../../state.ts'
import { forbidden } from '../../units/forbidden.ts'
import { weaponsAround } from '../../units/still.ts'
import { isGoodOrder, isLeader, isMmc, isVehicle, typeOf, unitsOf, weaponTypeOf } from '../../units/units.ts'
import { capacity, portagePoints } from '../../weapons/possession.ts'

/** No hex and no activity costs less, in half MF. */
const LEAST_MF = 2

/** 3.3, 3.3.1: why a unit may not spend MF now; null if it may. */
export function movingProblem(s: AslskState, unit: Unit): Problem | null {
  if (unit.side !== s.attacker || (unit.at < 0 && unit.at !== OFFBOARD)) return no('3.3', `Unit ${unit.id} is not one of yours to move.`)
  if (isVehicle(unit)) return no('3.3.2', `The ${typeOf(s, unit).label} is a vehicle and spends MP, not MF.`)
  if (unit.broken) return no('3.3', `The ${typeOf(s, unit).label} is broken and may not move.`)
  if (unit.melee) return no('3.3', `The ${typeOf(s, unit).label} is held in Melee.`)
  if (unit.pinned) return no('3.2.3', `The ${typeOf(s, unit).label} is pinned and may not move.`)
  const gun = heldByTurn(s, unit)
  if (gun) return no('3.2.4', gun)
  if (unit.moveEnded) return no('3.3.1', `The ${typeOf(s, unit).label} has ended its move in this Movement Phase.`)
  if (hasPrepFired(s, unit)) return no('3.3', `The ${typeOf(s, unit).label} fired in the Prep Fire Phase and may not move.`)
  if (s.move && !s.move.stack.includes(unit.id) && !mayJoin(s, s.move.stack, unit))
    return no('3.3.1', 'Other units are moving: they must end their move before it begins its own.')
  const first = s.setting.hooks.movesFirst.length > 0 && !s.move ? waitsFor(s, unit) : undefined
  if (first) return first
  return forbidden(s, unit, 'move') ?? null
}

/** 3.21 of the full sequence: who must charge ends his MPh before anybody else begins. */
function waitsFor(s: AslskState, unit: Unit): Problem | undefined {
  const must = (one: Unit) => {
    for (const says of s.setting.hooks.movesFirst) {
      const problem = says(s, one)
      if (problem) return problem
    }
    return undefined
  }
  if (must(unit)) return undefined
  for (const other of s.units)
    if (other.side === s.attacker && other.at >= 0 && !other.moveEnded && !other.broken && !other.pinned && !other.melee) {
      const problem = must(other)
      if (problem) return problem
    }
  return undefined
}

/** 3.2.4: a crew that has turned its Gun without firing stays with it. */
function heldByTurn(s: AslskState, unit: Unit): string | null {
  for (const weapon of weaponsAround(s, unit))
    if (weapon.ordnance?.turnedIdle && weapon.owner === unit.id)
      return `It has turned the ${weaponTypeOf(s, weapon).name} and may not move.`
  return null
}

/** 3.3.1: a stack forms in its first hex; whoever is there may belong to it until one of them leaves. */
export function mayJoin(s: AslskState, stack: readonly number[], unit: Unit): boolean {
  for (const id of stack) {
    const member = s.units[id]!
    if (isVehicle(member) || hasStepped(member) || !isTogether(member, unit)) return false
  }
  return !hasStepped(unit)
}

/** In one hex, or offboard beside the same one. */
export function isTogether(a: Unit, b: Unit): boolean {
  return a.at === b.at && (a.at !== OFFBOARD || a.entry === b.entry)
}

/** 3.3: its own fire or that of a Weapon it possesses. */
export function hasPrepFired(s: AslskState, unit: Unit): boolean {
  if (unit.fire === 'prep') return true
  for (const weapon of weaponsAround(s, unit)) if (weapon.owner === unit.id && weapon.fire === 'prep') return true
  return false
}

/** Has crossed a hexside in this MPh, not only spent MF where it stood. */
export function hasStepped(unit: Unit): boolean {
  return unit.at !== unit.startedAt || unit.spent !== unit.spentHere
}

/** 3.3.1: how it moves if this is declared now; a move that has begun goes on as it began. */
export function modeOf(unit: Unit, declared: MoveMode | undefined): MoveMode {
  return unit.mode === 'still' ? (declared ?? 'normal') : unit.mode
}

/** 3.3.1: why it may not move in the way that is declared; null if it may. */
export function modeProblem(s: AslskState, unit: Unit, declared: MoveMode | undefined): Problem | null {
  if (declared === undefined) return null
  if (unit.mode !== 'still' && unit.mode !== declared)
    return no('3.3.1', `How the ${typeOf(s, unit).label} moves is declared when its move begins.`)
  if (declared !== 'double' || unit.mode === 'double') return null
  if (unit.wounded) return no('3.3.1', `The ${typeOf(s, unit).label} is wounded and may not Double Time.`)
  return unit.cx || unit.rested ? no('3.3.1', `The ${typeOf(s, unit).label} was CX and may not Double Time in this Movement Phase.`) : null
}

/**
 * 3.3.1: the leader with whom a MMC moves when it moves among these units: the one with whom its move began, or, when neither has left his first
 * hex yet, one with whom it begins now. Null for a unit that moves without.
 */
export function leaderAmong(s: AslskState, unit: Unit, among: readonly Unit[]): Unit | null {
  if (isLeader(s, unit)) return null
  if (unit.withLeader >= 0) {
    const leader = s.units[unit.withLeader]!
    return among.includes(leader) ? leader : null
  }
  if (hasStepped(unit)) return null
  let best: Unit | null = null
  for (const other of among)
    if (isLeader(s, other) && isUnbroken(other) && !hasStepped(other) && (best === null || (best.wounded && !other.wounded))) best = other
  return best
}

/** 3.3.1: the leader whose bonus a MMC has for something that it does where it stands: he moved with it and is still there, able. */
export function leaderHere(s: AslskState, unit: Unit): Unit | null {
  if (unit.withLeader < 0) return null
  const leader = s.units[unit.withLeader]!
  return leader.at === unit.at && isGoodOrder(leader) ? leader : null
}

/** 3.3.1, 4.0: the MF of a unit that moves so, in halves, without the road bonus: the chart, less what portage costs. */
function allotment(s: AslskState, unit: Unit, mode: MoveMode, leader: Unit | null): number {
  if (unit.banzai === 'charging') return unit.wounded ? BANZAI.woundedMf : BANZAI.mf
  const mf = movementFactors(rowOf(s, unit), leader !== null, mode === 'double')
  return mf === null ? 0 : mf - Math.max(unit.burden, portageLoss(s, unit, mode, leader))
}

/** 3.3.1: rows of the Unit Movement Factor Chart. */
function rowOf(s: AslskState, unit: Unit): MovementRow {
  const type = typeOf(s, unit)
  if (type.kind === 'leader') return unit.wounded ? 'woundedSmc' : 'smc'
  return type.class === 'conscript' || type.class === 'green' ? type.class : 'regular'
}

/** 4.0: one MF for each PP over the capacity, in halves. */
export function portageLoss(s: AslskState, unit: Unit, mode: MoveMode, leader: Unit | null): number {
  const points = portagePoints(s, unit)
  if (points === 0) return 0
  const excess = points - capacity(s, unit, unit.cx || mode === 'double', leader !== null && lends(s, leader, unit, mode))
  return excess > 0 ? excess * MF_PER_EXCESS_PP : 0
}

/**
 * 4.0: a leader lends his own capacity to one MMC of his stack: the one that carries most. He has none to lend when he carries something himself, is
 * wounded or CX.
 */
function lends(s: AslskState, leader: Unit, unit: Unit, mode: MoveMode): boolean {
  const tired = leader.cx || mode === 'double'
  if (capacity(s, leader, tired, false) === 0 || portagePoints(s, leader) > 0) return false
  const own = portagePoints(s, unit)
  for (const other of unitsOf(s, unit.side, unit.at)) {
    if (other === unit || !isTogether(other, unit) || !isMmc(s, other) || other.broken) continue
    if (other.withLeader !== leader.id && (other.withLeader >= 0 || hasStepped(other))) continue
    const theirs = portagePoints(s, other)
    if (theirs > own || (theirs === own && other.id < unit.id)) return false
  }
  return true
}

/** 1.1.1, 3.3.1: MF that a unit has left, in halves: what it has, and the road bonus if every hexside so far, and the next one, is a road's. */
export function mfLeft(s: AslskState, unit: Unit, mode: MoveMode, leader: Unit | null, onRoad: boolean): number {
  return allotment(s, unit, mode, leader) + (onRoad ? roadBonus(s, unit) : 0) - unit.spent
}

/** 1.1.1: what a unit has more for a road's hexside, if all that it has crossed were such. */
export function roadBonus(s: AslskState, unit: Unit): number {
  if (!unit.allRoad || s.setting.hooks.noRoadBonus.some((reason) => reason(s))) return 0
  return ROAD_BONUS_MF
}

/** MF that a unit has left for something that it does where it stands. */
export function mfLeftHere(s: AslskState, unit: Unit, mode: MoveMode): number {
  return mfLeft(s, unit, mode, leaderHere(s, unit), hasStepped(unit))
}

/** 3.3.1: whether these MF can be spent out of those left: all of them, or with Assault Movement all but some. */
export function affords(left: number, mf: number, mode: MoveMode): boolean {
  return mode === 'assault' ? mf < left : mf <= left
}

/** Not a hex and not an activity more: its move is over without a word. */
export function isSpent(s: AslskState, unit: Unit): boolean {
  const leader = leaderHere(s, unit)
  return unit.mode !== 'still' && !affords(mfLeft(s, unit, unit.mode, leader, true), LEAST_MF, unit.mode)
}

/** MF in words: '2½'. */
export function mfWords(halves: number): string {
  const whole = Math.floor(halves / 2)
  return halves % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`
}

/** Good Order, offboard too. */
function isUnbroken(unit: Unit): boolean {
  return !unit.broken && !unit.melee
}

function no(rule: string, message: string): Problem {
  return { rule, message }
}
