import type { OpenQuestion, Seat } from '@firegroup/kernel'
import { isMmc } from '../fire/attack.ts'
import type { FireContext, FireDeclaration } from '../fire/declaration.ts'
import { locationNamed } from '../map/location.ts'
import type { Withdrawal } from '../melee/withdrawal.ts'
import { usualMode } from '../movement/modes.ts'
import type { StepDecision } from '../movement/step-question.ts'
import type { Deployment } from '../scenario/deployment.ts'
import type { SnipePreview } from '../specialists/sniping.ts'
import type { LnltState, Side, Unit } from '../state.ts'
import { isLeader } from '../units/morale.ts'
import { actAdvice } from './act-advice.ts'
import { opportunityValue, snipeValue } from './fire-advice.ts'
import { GroundValue, HELPERS_SHARE, isHelper } from './ground.ts'
import { impulseAdvice } from './impulse-advice.ts'
import { meleeAdvice } from './melee-advice.ts'
import { Plans } from './move-advice.ts'
import { dropAdvice, rallyAdvice } from './rally-advice.ts'
import { WEIGHTS } from './weights.ts'

type Judge = (decision: unknown) => number

/** What the rules' own knowledge makes of each decision, for computer players: higher is better, doing nothing is about 0. */
export const advisor = {
  judge(s: LnltState, seat: Seat, open: OpenQuestion): Judge {
    const side = seat as Side
    const { question } = open
    const preview = (decision: unknown) => question.preview?.(decision)
    switch (question.kind) {
      case 'setup':
        return setupAdvice(s, side)
      case 'rally':
        return rallyAdvice(s, side, preview)
      case 'impulse':
        return impulseAdvice(s, side, preview)
      case 'act':
        return actAdvice(s, side, preview)
      case 'step':
        return stepAdvice(s, side)
      case 'opportunityFire':
        return opportunityAdvice(s, side, preview)
      case 'melee':
        return meleeAdvice(s, preview)
      case 'withdrawal':
        return withdrawalAdvice(s, side)
      case 'retreat':
      case 'heroPlace':
        return placeAdvice(s, side, question.about as { readonly unit?: number; readonly parent?: number })
      case 'heroMove':
        return heroAdvice(s, side)
      case 'dropWeapon':
        return dropAdvice(s)
      default:
        return () => 0
    }
  },
}

/** 22.0: in cover, near what counts, Leaders with the others, not all in one place. */
function setupAdvice(s: LnltState, side: Side): Judge {
  const ground = new GroundValue(s, side)
  return (given) => {
    const { units, weapons } = given as Deployment
    const places = new Map<string, Unit[]>()
    for (const { unit, at } of units) places.set(at, [...(places.get(at) ?? []), s.units[unit]!])
    let value = 0
    for (const [at, stack] of places) {
      const place = locationNamed(s.setting, at)
      const led = stack.some((each) => isLeader(s, each)) && stack.some((each) => isMmc(s, each))
      for (const unit of stack) value += ground.of(unit, place, led) * (isHelper(s, unit) ? HELPERS_SHARE : 1)
      value -= Math.max(0, stack.filter((each) => isMmc(s, each)).length - ROOMY) * WEIGHTS.cover
    }
    if (!ground.objectives.mustTake) for (const { assembled } of weapons) if (assembled) value += WEIGHTS.cover
    return value * WEIGHTS.setup
  }
}

/** So many MMCs together are no better a target than one. */
const ROOMY = 2

function stepAdvice(s: LnltState, side: Side): Judge {
  const plans = new Plans(s, side, new GroundValue(s, side))
  return (given) => {
    const decision = given as StepDecision
    if (decision.type === 'step') return s.move ? plans.step(s.move, decision.to) : 0
    return decision.type === 'pickUp' ? WEIGHTS.weapon / 4 : 0.02
  }
}

/** 5.3: fire at those who move, or wait for a better shot. */
function opportunityAdvice(s: LnltState, side: Side, preview: (decision: unknown) => unknown): Judge {
  const { move } = s
  const context: FireContext = {
    side,
    kind: 'opportunity',
    units: () => true,
    ...(move ? { window: { at: move.at, movers: move.units } } : {}),
  }
  return (given) => {
    switch ((given as { readonly type: string }).type) {
      case 'fire':
        return opportunityValue(s, given as FireDeclaration, context)
      case 'sniper': {
        const hidden = (given as { readonly at?: string }).at !== undefined
        const gain = snipeValue(s, (preview(given) as SnipePreview).attacks)
        return gain - WEIGHTS.holding - (hidden ? WEIGHTS.charge : 0)
      }
      default:
        return 0
    }
  }
}

/** 8.1.1: those who can get out get out: they wanted to. */
function withdrawalAdvice(s: LnltState, side: Side): Judge {
  const ground = new GroundValue(s, side)
  const plans = new Plans(s, side, ground)
  return (given) => {
    const decision = given as Withdrawal
    if (decision.type === 'stay') return 0
    return WEIGHTS.squad * decision.units.length + plans.start(decision.units, decision.mode ?? usualMode(s, decision.units), decision.to)
  }
}

/** Where somebody has to go who was not asked whether. */
function placeAdvice(s: LnltState, side: Side, { unit, parent }: { readonly unit?: number; readonly parent?: number }): Judge {
  const ground = new GroundValue(s, side)
  const who = s.units[unit ?? parent ?? -1]
  return (decision) => (who ? ground.of(who, locationNamed(s.setting, (decision as { readonly to: string }).to), false) : 0)
}

/** 11.2.1: a Hero goes on where his side has somewhere to go, and keeps his fire where he may. */
function heroAdvice(s: LnltState, side: Side): Judge {
  const ground = new GroundValue(s, side)
  const goes = ground.objectives.mustTake && s.move !== null && ground.distance(s.move.at) > 0
  return (given) => {
    const decision = given as { readonly type: string; readonly mode?: string }
    if (decision.type === 'stay') return 0
    return (goes ? 1 : -1) + (decision.mode === 'assaultMove' ? 0.1 : 0)
  }
}
