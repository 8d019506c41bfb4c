import { integer, LEGAL, type Rules, record, refuse } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { nameOf } from '../map/location.ts'
import { seesLocation } from '../map/obstacles.ts'
import type { LnltQuestion } from '../questions.ts'
import type { LnltState, Unit } from '../state.ts'
import { checkOdds, type MoraleCheck, moraleCheck } from '../units/morale.ts'
import { typeOf } from '../units/units.ts'
import type { Triggered } from './effects.ts'

/** 1.8: who of those that see an Event's hex takes its Morale Check. */
export interface EventCheck {
  readonly unit: number
}

export const eventCheckSchema = record({ unit: integer(0, 9999) })
/** Nothing counts but the dice and the Morale, and whoever fails is not Shaken by it. */
const CHECK: MoraleCheck = { what: 'Event', rule: '1.8', plain: true }

/** 1.8: whether it is passed; where nobody can take it, it is not. */
export function* checkOfEvent(g: Lnlt, by: Triggered): Rules<boolean> {
  const s = g.state
  const able = ableTo(s, by)
  if (able.length === 0) return false
  const unit = able.length === 1 ? able[0]!.id : (yield* g.ask(by.side, checkQuestion(s, by, able))).unit
  return moraleCheck(g, s.units[unit]!, CHECK)
}

function ableTo(s: LnltState, { side, at }: Triggered): Unit[] {
  return s.units.filter(
    (unit) => unit.side === side && unit.at >= 0 && typeOf(s, unit).kind !== 'medic' && !unit.vehicle && seesLocation(s, unit.at, at),
  )
}

function checkQuestion(s: LnltState, { at }: Triggered, able: readonly Unit[]): LnltQuestion<'eventCheck'> {
  const units = able.map(({ id }) => id)
  return {
    kind: 'eventCheck',
    title: `Something stirs in ${nameOf(s.setting, at)}. Who looks there?`,
    rule: '1.8',
    schema: eventCheckSchema,
    about: { units, at: nameOf(s.setting, at) },
    candidates: () => units.map((unit) => ({ unit })),
    problems: ({ unit }) => (units.includes(unit) ? LEGAL : refuse('1.8', 'It takes somebody who sees the place, and no Medic.')),
    preview({ unit }) {
      const { passes, of } = checkOdds(s, s.units[unit]!, CHECK)
      return { success: passes, of }
    },
  }
}
