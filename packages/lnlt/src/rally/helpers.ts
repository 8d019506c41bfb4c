import type { Modifier, Problem } from '@firegroup/kernel'
import { WOUND } from '../data/damage.ts'
import { rallierOf } from '../data/morale.ts'
import { sameNationality } from '../data/pack.ts'
import { skillOf } from '../data/skills.ts'
import { hexOf } from '../map/location.ts'
import { adjacent } from '../map/terrain.ts'
import type { LnltState, Unit } from '../state.ts'
import { leadershipOf, woundsFelt } from '../units/morale.ts'
import { isGoodOrder, typeOf } from '../units/units.ts'

/** 3.0: why this unit can't help that one to rally. */
export function helpProblem(s: LnltState, helper: Unit | undefined, unit: Unit): Problem | null {
  if (!helper || helper === unit || helper.side !== unit.side || helper.at < 0)
    return { rule: '3.0', message: 'There is no such unit to help.' }
  const type = typeOf(s, helper)
  const rallier = rallierOf(type.kind)
  if (!rallier?.enables) return { rule: '3.0', message: `A ${type.name} does not help others to rally.` }
  if (!isGoodOrder(helper)) return { rule: '3.0', message: `The ${type.name} is Shaken.` }
  if (helper.at !== unit.at && !reaches(s, helper, unit)) return { rule: '3.0', message: `The ${type.name} is in another place.` }
  if (typeOf(s, unit).kind !== 'weaponTeam' && !sameNationality(type, typeOf(s, unit)))
    return { rule: '3.0', message: `The ${type.name} has another colour or badge.` }
  if (!rallier.justRallied && helper.triedRally)
    return { rule: rallier.rule, message: `The ${type.name} has rallied in this phase and can't help in it.` }
  if (rallier.own !== null && helper.helped >= rallier.own)
    return { rule: rallier.rule, message: `The ${type.name} has helped as many as she can.` }
  return null
}

/** 3.0: who can help a unit to rally. */
export function helpersOf(s: LnltState, unit: Unit): readonly Unit[] {
  return s.units.filter((helper) => helper.side === unit.side && helpProblem(s, helper, unit) === null)
}

/** 3.0: the helper has helped; his LM is the one of his location in this Rally Phase. */
export function recordHelp(s: LnltState, helper: Unit, unit: Unit): void {
  const rallier = rallierOf(typeOf(s, helper).kind)!
  if (rallier.own !== null || (helper.at !== unit.at && charismaOf(helper) === 0)) helper.helped++
  if (lendsLeadership(s, helper) && !s.rallyLeaders.includes(helper.id)) s.rallyLeaders.push(helper.id)
}

/** 11.1.1: whether his LM counts: one Leader of a location uses his in a Rally Phase, the others only let units try. */
export function lendsLeadership(s: LnltState, helper: Unit): boolean {
  if (!rallierOf(typeOf(s, helper).kind)?.lm) return false
  return !s.rallyLeaders.some((id) => id !== helper.id && s.units[id]!.at === helper.at && leadershipOf(s, s.units[id]!) > 0)
}

/** 12.0: what his Skills take off the rolls of those whom he helps. */
export function helpModifiers(helper: Unit): readonly Modifier[] {
  return helper.skills.flatMap((id) => {
    const { name, effect } = skillOf(id)
    return effect.rallyBonus ? [{ rule: '12.0', label: name, value: -effect.rallyBonus }] : []
  })
}

/** 11.11, 12.0: a Piper is heard by one unit in one adjacent hex, a Charismatic Leader by all around; floors of one hex stay apart (3.0). */
function reaches(s: LnltState, helper: Unit, unit: Unit): boolean {
  if (hexOf(helper.at) === hexOf(unit.at) || !adjacent(s.setting, helper.at, unit.at)) return false
  return charismaOf(helper) > 0 || helper.helped < (rallierOf(typeOf(s, helper).kind)?.adjacent ?? 0)
}

/** 12.0, 5.1: how far his word carries; a wound takes one off. */
function charismaOf(helper: Unit): number {
  let range = 0
  for (const id of helper.skills) range = Math.max(range, skillOf(id).effect.rallyRange ?? 0)
  return range === 0 ? 0 : Math.max(0, range + woundsFelt(helper) * WOUND.rallyRange)
}
