import type { Problem } from '@firegroup/kernel'
import { MARKERS } from '../data/markers.ts'
import { sameNationality } from '../data/pack.ts'
import type { LnltState, Unit } from '../state.ts'
import { has, hasAny, type Mark, marks } from '../units/marks.ts'
import { isLeader, leadershipOf } from '../units/morale.ts'
import { isGoodOrder, typeOf } from '../units/units.ts'
import { type Firer, hasMelee } from './attack.ts'
import { type Aim, isWithSpotter } from './firers.ts'

/** 5.0.1, 11.1.3: why this Leader can't add his LM to the attack; null if he can. */
export function leaderProblem(s: LnltState, aim: Aim, id: number, firers: readonly Firer[]): Problem | null {
  const leader = s.units[id]
  if (!leader || leader.side !== aim.side || !isLeader(s, leader)) return { rule: '5.0.1', message: `Unit ${id} is not a Leader of yours.` }
  const problem = leadProblem(s, aim, leader)
  if (problem) return problem
  const { name } = typeOf(s, leader)
  if (firers.some(({ unit }) => unit === id)) return { rule: '11.1.3', message: `${name} fires a weapon: then he adds no LM.` }
  if (firers.some(({ unit }) => !sameNationality(typeOf(s, leader), typeOf(s, s.units[unit]!))))
    return { rule: '11.1.3', message: `${name} leads only units of his own nationality.` }
  return null
}

/** 5.0.1: markers under which a Leader leads no fire. */
const NO_LM = marks(...MARKERS.flatMap(({ marker, lendsLm }) => (lendsLm === 'no' ? [marker as Mark] : [])))

/** 5.0.1: a Good Order Leader of the location who has not acted; 4.1: one who has just spotted the target may still lead that fire. */
function leadProblem(s: LnltState, aim: Aim, leader: Unit): Problem | null {
  const { name } = typeOf(s, leader)
  if (aim.occasion === 'opportunity' && s.setting.options.leaderInOpportunityFire === 'no')
    return { rule: '5.0.1', message: 'In this game Leaders add no LM to Opportunity Fire.' }
  if (leader.at !== aim.from) return { rule: '5.0.1', message: `${name} is not with those who fire.` }
  if (!isGoodOrder(leader)) return { rule: '5.1', message: `${name} is Shaken: his LM does not count.` }
  if (hasAny(leader, NO_LM) && !hasLedFrom(s, aim, leader.id)) return { rule: '5.0.1', message: `${name} has acted in this turn.` }
  if (has(leader, 'opsComplete') && !(aim.occasion !== 'opportunity' && isSpotterOf(s, leader, aim)))
    return { rule: '4.1', message: `${name} is Ops Complete: his LM does not count.` }
  if (s.impulse?.callers?.includes(leader.id)) return { rule: '18.1', message: `${name} has called fire: he adds no LM to any.` }
  if (!aim.units(leader)) return { rule: '4.0', message: `${name} is not activated.` }
  return hasMelee(s, leader.at) ? { rule: '8.1', message: `${name} is locked in Melee.` } : null
}

/** 5.0.1, 11.1.3: he has led an attack from there in this impulse: Fired as he is, he leads the others too. */
function hasLedFrom({ impulse }: LnltState, { occasion, side, from }: Aim, leader: number): boolean {
  return occasion !== 'opportunity' && impulse?.side === side && impulse.shots.some((shot) => shot.from === from && shot.leader === leader)
}

function isSpotterOf(s: LnltState, leader: Unit, aim: Aim): boolean {
  return isWithSpotter(s, leader.at, aim.at) && s.impulse?.spotter === leader.id
}

/** The best LM that these firers can have, as a unit's id; -1 where there is none above 0. */
export function bestLeader(s: LnltState, aim: Aim, firers: readonly Firer[]): number {
  let best = -1
  let most = 0
  for (const unit of s.units) {
    if (unit.at !== aim.from || unit.side !== aim.side || !isLeader(s, unit)) continue
    const leadership = leadershipOf(s, unit)
    if (leadership > most && leaderProblem(s, aim, unit.id, firers) === null) {
      best = unit.id
      most = leadership
    }
  }
  return best
}
