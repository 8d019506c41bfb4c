import { type Approach, USUAL_APPROACH } from '@firegroup/hexgame'
import { type OpenQuestion, type QuestionIn, type Seat, typed } from '@firegroup/kernel'
import { isMmc } from '../fire/attack.ts'
import type { FireContext } from '../fire/declaration.ts'
import { hexOf, locationNamed } from '../map/location.ts'
import { isAloft } from '../map/terrain.ts'
import { usualMode } from '../movement/modes.ts'
import type { LnltQuestion, LnltQuestions, QuestionKind } from '../questions.ts'
import type { LnltState, Side, Unit } from '../state.ts'
import { isLeader } from '../units/morale.ts'
import type { VehicleUnit } from '../vehicles/vehicle.ts'
import { actAdvice } from './act-advice.ts'
import { airRunValue } from './air-advice.ts'
import { flightValue, hoverValue } from './air-moves.ts'
import { contestedValue } from './assault-advice.ts'
import { tearDownValue } from './barricade-advice.ts'
import { machineGunValue, opportunityValue, snipeValue } from './fire-advice.ts'
import { GroundValue, HELPERS_SHARE, isHelper } from './ground.ts'
import { ambushValue, layingAdvice } from './hidden-advice.ts'
import { impulseAdvice } from './impulse-advice.ts'
import { missionGain } from './indirect-advice.ts'
import { byAct, type Judge, type Preview } from './judge.ts'
import { meleeAdvice } from './melee-advice.ts'
import { dismountValue, opportunityMoveValue, runningFireValue } from './mounted-advice.ts'
import { Plans } from './move-advice.ts'
import { dropAdvice, rallyAdvice } from './rally-advice.ts'
import { counterValue, ordnanceValue, pivotOf, unloadValue } from './vehicle-advice.ts'
import { WEIGHTS } from './weights.ts'
import { hullDownValue } from './works-advice.ts'

type Judges = { readonly [K in QuestionKind]: (s: LnltState, side: Side, question: LnltQuestion<K>, approach: Approach) => Judge<K> }

const JUDGES: Judges = {
  setup: setupAdvice,
  layMines: layingAdvice,
  rally: (s, side, question) => rallyAdvice(s, side, (decision) => question.preview(decision)),
  impulse: (s, side, question, approach) => impulseAdvice(s, side, (decision) => question.preview(decision), approach),
  act: (s, side, question, approach) => actAdvice(s, side, (decision) => question.preview(decision), approach),
  step: stepAdvice,
  opportunityFire: (s, side, question, approach) => opportunityAdvice(s, side, (decision) => question.preview(decision), approach),
  melee: (s, _side, question) => meleeAdvice(s, (decision) => question.preview(decision)),
  withdrawal: withdrawalAdvice,
  airRun: airAdvice,
  spottingRound: roundAdvice,
  barrage:
    () =>
    ({ cancel }) =>
      cancel ? -1 : 0,
  flee: (s, side, { about }) => placeAdvice(s, side, about.unit),
  counterAssault:
    (s, _side, { about }) =>
    (decision) =>
      counterValue(s, s.units[about.vehicle]!, decision.units),
  bunkerAnswer:
    () =>
    ({ units }) =>
      units.length,
  claymore: (s, _side, question) => (decision) =>
    decision.type === 'hold' ? 0 : machineGunValue(s, question.preview?.(decision) ?? null, WEIGHTS.opportunity),
  continuousMovement: continuousAdvice,
  joinDismount:
    () =>
    ({ units }) =>
      -units.length,
  giveWay: (s, side, { about }) => placeAdvice(s, side, about.unit),
  retreat: (s, side, { about }) => placeAdvice(s, side, about.unit),
  eventCheck: (_s, _side, question) => (decision) => question.preview?.(decision).success ?? 0,
  heroPlace: (s, side, { about }) => placeAdvice(s, side, about.parent),
  heroMove: heroAdvice,
  dropWeapon: dropAdvice,
}

/** What the rules' own knowledge makes of each decision, for computer players: higher is better, doing nothing is about 0. */
export const advisor = advisorIn(USUAL_APPROACH)

/** The same of somebody who goes about it in another way. */
export function advisorIn(approach: Approach): { judge(s: LnltState, seat: Seat, open: OpenQuestion): (decision: unknown) => number } {
  return {
    judge(s, seat, open) {
      const { question } = typed<LnltQuestions>(open)
      const judge = JUDGES[question.kind] as
        | ((s: LnltState, side: Side, question: QuestionIn<LnltQuestions>, approach: Approach) => (decision: unknown) => number)
        | undefined
      // a question of a module of which nobody says anything: one answer is like another
      return judge ? judge(s, seat as Side, question, approach) : () => 0
    },
  }
}

/** 15.5: who has still far to go and is wanted there keeps moving; everybody else would rather be able to fire at movers. */
function continuousAdvice(s: LnltState, side: Side): Judge<'continuousMovement'> {
  const ground = new GroundValue(s, side)
  const isFar = (id: number): boolean => ground.objectives.mustTake && ground.distance(s.units[id]!.at) > FAR_TO_GO
  return ({ units }) => units.reduce((value, id) => value + (isFar(id) ? 0.1 : -0.5), 0)
}

/** In halves of an MP on foot. */
const FAR_TO_GO = 20

