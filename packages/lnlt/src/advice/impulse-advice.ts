import type { Approach } from '@firegroup/hexgame'
import { hasMelee, targetsAt } from '../fire/attack.ts'
import { fireCandidates } from '../fire/candidates.ts'
import type { FireContext } from '../fire/declaration.ts'
import { isSpent } from '../fire/firers.ts'
import { shown } from '../hidden/appear.ts'
import { locationNamed } from '../map/location.ts'
import { distance, isAloft } from '../map/terrain.ts'
import { movementFactor } from '../movement/allowance.ts'
import { usualMode } from '../movement/modes.ts'
import type { ActivateDecision } from '../operations/activation.ts'
import { canBeActivated, isUnactivated } from '../operations/availability.ts'
import { snipes } from '../specialists/sniper-places.ts'
import type { SpotAttempt, SpotPreview } from '../spotting/attempt.ts'
import { isSpotted } from '../spotting/spotted.ts'
import type { LnltState, Location, Side, Unit } from '../state.ts'
import { isLeader } from '../units/morale.ts'
import { typeOf, unitsOf } from '../units/units.ts'
import { meleeValue } from './act-advice.ts'
import { flightPromise } from './air-moves.ts'
import { tearDownPromise } from './barricade-advice.ts'
import { fireValue } from './fire-advice.ts'
import { GroundValue } from './ground.ts'
import { indirectPromise } from './indirect-advice.ts'
import { byAct, type Judge, type Preview } from './judge.ts'
import { lineValue, NO_LINE } from './lines.ts'
import { Plans } from './move-advice.ts'
import { Threat } from './threat.ts'
import { bestShot } from './vehicle-advice.ts'
import { WEIGHTS } from './weights.ts'
import { claymorePromise, tunnelPromise } from './works-advice.ts'
import { expectedLoss, worthOf } from './worth.ts'

/** 4.0: how to begin an impulse: with the location whose units have the best thing to do, after a look at what is not spotted yet. */
export function impulseAdvice(s: LnltState, side: Side, preview: Preview<'impulse'>, approach: Approach): Judge<'impulse'> {
  const prospects = new Prospects(s, side, approach)
  return byAct(s, side, 'impulse', {
    activate: (decision) => prospects.activation(decision),
    enter: ({ units, mode, to }) => prospects.plans.start(units, mode ?? usualMode(s, units), to),
    spot: (decision) => prospects.spotting(decision, preview(decision)),
    sniper: (decision) => sniperValue(s, decision),
    appear: (decision) => appearValue(s, side, decision.at, approach),
    tunnelOn: () => WEIGHTS.cover,
    pass: () => 0,
  })
}

/** SSR: what those who hide there could do now, less that everybody knows of them then. */
function appearValue(s: LnltState, side: Side, at: string, approach: Approach): number {
  const out = shown(s, side, locationNamed(s.setting, at))
  return new Prospects(out, side, approach).activation({ type: 'activate', at: [at] }) - WEIGHTS.inertia - WEIGHTS.charge
}

/** What the units of each location could do now, worked out when it is asked for. */
class Prospects {
  readonly plans: Plans
  readonly #s: LnltState
  readonly #side: Side
  readonly #ground: GroundValue
  readonly #values = new Map<Location, number>()
  #own: Threat | null = null

