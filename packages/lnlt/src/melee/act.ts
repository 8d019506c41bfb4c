import { LEGAL, type Problem, refuse, text } from '@firegroup/kernel'
import type { ImpulseAct } from '../acts.ts'
import { hasMelee } from '../fire/attack.ts'
import { locationNamed, nameOf } from '../map/location.ts'
import { isUnactivated } from '../operations/availability.ts'
import { enemyOf, type LnltState, type Location } from '../state.ts'
import { hasMarker, hasUnit } from '../units/units.ts'
import { canStrike } from './eligible.ts'
import { fightMelee } from './fight.ts'

export interface MeleeDecision {
  readonly type: 'melee'
  readonly at: string
}

/** 8.1: units that are locked in Melee since an earlier turn fight another round. */
export const meleeAct: ImpulseAct<MeleeDecision> = {
  type: 'melee',
  rule: '8.1',
  fields: { at: text({ max: 40 }) },
  idle: (s) => !hasMarker(s, 'melee'),
  *candidates(s, impulse) {
    for (const at of impulse.activated) if (hasMelee(s, at) && !roundProblem(s, at)) yield { type: 'melee', at: nameOf(s.setting, at) }
  },
  problems: (s, _impulse, decision) => {
    const at = locationNamed(s.setting, decision.at)
    if (at < 0) return refuse('1.4', `There is no location ${decision.at} on this map.`)
    const problem = roundProblem(s, at)
    return problem ? [problem] : LEGAL
  },
  perform: (g, { side }, decision) => fightMelee(g, locationNamed(g.state.setting, decision.at), side),
  describe: (_s, { at }) => `Fight the Melee in ${at}`,
}

/** 8.0, 8.1: why the side whose impulse it is can't begin a round there. After this turn's round everybody there has acted: there is no second one. */
function roundProblem(s: LnltState, at: Location): Problem | null {
  const { side, units, activated } = s.impulse!
  const name = nameOf(s.setting, at)
  if (!activated.includes(at)) return { rule: '4.0', message: `${name} is not activated in this impulse.` }
  if (!hasMelee(s, at) || !hasUnit(s, enemyOf(side), at)) return { rule: '8.1', message: `There is no enemy to fight in ${name}.` }
  const ready = units.some((id) => s.units[id]!.at === at && isUnactivated(s.units[id]!) && canStrike(s, s.units[id]!))
  return ready ? null : { rule: '8.0', message: `Nobody in ${name} who is Melee-eligible can begin a round.` }
}
