import type { Approach } from '@firegroup/hexgame'
import type { FireContext } from '../fire/declaration.ts'
import type { ArtilleryPreview } from '../indirect/artillery.ts'
import { locationNamed } from '../map/location.ts'
import { isAloft } from '../map/terrain.ts'
import type { WithdrawDecision } from '../melee/withdraw.ts'
import { plannedMove } from '../movement/group.ts'
import { usualMode } from '../movement/modes.ts'
import { stepNames } from '../movement/step-acts.ts'
import type { LnltState, Location, Side, Unit } from '../state.ts'
import type { VehicleUnit } from '../vehicles/vehicle.ts'
import { flightValue, hoverValue } from './air-moves.ts'
import { tearDownValue } from './barricade-advice.ts'
import { fireValue, machineGunValue, snipeValue } from './fire-advice.ts'
import { GroundValue } from './ground.ts'
import { artilleryValue, mortarValue } from './indirect-advice.ts'
import { byAct, type Judge, type Preview } from './judge.ts'
import { meleePromise } from './melee-advice.ts'
import { dismountValue, hitAndRunValue } from './mounted-advice.ts'
import { Plans } from './move-advice.ts'
import { buttonValue, ordnanceValue, pivotValue, unloadValue } from './vehicle-advice.ts'
import { WEIGHTS } from './weights.ts'
import { claymoreValue, hullDownValue, tunnelValue } from './works-advice.ts'
import { worthOf } from './worth.ts'

/** 4.0: what the activated units do next: the act that promises most, or nothing more. */
export function actAdvice(s: LnltState, side: Side, preview: Preview<'act'>, approach: Approach): Judge<'act'> {
  const ground = new GroundValue(s, side, approach)
  const plans = new Plans(s, side, ground)
  const firing = contextOf(s, side, 'fire')
  const goingOn = moveAfterFire(s, plans)
  return byAct(s, side, 'act', {
    fire: (decision) => fireValue(s, decision, firing, ground),
    assaultFire: (decision) => {
      const moved = plans.start(decision.movers, 'assaultMove', decision.to) - WEIGHTS.keepsFire * decision.movers.length
      return fireValue(s, decision, contextOf(s, side, 'assaultFire'), ground) + moved
    },
    assaultShot: (decision) =>
      ordnanceValue(s, decision, preview(decision), WEIGHTS.inertia) +
      plans.start([decision.unit], 'assaultMove', decision.to) -
      WEIGHTS.keepsFire,
    snipe: (decision) => snipeValue(s, preview(decision)) - WEIGHTS.holding,
    mortar: (decision) => mortarValue(s, { side }, decision),
    artillery: (decision) => artilleryValue(s, side, decision, preview(decision) as ArtilleryPreview),
    starshell: () => STARSHELL,
    brave: () => BRAVE,
    extinguish: () => FIGHTS_FIRE,
    move: ({ units, mode, to }) =>
      isAloft(s.units[units[0]!]!.at)
        ? flightValue(s, side, s.units[units[0]!]!, to, ground)
        : plans.start(units, mode ?? usualMode(s, units), to),
    hover: ({ unit, hover }) => hoverValue(s, side, s.units[unit]!, hover, ground),
    melee: ({ at }) => meleeValue(s, side, locationNamed(s.setting, at)),
    withdraw: (decision) => withdrawValue(s, side, decision, preview),
    smoke: () => -WEIGHTS.inertia,
    board: () => -WEIGHTS.inertia,
    unload: ({ vehicle, units }) => unloadValue(s, side, vehicle, units, ground),
    button: (decision) => buttonValue(s, side, decision),
    pivot: ({ unit, facing, mode = 'move' }) => pivotValue(s, s.units[unit]!, facing, (to) => plans.start([unit], mode, to)),
    tunnel: ({ units, to }) => tunnelValue(s, ground, units, to),
    blast: () => BLAST,
    tearDown: ({ units, at, facing }) => tearDownValue(s, side, locationNamed(s.setting, at), facing, units),
    layClaymore: () => claymoreValue(ground),
    hullDown: ({ unit }) => hullDownValue(s, s.units[unit] as VehicleUnit),
    ordnance: (decision) => ordnanceValue(s, decision, preview(decision), WEIGHTS.inertia) + goingOn(decision),
    machineGun: (decision) => machineGunValue(s, preview(decision), WEIGHTS.inertia) + goingOn(decision),
    hitAndRun: ({ units }) => hitAndRunValue(s, side, units, ground),
    dismount: ({ units }) => dismountValue(s, s.units[units[0]!]!.at, units.length, ground),
    end: () => 0,
  })
}

/** 15.2.1: what the move after Assault Fire promises, less that nobody can then be fired at as he moves; worked out once for each vehicle. */
function moveAfterFire(s: LnltState, plans: Plans): (shot: { readonly unit: number; readonly assault?: boolean }) => number {
  const known = new Map<number, number>()
  return ({ unit, assault }) => {
    if (!assault) return 0
    if (!known.has(unit)) {
      let best = -WEIGHTS.inertia
      const move = plannedMove(s, [unit], ['assaultMove'], s.units[unit]!.at)
      for (const to of stepNames(s, move)) best = Math.max(best, plans.start([unit], 'assaultMove', to))
      known.set(unit, best - WEIGHTS.keepsFire)
    }
    return known.get(unit)!
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
function withdrawValue(s: LnltState, side: Side, decision: WithdrawDecision, preview: Preview<'act'>): number {
  const { units } = decision
  const { at } = s.units[units[0]!]!
  const promise = meleePromise(s, here(s, at, side, true), here(s, at, side, false))
  const odds = preview(decision)
  let least = 1
  if (odds !== null && 'chances' in odds) for (const { chance } of odds.chances) least = Math.min(least, chance)
  let risk = 0
  for (const id of units) risk += worthOf(s, s.units[id]!) * RISK_OF_LEAVING
  return -promise * least - risk
}

/** 20.2: light on the enemy is worth a Leader's turn; 10.5.6: to stand a fire rather than to do nothing, and to fight it rather than to leave it. */
const STARSHELL = 0.4
const BRAVE = 0.3
const BLAST = 0.25
const FIGHTS_FIRE = 0.2

const RISK_OF_LEAVING = 0.25

/** 4.0: fire of this impulse. */
function contextOf(s: LnltState, side: Side, occasion: FireContext['occasion']): FireContext {
  const active = s.impulse?.units ?? []
  return { side, occasion, units: ({ id }) => active.includes(id) }
}
