import { nationOf } from '../data/nations.ts'
import { skillOf } from '../data/skills.ts'
import { hasMelee } from '../fire/attack.ts'
import type { Hooks } from '../hooks.ts'
import { hexOf } from '../map/location.ts'
import { terrainAt } from '../map/terrain.ts'
import { sawActivated } from '../operations/activation.ts'
import { enemyOf, type LnltState, type Location, type Side, type Unit } from '../state.ts'
import { typeOf } from '../units/units.ts'

/** 8.0: what a round is, before anybody strikes. */
export interface Round {
  readonly at: Location
  /** Who entered or began it. */
  readonly by: Side
  /** 8.4: those whose firepower is tripled. */
  readonly ambushers: readonly number[]
  /** 8.4: the enemy's losses are taken off before he strikes back. */
  readonly ambush: boolean
  /** 8.6: cavalry whose firepower is doubled; left out where nobody charges. */
  readonly chargers?: readonly number[]
  /** 8.6: those whom the Charge has cowed: they defend, and strike no blow. */
  readonly cowed?: readonly number[]
}

/** 8.4, 8.2: a round as it stands when these units have entered; into a Melee that is under way they bring their tripled firepower, but no first strike. */
export function roundOf(s: LnltState, at: Location, by: Side, entrants: readonly number[]): Round {
  const ambushers = entrants.filter((id) => s.units[id]!.at === at && ambushes(s, s.units[id]!, at))
  const reinforces = hasMelee(s, at) || s.units.some((unit) => unit.at === at && unit.side === by && !entrants.includes(unit.id))
  return { at, by, ambushers, ambush: ambushers.length > 0 && !reinforces }
}

/** 8.4, LG-49: it can ambush, and nobody in the location saw it where its impulse began. */
function ambushes(s: LnltState, unit: Unit, at: Location): boolean {
  const { impulse, move } = s
  if (impulse === null || move === null || !s.setting.hooks.ambush.some((can) => can(s, unit))) return false
  const enemy = enemyOf(unit.side)
  for (const other of s.units) if (other.at === at && other.side === enemy && sawActivated(impulse, other, move.from)) return false
  return true
}

/** 8.4: the base game's own contributions: the terrain in which a nation lies in wait, a Skill, the scenario. */
export const baseAmbush: Hooks['ambush'] = [nationAmbushes, skillAmbushes, scenarioAmbushes]

function nationAmbushes(s: LnltState, unit: Unit): boolean {
  const { ambushFrom } = nationOf(typeOf(s, unit).nation)
  const from = startOf(s, unit)
  return ambushFrom.length > 0 && from >= 0 && ambushFrom.includes(terrainAt(s.setting, hexOf(from)).id)
}

/** Where its impulse began. */
function startOf({ move }: LnltState, unit: Unit): Location {
  return move?.units.includes(unit.id) ? move.from : unit.at
}

function skillAmbushes(_s: LnltState, unit: Unit): boolean {
  return unit.skills.some((skill) => skillOf(skill).effect.ambush)
}

function scenarioAmbushes(s: LnltState, unit: Unit): boolean {
  return s.setting.scenario.rules?.some((rule) => rule.type === 'ambush' && rule.side === unit.side) ?? false
}