  constructor(s: LnltState, side: Side, approach: Approach) {
    this.#s = s
    this.#side = side
    this.#ground = new GroundValue(s, side, approach)
    this.plans = new Plans(s, side, this.#ground)
  }

  /** The best of them; the others follow in the same impulse, before the enemy can answer. */
  activation({ at }: ActivateDecision): number {
    let best = 0
    let sum = 0
    for (const name of at) {
      const value = this.#value(locationNamed(this.#s.setting, name))
      best = Math.max(best, value)
      sum += value
    }
    return best + (sum - best) * WEIGHTS.alongWith - at.length * SMALL
  }

  /** 10.1.1: what could be fired at it, by the chance to see it; done before anything else, for it takes no impulse. */
  spotting({ unit: id, at: name }: SpotAttempt, odds: SpotPreview | null): number {
    const s = this.#s
    const unit = s.units[id]!
    const at = locationNamed(s.setting, name)
    this.#own ??= new Threat(s, this.#side)
    const targets = targetsAt(s, this.#side, at).map((target) => s.units[target]!)
    const gain = this.#own.bestOn(targets, at) - WEIGHTS.inertia
    const held = this.#ground.objectives.mustTake && this.#ground.distance(unit.at) > 0 ? WEIGHTS.staysBehind * this.#ground.haste : 0
    const price = WEIGHTS.spotter + (isLeader(s, unit) ? 0 : this.#value(unit.at) * WEIGHTS.alongWith + held)
    const value = (odds ? (gain * odds.chances) / odds.of : 0) - price
    return value > 0 ? value + FIRST : value
  }

  #value(at: Location): number {
    let value = this.#values.get(at)
    if (value === undefined) {
      value = this.#reckon(at)
      this.#values.set(at, value)
    }
    return value
  }

  #reckon(at: Location): number {
    const s = this.#s
    const units = unitsOf(s, this.#side, at).filter((unit) => canBeActivated(s, unit, this.#side))
    if (hasMelee(s, at)) return units.some(isUnactivated) ? Math.max(0, meleeValue(s, this.#side, at)) : 0
    return Math.max(
      this.#fire(at, units),
      this.#move(units),
      indirectPromise(s, this.#side, units.filter(isUnactivated)),
      tunnelPromise(s, this.#ground, at, units),
      claymorePromise(s, this.#ground, at, units),
      tearDownPromise(s, this.#side, at, units),
    )
  }

  #fire(at: Location, units: readonly Unit[]): number {
    const s = this.#s
    const context: FireContext = { side: this.#side, occasion: 'fire', from: at, units: (unit) => units.includes(unit) }
    let best = 0
    for (const declared of fireCandidates(s, context)) best = Math.max(best, fireValue(s, declared, context, this.#ground))
    if (s.vehicles !== undefined || units.some(({ laid }) => laid)) best = Math.max(best, bestShot(s, context))
    for (const unit of units) if (snipes(s, unit) && !isSpent('fire', unit)) best = Math.max(best, snipedFrom(s, unit, at))
    return best
  }

  /** All together, or the best of them alone. */
  #move(units: readonly Unit[]): number {
    const movers = units.filter((unit) => isUnactivated(unit) && movementFactor(this.#s, unit) >= 1)
    if (movers.length === 0) return 0
    if (isAloft(movers[0]!.at)) return flightPromise(this.#s, this.#side, movers[0]!, this.#ground)
    let best = this.plans.best(movers)
    for (let i = 0; i < movers.length && movers.length > 1; i++) {
      const unit = movers[i]!
      const alike = movers.some((other, j) => j < i && other.type === unit.type && other.shaken === unit.shaken)
      if (!alike) best = Math.max(best, this.plans.best([unit]))
    }
    return best
  }
}

const SMALL = 0.05
const FIRST = 100

/** 11.4: where he could hit somebody at once; he stays there for good. */
function sniperValue(s: LnltState, { unit: id, at: name }: { readonly unit: number; readonly at: string }): number {
  return snipedFrom(s, s.units[id]!, locationNamed(s.setting, name)) - WEIGHTS.inertia - WEIGHTS.charge
}

/** What a Sniper's best shot from there is expected to cost. */
function snipedFrom(s: LnltState, sniper: Unit, from: Location): number {
  const { fp, range } = typeOf(s, sniper)
  let best = 0
  const seen: Location[] = []
  for (const { at, side } of s.units) {
    if (side === sniper.side || at < 0 || seen.includes(at) || distance(s.setting, from, at) > range) continue
    seen.push(at)
    const line = lineValue(s, from, at)
    if (line === NO_LINE || hasMelee(s, at) || !isSpotted(s, sniper.side, at)) continue
    const targets = targetsAt(s, sniper.side, at)
    let gain = 0
    for (const target of targets) gain += worthOf(s, s.units[target]!) * expectedLoss(s, s.units[target]!, fp + line, 0, 'sniper')
    best = Math.max(best, gain / targets.length)
  }
  return best
}
