import { type OpenIn, type OpenQuestion, typed } from '@firegroup/kernel'
import { attackFrom, type FireContext, type FireDeclaration } from '../fire/declaration.ts'
import { figure } from '../fire/resolution.ts'
import type { LnltQuestions } from '../questions.ts'
import type { LnltState, Side, Unit } from '../state.ts'
import { WEIGHTS } from './weights.ts'
import { expectedLoss, helpOf, worthOf } from './worth.ts'

/** Told when it is over; null before. */
type Luck = (after: LnltState, next: OpenQuestion | undefined) => number | null

/**
 * How lucky a side was with what it has decided, in points of advice: what fire or a round of Melee cost the enemy, or a rally brought, beyond what was to be
 * expected. Null where no such dice are rolled.
 */
export function luck(s: LnltState, open: OpenQuestion, decision: unknown): Luck | null {
  const expected = expectedOf(s, typed<LnltQuestions>(open), decision)
  if (!expected || expected.units.length === 0) return null
  const { units, loss, until } = expected
  const side = open.seat as Side
  const before = units.map((unit) => ({ id: unit.id, sign: unit.side === side ? -1 : 1, worth: worthLeft(s, unit) }))
  return (after, next) => {
    if (next && next.question.kind === until) return null
    let lost = 0
    for (const { id, sign, worth } of before) lost += sign * (worth - worthLeft(after, after.units[id]!))
    return lost - loss
  }
}

/** Whom the dice decide about, and what they are to lose, one's own against one; it is not over `until` no question of this kind follows. */
interface Expected {
  readonly units: readonly Unit[]
  readonly loss: number
  readonly until?: string
}

function expectedOf(s: LnltState, { seat, question }: OpenIn<LnltQuestions>, given: unknown): Expected | null {
  const decision = given as { readonly type?: string }
  switch (question.kind) {
    case 'act':
      return decision.type === 'fire' ? ofFire(s, decision as unknown as FireDeclaration, contextOf(s, seat as Side, 'fire')) : null
    case 'opportunityFire':
      return decision.type === 'fire' ? ofFire(s, decision as unknown as FireDeclaration, contextOf(s, seat as Side, 'opportunity')) : null
    case 'melee': {
      const { targets } = given as { readonly targets: readonly number[] }
      const units = targets.map((id) => s.units[id]!)
      const worth = units.reduce((sum, unit) => sum + worthLeft(s, unit), 0)
      // 8.0: both sides strike before anybody is removed
      return { units, loss: worth * question.preview(given as never).chance, until: 'melee' }
    }
    case 'rally': {
      if (decision.type !== 'rally') return null
      const odds = question.preview(given as never)
      if (odds === null || !('rallies' in odds)) return null
      const unit = s.units[(given as { readonly unit: number }).unit]!
      const whole = worthOf(s, unit) / (1 - WEIGHTS.shaken)
      return { units: [unit], loss: (whole * WEIGHTS.shaken * (odds.rallies ?? 0)) / odds.of }
    }
    default:
      return null
  }
}

function ofFire(s: LnltState, declared: FireDeclaration, context: FireContext): Expected {
  let loss = 0
  const units: Unit[] = []
  for (const { unit: id, attack, defence } of figure(s, attackFrom(s, declared, context)).targets) {
    const unit = s.units[id]!
    units.push(unit)
    loss += (unit.side === context.side ? -1 : 1) * worthLeft(s, unit) * expectedLoss(s, unit, attack - defence, helpOf(s, unit))
  }
  return { units, loss }
}

/** 5.3: at those who move, where that is the occasion. */
function contextOf({ move }: LnltState, side: Side, occasion: FireContext['occasion']): FireContext {
  const window = occasion === 'opportunity' && move ? { window: { at: move.at, movers: move.units } } : {}
  return { side, occasion, units: () => true, ...window }
}

function worthLeft(s: LnltState, unit: Unit): number {
  return unit.at < 0 ? 0 : worthOf(s, unit)
}