/** 22.0: in cover, near what counts, Leaders with the others, not all in one place. */
function setupAdvice(s: LnltState, side: Side): Judge<'setup'> {
  const ground = new GroundValue(s, side)
  return ({ units, weapons }) => {
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

function stepAdvice(s: LnltState, side: Side, question: LnltQuestion<'step'>, approach: Approach): Judge<'step'> {
  const ground = new GroundValue(s, side, approach)
  const plans = new Plans(s, side, ground)
  return byAct(s, side, 'step', {
    step: ({ to }) =>
      s.move ? (isAloft(s.move.at) ? flightValue(s, side, s.units[s.move.units[0]!]!, to, ground) : plans.step(s.move, to)) : 0,
    hover: ({ hover }) => (s.move ? hoverValue(s, side, s.units[s.move.units[0]!]!, hover, ground) : 0),
    ordnance: (decision) => ordnanceValue(s, decision, question.preview(decision), WEIGHTS.inertia),
    machineGun: (decision) => machineGunValue(s, question.preview(decision), WEIGHTS.inertia),
    pickUp: () => WEIGHTS.weapon / 4,
    board: () => -WEIGHTS.inertia,
    unload: ({ units }) => (s.move ? unloadValue(s, side, s.move.units[0]!, units, ground) : 0),
    pivot: ({ facing }) => (s.move ? pivotOf(s, plans, s.move, facing) : 0),
    overrun: () => (s.move ? (contestedValue(s, s.move, s.move.at) ?? WEIGHTS.squad / 2) : 0),
    tearDown: ({ at, facing }) => (s.move ? tearDownValue(s, side, locationNamed(s.setting, at), facing, s.move.units) : 0),
    hullDown: () => (s.move ? hullDownValue(s, s.units[s.move.units[0]!] as VehicleUnit) : 0),
    fire: ({ type: _type, ...declared }) => (s.move ? runningFireValue(s, side, s.move, declared, ground) : 0),
    dismount: () => (s.move ? dismountValue(s, s.move.at, s.move.units.length, ground) : 0),
    stop: () => 0.02,
  })
}

/** 5.3: fire at those who move, or wait for a better shot. */
function opportunityAdvice(s: LnltState, side: Side, preview: Preview<'opportunityFire'>, approach: Approach): Judge<'opportunityFire'> {
  const { move } = s
  let ground: GroundValue | undefined
  let plans: Plans | undefined
  const context: FireContext = {
    side,
    occasion: 'opportunity',
    units: () => true,
    ...(move ? { window: { at: move.at, movers: move.units } } : {}),
  }
  return byAct(s, side, 'opportunityFire', {
    fire: (decision) => opportunityValue(s, decision, context, approach),
    sniper: (decision) => snipeValue(s, preview(decision)) - WEIGHTS.holding - (decision.at === undefined ? 0 : WEIGHTS.charge),
    ordnance: (decision) => ordnanceValue(s, decision, preview(decision), WEIGHTS.opportunity),
    machineGun: (decision) => machineGunValue(s, preview(decision), WEIGHTS.opportunity),
    opportunityMove: (decision) => {
      ground ??= new GroundValue(s, side, approach)
      plans ??= new Plans(s, side, ground)
      return opportunityMoveValue(s, decision, plans, ground)
    },
    appear: ({ at }) => ambushValue(s, context, at),
    hold: () => 0,
  })
}

/** 8.1.1: those who can get out get out: they wanted to. */
function withdrawalAdvice(s: LnltState, side: Side): Judge<'withdrawal'> {
  const ground = new GroundValue(s, side)
  const plans = new Plans(s, side, ground)
  return (decision) => {
    if (decision.type === 'stay') return 0
    return WEIGHTS.squad * decision.units.length + plans.start(decision.units, decision.mode ?? usualMode(s, decision.units), decision.to)
  }
}

/** 19.1 */
function airAdvice(s: LnltState, side: Side, { about }: LnltQuestion<'airRun'>): Judge<'airRun'> {
  return (run) => airRunValue(s, side, about.unit, run)
}

/** 18.2: where the shells bring most, or nowhere. */
function roundAdvice(s: LnltState, side: Side, { about }: LnltQuestion<'spottingRound'>): Judge<'spottingRound'> {
  return (decision) =>
    decision.type === 'abort'
      ? 0
      : missionGain(s, side, about.battery, about.mission, hexOf(locationNamed(s.setting, decision.to)), about) - WEIGHTS.inertia
}

/** Where somebody has to go who was not asked whether. */
function placeAdvice(s: LnltState, side: Side, id: number): (decision: { readonly to: string }) => number {
  const ground = new GroundValue(s, side)
  const who = s.units[id]
  return ({ to }) => (who ? ground.of(who, locationNamed(s.setting, to), false) : 0)
}

/** 11.2.1: a Hero goes on where his side has somewhere to go, and keeps his fire where he may. */
function heroAdvice(s: LnltState, side: Side): Judge<'heroMove'> {
  const ground = new GroundValue(s, side)
  const goes = ground.objectives.mustTake && s.move !== null && ground.distance(s.move.at) > 0
  return (decision) => (decision.type === 'stay' ? 0 : (goes ? 1 : -1) + (decision.mode === 'assaultMove' ? 0.1 : 0))
}
