import { integer, LEGAL, oneOf, type Problem, refuse } from '@firegroup/kernel'
import type { RallyAction } from '../acts.ts'
import { rallierOf } from '../data/morale.ts'
import { sameNationality } from '../data/pack.ts'
import { rallied } from '../rally/attempt.ts'
import type { LnltState, Unit } from '../state.ts'
import { checkModifiers, checkOdds, type MoraleCheck, moraleCheck } from '../units/morale.ts'
import { isGoodOrder, typeOf } from '../units/units.ts'
import { unitInPlace, unitLabel } from '../words/names.ts'

export interface Heal {
  readonly type: 'heal'
  /** The Medic, Corpsman or Nurse. */
  readonly by: number
  readonly unit: number
  /** What he is healed of. */
  readonly what: 'wound' | 'shaken'
}

/** 11.3, 11.10: once in a Rally Phase, by a Morale Check of his own, a Medic heals a wound or brings a Shaken unit back to Good Order; a Nurse heals. */
export const healAction: RallyAction<Heal> = {
  type: 'heal',
  rule: '11.3',
  fields: { by: integer(0), unit: integer(0), what: oneOf('wound', 'shaken') },
  *candidates(s, side) {
    for (const healer of s.units) {
      if (healer.side !== side || healer.at < 0 || healerProblem(s, healer)) continue
      for (const unit of s.units)
        for (const what of WHAT)
          if (patientProblem(s, healer, unit, what) === null) yield { type: 'heal', by: healer.id, unit: unit.id, what }
    }
  },
  problems(s, side, { by, unit: id, what }) {
    const healer = s.units[by]
    const unit = s.units[id]
    if (!healer || healer.side !== side || healer.at < 0) return refuse('11.3', 'That healer is not yours, or not on the map.')
    if (!unit) return refuse('11.3', 'There is no such unit.')
    const problem = healerProblem(s, healer) ?? patientProblem(s, healer, unit, what)
    return problem ? [problem] : LEGAL
  },
  preview(s, _side, { by }) {
    const healer = s.units[by]!
    const check = checkOf(s, healer)
    const { passes, of } = checkOdds(s, healer, check)
    return { heals: passes, of, modifiers: checkModifiers(s, healer, check) }
  },
  perform(g, _side, { by, unit: id, what }) {
    const healer = g.state.units[by]!
    const unit = g.state.units[id]!
    const { own, rule } = rallierOf(typeOf(g.state, healer).kind)!
    healer.helped = Math.max(1, own ?? 1)
    if (!moraleCheck(g, healer, checkOf(g.state, healer))) return undefined
    if (what === 'shaken') rallied(g, unit, rule)
    else {
      unit.wounds--
      g.emit({ type: 'healed', rule, unit: unit.id })
    }
    return undefined
  },
  describe: (s, { by, unit, what }) => {
    const whom = by === unit ? 'himself' : unitInPlace(s, unit)
    return `Let ${unitLabel(s, by)} try to ${what === 'wound' ? `heal ${whom}` : `bring ${whom} back to Good Order`}`
  },
}

const WHAT: readonly Heal['what'][] = ['wound', 'shaken']

/** 11.3: his own Morale; cover helps, nobody's LM does. */
function checkOf(s: LnltState, healer: Unit): MoraleCheck {
  return { what: 'healing', rule: ruleOf(s, healer), leader: null }
}

function ruleOf(s: LnltState, healer: Unit): string {
  return rallierOf(typeOf(s, healer).kind)?.rule ?? '11.3'
}

/** 11.3, 11.10: in Good Order, and has not yet done anything for anybody in this Rally Phase. */
function healerProblem(s: LnltState, healer: Unit): Problem | null {
  const { name, kind } = typeOf(s, healer)
  const rallier = rallierOf(kind)
  if (!rallier || rallier.heals === 'no') return { rule: '11.3', message: `The ${name} heals nobody.` }
  const { rule } = rallier
  if (!isGoodOrder(healer)) return { rule, message: `The ${name} is Shaken.` }
  if (healer.helped > 0) return { rule, message: `The ${name} has done what can be done in this phase.` }
  if (!rallier.justRallied && healer.triedRally) return { rule, message: `The ${name} has rallied in this phase and can't heal in it.` }
  return null
}

/** 11.3: somebody where he is, himself too; LG-37: a Nurse heals wounds of others and nothing else. */
function patientProblem(s: LnltState, healer: Unit, unit: Unit, what: Heal['what']): Problem | null {
  const { name } = typeOf(s, unit)
  const rule = ruleOf(s, healer)
  const { heals } = rallierOf(typeOf(s, healer).kind)!
  if (unit.at !== healer.at || unit.side !== healer.side)
    return { rule, message: `The ${name} is not where the ${typeOf(s, healer).name} is.` }
  if (heals === 'others' && unit === healer) return { rule, message: `The ${name} can't heal herself.` }
  if (what === 'wound') return unit.wounds > 0 ? null : { rule, message: `The ${name} is not wounded.` }
  if (heals === 'others') return { rule, message: `The ${typeOf(s, healer).name} heals wounds; Shaken units rally by her LM.` }
  if (!unit.shaken) return { rule, message: `The ${name} is in Good Order.` }
  if (typeOf(s, unit).kind === 'weaponTeam' || sameNationality(typeOf(s, healer), typeOf(s, unit))) return null
  return { rule: '3.0', message: `The ${typeOf(s, healer).name} has another colour or badge.` }
}
