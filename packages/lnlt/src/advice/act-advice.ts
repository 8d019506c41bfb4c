import type { FireContext } from '../fire/declaration.ts'
import { locationNamed } from '../map/location.ts'
import type { MeleeDecision } from '../melee/act.ts'
import type { WithdrawDecision } from '../melee/withdraw.ts'
import type { AssaultFireDecision } from '../movement/assault-fire.ts'
import { usualMode } from '../movement/modes.ts'
import type { MoveDecision } from '../movement/move-act.ts'
import type { SnipePreview } from '../specialists/sniping.ts'
import type { LnltState, Location, Side, Unit } from '../state.ts'
import { fireValue, snipeValue } from './fire-advice.ts'
import { GroundValue } from './ground.ts'
import { meleePromise } from './melee-advice.ts'
import { Plans } from './move-advice.ts'
import { WEIGHTS } from './weights.ts'
import { worthOf } from './worth.ts'

type Preview = (decision: unknown) => unknown

/** 4.0: what the activated units do next: the act that promises most, or nothing more. */
export function actAdvice(s: LnltState, side: Side, preview: Preview): (decision: unknown) => number {
  const ground = new GroundValue(s, side)
  const plans = new Plans(s, side, ground)
  const firing = contextOf(s, side, 'fire')
  return (given) => {
    switch ((given as { readonly type: string }).type) {
      case 'fire':
        return fireValue(s, given as AssaultFireDecision, firing, ground)
      case 'assaultFire': {
        const decision = given as AssaultFireDecision
        const moved = plans.start(decision.movers, 'assaultMove', decision.to) - WEIGHTS.keepsFire * decision.movers.length
        return fireValue(s, decision, contextOf(s, side, 'assaultFire'), ground) + moved
      }
      case 'snipe':
        return snipeValue(s, (preview(given) as SnipePreview).attacks) - WEIGHTS.holding
      case 'move': {
        const { units, mode, to } = given as MoveDecision
        return plans.start(units, mode ?? usualMode(s, units), to)
      }
      case 'melee':
        return meleeValue(s, side, locationNamed(s.setting, (given as MeleeDecision).at))
      case 'withdraw':
        return withdrawValue(s, side, given as WithdrawDecision, preview)
      case 'smoke':
        return -WEIGHTS.inertia
      default:
        return 0
    }
  }
}

/** 8.1: another round, if it is a good one; who has the worse of it would rather wait for the enemy to begin. */
export function meleeValue(s: LnltState, side: Side, at: Location): number {
  return meleePromise(s, here(s, at, side, true), here(s, at, side, false)) + WEIGHTS.inertia
}

function here(s: LnltState, at: Location, side: Side, own: boolean): Unit[] {
  return s.units.filter((unit) => unit.at === at && (unit.side === side) === own)
}

/** 8.1.1: out of a Melee that is going badly. */
function withdrawValue(s: LnltState, side: Side, { units }: WithdrawDecision, preview: Preview): number {
  const { at } = s.units[units[0]!]!
  const promise = meleePromise(s, here(s, at, side, true), here(s, at, side, false))
  const { chances } = preview({ type: 'withdraw', units }) as { readonly chances: readonly { readonly chance: number }[] }
  let least = 1
  for (const { chance } of chances) least = Math.min(least, chance)
  let risk = 0
  for (const id of units) risk += worthOf(s, s.units[id]!) * RISK_OF_LEAVING
  return -promise * least - risk
}

const RISK_OF_LEAVING = 0.25

/** 4.0: fire of this impulse. */
function contextOf(s: LnltState, side: Side, kind: FireContext['kind']): FireContext {
  const active = s.impulse?.units ?? []
  return { side, kind, units: ({ id }) => active.includes(id) }
}
