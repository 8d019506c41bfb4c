import type { Problem } from '@firegroup/kernel'
import { isHelicopter } from '../air/helicopter.ts'
import { movementMode } from '../data/movement.ts'
import { sameNationality } from '../data/pack.ts'
import { skillOf } from '../data/skills.ts'
import { canHitAndRun, ridesWith } from '../mounted/mounted.ts'
import type { LnltState, MoveMode, Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'

/** 6.0: why a unit of a group can't move in this way; its companions decide on Stealth. */
export function modeProblem(s: LnltState, units: readonly number[], modes: readonly MoveMode[], index: number): Problem | null {
  const unit = s.units[units[index]!]!
  const mode = modes[index]!
  const { weaponTeams, afterSmoke, rule, name } = movementMode(mode)
  const type = typeOf(s, unit)
  if (isHelicopter(s, unit) && mode !== 'move') return { rule: '19.2.1', message: `The ${type.name} simply flies.` }
  if (type.kind === 'vehicle' && mode !== 'move' && mode !== 'assaultMove')
    return { rule: '15.1', message: `The ${type.name} moves openly or by Assault Move, in no other way.` }
  if (unit.vehicle?.assaultFire && mode !== 'assaultMove')
    return { rule: '15.2.1', message: `After Assault Fire the ${type.name} moves with half its MF.` }
  if (mode === 'hitAndRun') return canHitAndRun(s, unit, units) ? null : { rule, message: `The ${type.name} can't use Hit & Run.` }
  if (!weaponTeams && (isTeamOrMounted(s, unit) || ridesWith(s, unit, units))) return { rule, message: `A ${type.name} can't use ${name}.` }
  if (!afterSmoke && unit.triedSmoke) return { rule: '7.0', message: `After laying Smoke the ${type.name} can't use ${name}.` }
  if (mode === 'assaultMove' && !canAssaultMove(s, unit, units)) return { rule, message: `The ${type.name} can't Assault Move.` }
  return isStealthy(mode) ? stealthProblem(s, units, modes, unit) : null
}

export function isStealthy(mode: MoveMode): boolean {
  return mode === 'stealth' || mode === 'stealthAssault'
}

/** 6.4: only a group of which everybody is Stealth-capable moves under Stealth. */
function stealthProblem(s: LnltState, units: readonly number[], modes: readonly MoveMode[], unit: Unit): Problem | null {
  if (!canUseStealth(s, unit)) return { rule: '6.4', message: `The ${typeOf(s, unit).name} can't move by Stealth.` }
  for (let i = 0; i < units.length; i++)
    if (!isStealthy(modes[i]!) || !canUseStealth(s, s.units[units[i]!]!))
      return { rule: '6.4', message: `With the ${typeOf(s, s.units[units[i]!]!).name} along nobody moves by Stealth.` }
  return null
}

function isTeamOrMounted(s: LnltState, unit: Unit): boolean {
  const { kind } = typeOf(s, unit)
  return kind === 'weaponTeam' || kind === 'mountedSquad' || kind === 'mountedHalfSquad'
}

/**
 * 6.1: red-boxed MF, Heroes and whoever is capable of Stealth (6.4.1); a Leader who starts with such units of his nationality; everybody with a Leader
 * whose Skill grants it. Off the map only those are together who enter together.
 */
export function canAssaultMove(s: LnltState, unit: Unit, group: readonly number[] = ALONE): boolean {
  if (unit.shaken) return false
  if (assaultMovesAlone(s, unit)) return true
  const isLeader = typeOf(s, unit).leadershipRange > 0
  for (const other of s.units) {
    if (other.at !== unit.at || other.side !== unit.side || (unit.at < 0 && !group.includes(other.id))) continue
    if (isLeader && !other.shaken && assaultMovesAlone(s, other) && sameNationality(typeOf(s, unit), typeOf(s, other))) return true
    if (other.skills.length > 0 && !other.shaken && grantsAssaultMove(other)) return true
  }
  return false
}

const ALONE: readonly number[] = []

function assaultMovesAlone(s: LnltState, unit: Unit): boolean {
  const type = typeOf(s, unit)
  return type.assaultMove || type.kind === 'hero' || canUseStealth(s, unit)
}

function grantsAssaultMove(unit: Unit): boolean {
  return unit.skills.some((skill) => skillOf(skill).effect.grantsAssaultMove)
}

/** 6.4, 11.6: yellow-boxed MF, Scouts and a Skill; Leaders only where the scenario says so. A Scout who uses a SW loses it. */
export function canUseStealth(s: LnltState, unit: Unit): boolean {
  if (unit.shaken) return false
  const type = typeOf(s, unit)
  if (type.leadershipRange > 0)
    return s.setting.scenario.rules?.some((rule) => rule.type === 'stealthLeaders' && rule.side === unit.side) ?? false
  if (type.kind === 'scout' && s.weapons.some((weapon) => weapon.owner === unit.id && weapon.used)) return false
  return type.stealth || type.kind === 'scout' || (unit.skills.length > 0 && unit.skills.some((skill) => skillOf(skill).effect.stealth))
}

/** What a group does that names no way of moving: Stealth where everybody can (6.4), else it simply moves. */
export function usualMode(s: LnltState, units: readonly number[]): MoveMode {
  return units.every((id) => canUseStealth(s, s.units[id]!)) ? 'stealth' : 'move'
}
