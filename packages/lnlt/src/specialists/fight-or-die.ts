import { integer, LEGAL, type Modifier, type Problem, type Rules, refuse } from '@firegroup/kernel'
import type { RallyAction } from '../acts.ts'
import type { Lnlt } from '../context.ts'
import { FIGHT_OR_DIE } from '../data/morale.ts'
import { isMmc } from '../fire/attack.ts'
import { rallied } from '../rally/attempt.ts'
import { helpProblem, lendsLeadership, recordHelp } from '../rally/helpers.ts'
import type { LnltState, Unit } from '../state.ts'
import { casualties, eliminate, wound } from '../units/damage.ts'
import { checkModifiers, checkMorale, checkOdds, type MoraleCheck } from '../units/morale.ts'
import { typeOf } from '../units/units.ts'
import { unitInPlace, unitLabel } from '../words/names.ts'

export interface FightOrDie {
  readonly type: 'fightOrDie'
  readonly unit: number
  /** The Commissar or Political Officer. */
  readonly by: number
}

/** 11.7.1: a Commissar makes a unit that has failed to rally where he is try once more. */
export const fightOrDieAction: RallyAction<FightOrDie> = {
  type: 'fightOrDie',
  rule: '11.7.1',
  fields: { unit: integer(0), by: integer(0) },
  *candidates(s, side) {
    for (const by of s.units) {
      if (by.side !== side || by.at < 0 || !threatens(s, by)) continue
      for (const unit of s.units)
        if (unit.side === side && unit.shaken && problemOf(s, unit, by) === null) yield { type: 'fightOrDie', unit: unit.id, by: by.id }
    }
  },
  problems(s, side, { unit: id, by: other }) {
    const unit = s.units[id]
    const by = s.units[other]
    if (!unit || unit.side !== side || unit.at < 0 || !by) return refuse('11.7.1', 'There is no such unit of yours on the map.')
    const problem = problemOf(s, unit, by)
    return problem ? [problem] : LEGAL
  },
  preview(s, _side, { unit: id, by }) {
    const unit = s.units[id]!
    const check = checkOf(s, s.units[by]!)
    const { passes, of } = checkOdds(s, unit, check, FIGHT_OR_DIE.killsHimOn)
    return { rallies: passes, of, modifiers: checkModifiers(s, unit, check) }
  },
  perform: (g, _side, { unit, by }) => fightOrDie(g, g.state.units[unit]!, g.state.units[by]!),
  describe: (s, { by, unit }) => `Fight or Die: ${unitLabel(s, by)} threatens ${unitInPlace(s, unit)}`,
}

/** 11.7.1, LG-35: one better than his Morale, with LM and cover; failing is a Casualties result, and a natural 12 kills the Commissar as well. */
function* fightOrDie(g: Lnlt, unit: Unit, by: Unit): Rules<void> {
  const s = g.state
  s.fightOrDie.push(unit.id)
  const check = checkOf(s, by)
  recordHelp(s, by, unit)
  const { passed, natural } = checkMorale(g, unit, check, FIGHT_OR_DIE.killsHimOn)
  if (passed) return rallied(g, unit, '11.7.1')
  if (isMmc(g.state, unit)) yield* casualties(g, unit, '11.7.1')
  else wound(g, unit, '11.7.1')
  if (natural === FIGHT_OR_DIE.killsHimOn) eliminate(g, by, '11.7.1')
}

const THREAT: Modifier = { rule: '11.7.1', label: 'Fight or Die', value: -FIGHT_OR_DIE.morale }

function checkOf(s: LnltState, by: Unit): MoraleCheck {
  return { what: 'rally', rule: '11.7.1', leader: lendsLeadership(s, by) ? by : null, modifiers: [THREAT] }
}

function threatens(s: LnltState, unit: Unit): boolean {
  const { kind } = typeOf(s, unit)
  return FIGHT_OR_DIE.by.some((each) => each === kind)
}

function problemOf(s: LnltState, unit: Unit, by: Unit): Problem | null {
  const { name } = typeOf(s, unit)
  const rule = '11.7.1'
  if (!threatens(s, by)) return { rule, message: `The ${typeOf(s, by).name} is no Commissar or Political Officer.` }
  if (by.at !== unit.at) return { rule, message: `The ${typeOf(s, by).name} is in another place.` }
  if (!unit.shaken || !unit.triedRally) return { rule, message: `The ${name} has not failed to rally in this phase.` }
  if (s.fightOrDie.includes(unit.id)) return { rule, message: `The ${name} has had its last chance.` }
  return helpProblem(s, by, unit)
}
