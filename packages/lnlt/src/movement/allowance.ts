import { isHelicopter } from '../air/helicopter.ts'
import { allowance, DOUBLE_TIME, doubleTimeMf, LESS_MF, movementMode } from '../data/movement.ts'
import { sameNationality } from '../data/pack.ts'
import { MMC_KINDS } from '../data/unit-kinds.ts'
import { isGrenades } from '../modern/grenades.ts'
import { sharedMovement } from '../mounted/mounted.ts'
import type { LnltState, Move, MoveMode, Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { isFixed } from '../weapons/possession.ts'

/** 6.0: what a unit of a moving group may spend in this impulse, in half MP. */
export function allowanceOf(s: LnltState, move: Move, index: number): number {
  if (isHelicopter(s, s.units[move.units[index]!]!)) return UNLIMITED
  return allowance(movementMode(move.modes[index]!), mfOf(s, move, index))
}

/** 19.2.1: a helicopter flies as far as it likes. */
const UNLIMITED = 9999

export function allowancesOf(s: LnltState, move: Move): number[] {
  const allowed: number[] = []
  for (let i = 0; i < move.units.length; i++) allowed.push(allowanceOf(s, move, i))
  return allowed
}

/** 6.0, 6.2: its MF in this move, with Double-Time where that applies. */
export function mfOf(s: LnltState, move: Move, index: number): number {
  const unit = s.units[move.units[index]!]!
  const mf = Math.max(movementFactor(s, unit), sharedMovement(s, unit, move.units))
  if (move.leaders.length === 0 || !movementMode(move.modes[index]!).doubleTime) return mf
  let most = mf
  for (const id of move.leaders) {
    const leader = s.units[id]!
    if (canDoubleTime(s, unit, leader)) most = Math.max(most, doubleTimeMf(mf, typeOf(s, leader).movement, unit.shaken))
  }
  return most
}

/** 1.1, 1.5: the MF of the side that is up; less for a single man with a SW (1.6) and after laying Smoke (7.0). */
export function movementFactor(s: LnltState, unit: Unit): number {
  const type = typeOf(s, unit)
  let mf = unit.shaken ? type.shakenMovement : unit.wounds > 0 && type.wounded ? type.wounded.movement : type.movement
  if (!MMC_KINDS.has(type.kind) && carriesAnything(s, unit)) mf -= LESS_MF.smcWithWeapon
  if (unit.triedSmoke) mf -= LESS_MF.afterSmoke
  return Math.max(mf, 0)
}

/** What stands on its tripod stays behind and is no burden. */
function carriesAnything(s: LnltState, unit: Unit): boolean {
  for (const weapon of s.weapons) if (weapon.owner === unit.id && !isFixed(s, weapon) && !isGrenades(s, weapon)) return true
  return false
}

/** 6.2: an MMC with a Good Order Leader of its nationality; no Weapon Team, no Mounted Unit. */
function canDoubleTime(s: LnltState, unit: Unit, leader: Unit): boolean {
  const type = typeOf(s, unit)
  return MMC_KINDS.has(type.kind) && !NEVER.has(type.kind) && sameNationality(type, typeOf(s, leader))
}

const NEVER: ReadonlySet<string> = new Set(DOUBLE_TIME.never)

/** 6.2: the Leaders of a group with whom its MMCs may Double-Time: in Good Order, moving in a way that allows it. */
export function doubleTimeLeaders(s: LnltState, units: readonly number[], modes: readonly MoveMode[]): number[] {
  const leaders: number[] = []
  for (let i = 0; i < units.length; i++) {
    const unit = s.units[units[i]!]!
    if (!unit.shaken && typeOf(s, unit).leadershipRange > 0 && movementMode(modes[i]!).doubleTime) leaders.push(unit.id)
  }
  return leaders
}
