import { type ActDecision, type OpenQuestion, type Seat, typed } from '@firegroup/kernel'
import { knownBy } from '../concealment/known-state.ts'
import { closeCombatColumn, HAND_TO_HAND } from '../data/close-combat.ts'
import { adjacent, isWoodsOrBuilding, placeOf } from '../map/terrain.ts'
import { isJapanese } from '../pacific/japanese.ts'
import type { AdvanceDecision, AslskQuestion, AslskQuestions, Designation, RoutDecision } from '../questions.ts'
import { type AslskState, enemyOf, OFFBOARD, type Side, type Unit } from '../state.ts'
import { inherentFp, isLeader, isVehicle, noticedBy, unitsOf } from '../units/units.ts'
import { aimAdvice, chargeAdvice } from './banzai-advice.ts'
import { fireAdvice } from './fire-advice.ts'
import { GroundValue } from './ground.ts'
import { type Manner, PLAIN } from './manner.ts'
import { moveAdvice } from './move-advice.ts'
import { assaultWorth, blowWorth, closeDefenceWorth } from './vehicle-combat.ts'
import { WEIGHTS } from './weights.ts'
import { worthOf } from './worth.ts'

type Judge = (decision: unknown) => number

/** What the rules' own knowledge makes of each decision, for computer players: higher is better, doing nothing is about 0. */
export const advisor = advisorIn(PLAIN)

/** The same of somebody who goes about it in another way. */
export function advisorIn(manner: Manner): { judge(imagined: AslskState, seat: Seat, open: OpenQuestion): Judge } {
  return { judge: (imagined, seat, open) => judged(imagined, seat, open, manner) }
}

function judged(imagined: AslskState, seat: Seat, open: OpenQuestion, manner: Manner): Judge {
  // what may be under the enemy's concealment counters is anybody's guess, and the same guess each time
  const s = knownBy(imagined, seat)
  const { question } = typed<AslskQuestions>(open)
  // a question that a module asks is judged by its own advice alone
  const advise = (ADVICE[question.kind] ?? indifferent) as (...asked: [AslskState, Side, object, Manner]) => (decision: never) => number
  const judge = advise(s, seat as Side, question, manner) as Judge
  const own = s.setting.advice as { readonly [type: string]: (s: AslskState, side: Side, decision: unknown) => number }
  if (s.setting.modules.length === 0) return judge
  return (decision) => {
    const { type } = decision as Partial<ActDecision>
    const worth = type === undefined ? undefined : own[type]
    return worth ? worth(s, seat as Side, decision) : judge(decision)
  }
}

type Advice<K extends keyof AslskQuestions> = (
  s: AslskState,
  side: Side,
  question: AslskQuestion<K>,
  manner: Manner,
) => (decision: AslskQuestions[K]['decision']) => number

/** By the kind of question: the compiler asks for whatever is new. */
const ADVICE: { readonly [K in keyof AslskQuestions]: Advice<K> } = {
  setup: indifferent,
  enter: indifferent,
  recombine: leaveIt,
  recovery: tryIt,
  deploy: leaveIt,
  repair: tryIt,
  transfer: leaveIt,
  selfRally: tryIt,
  unitRally: tryIt,
  keepDm: leaveIt,
  prepFire: (s, side, _, manner) => fireAdvice(s, { when: 'prepFire', side, expenditure: null }, manner),
  move: (s, side, _, manner) => moveAdvice(s, side, manner),
  banzai: chargeAdvice,
  aim: aimAdvice,
  firstFire: (s, side, _, manner) => fireAdvice(s, { when: 'firstFire', side, expenditure: s.move?.spent ?? null }, manner),
  keepRate:
    () =>
    ({ keep }) =>
      keep ? 1 : 0,
  regroup: indifferent,
  defensiveFire: (s, side, _, manner) => fireAdvice(s, { when: 'defensiveFire', side, expenditure: null }, manner),
  advancingFire: (s, side, _, manner) => fireAdvice(s, { when: 'advancingFire', side, expenditure: null }, manner),
  overstacked: indifferent,
  reveal: leaveIt,
  choice: passIt,
  rout: routAdvice,
  advance: advanceAdvice,
  closeCombatHex: indifferent,
  restack: indifferent,
  closeCombat: closeCombatAdvice,
}

function indifferent(): () => number {
  return () => 0
}

/** Whatever can be tried costs nothing. */
function tryIt(): (decision: ActDecision) => number {
  return ({ type }) => (type === 'done' ? 0 : 1)
}

function leaveIt(): (decision: ActDecision) => number {
  return ({ type }) => (type === 'done' ? 0 : -1)
}

/** The same where one passes: rows of modules say themselves what their choices are worth. */
function passIt(): (decision: ActDecision) => number {
  return ({ type }) => (type === 'pass' ? 0 : -1)
}

/** 3.7: one hex forward without being shot at, or into Close Combat where it pays. */
function advanceAdvice(s: AslskState, side: Side, _: object, manner: Manner): (decision: AdvanceDecision) => number {
  let ground: GroundValue | null = null
  return (decision) => {
    if (decision.type !== 'advance') return decision.type === 'done' ? 0 : -1
    // often only Weapons can be dropped: what ground is worth is worked out with the first advance
    ground ??= new GroundValue(s, side, manner)
    const to = placeOf(s, decision.to)
    const units = decision.units.map((id) => s.units[id]!)
    const led = units.some((unit) => isLeader(s, unit)) && units.some((unit) => !isLeader(s, unit))
    let value = -WEIGHTS.inertia
    for (const unit of units) {
      const now = unit.at === OFFBOARD ? ground.of(unit, to, led) - WEIGHTS.squad : ground.of(unit, unit.at, led)
      value += (ground.of(unit, to, led) - now) * (isLeader(s, unit) ? 0.3 * manner.leaders : 1)
    }
    const enemies = unitsOf(s, enemyOf(side), to)
    if (enemies.some(isVehicle)) return value + assaultWorth(s, side, decision)
    return enemies.length > 0 ? value + combatPromise(s, [...units, ...unitsOf(s, side, to)], enemies, manner) : value
  }
}

/** What Close Combat between these would likely bring, before it is known who attacks whom. */
function combatPromise(s: AslskState, own: readonly Unit[], enemy: readonly Unit[], { melee }: Manner): number {
  return lossIn(s, own, enemy) - lossIn(s, enemy, own) * WEIGHTS.closeCombat * melee
}

/** What the second lose when the first attack them all at once. */
function lossIn(s: AslskState, attackers: readonly Unit[], defenders: readonly Unit[]): number {
  const able = attackers.filter((unit) => !unit.broken)
  if (able.length === 0) return 0
  const column = closeCombatColumn(strength(s, able), strength(s, defenders))
  const handToHand = [...able, ...defenders].some((unit) => unit.side === s.attacker && !unit.broken && !unit.pinned && isJapanese(s, unit))
  const kill = column.kill + (handToHand ? HAND_TO_HAND.kill : 0)
  const bonus = (defenders.some((unit) => unit.broken) ? 2 : 0) + (handToHand && isJapanese(s, able[0]!) ? 1 : 0)
  let sure = 0
  let even = 0
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) {
      if (a + b - bonus < kill) sure++
      else if (a + b - bonus === kill) even++
    }
  let worth = 0
  for (const unit of defenders) worth += worthOf(s, unit)
  return (worth * sure + (worth / defenders.length) * WEIGHTS.reduced * even) / 36
}

function strength(s: AslskState, units: readonly Unit[]): number {
  let fp = 0
  for (const unit of units) fp += isLeader(s, unit) ? 1 : inherentFp(s, unit)
  return fp
}

function closeCombatAdvice(s: AslskState, _: Side, question: AslskQuestion<'closeCombat'>): (decision: Designation) => number {
  return (decision) => {
    if (decision.type === 'closeDefence') return closeDefenceWorth(s, decision)
    const preview = question.preview(decision)
    if (!preview || !('attacks' in preview)) return 0
    let value = 0
    for (const odds of preview.attacks) value += blowWorth(s, odds)
    return value
  }
}

/** 3.6: to cover, out of the enemy's reach, and without being interdicted where there is a choice. */
function routAdvice(s: AslskState, _: Side, question: AslskQuestion<'rout'>): (decision: RoutDecision) => number {
  return (decision) => {
    if (decision.type === 'done') return 0
    if (decision.type === 'stop') return isWoodsOrBuilding(s, s.units[decision.unit]!.at) ? 2 : 0.2
    const to = placeOf(s, decision.to)
    const unit = s.units[decision.unit]!
    let value = isWoodsOrBuilding(s, to) ? 2.5 : 0.5
    for (const enemy of noticedBy(s, unit.side))
      if (enemy.side !== unit.side && enemy.at >= 0 && !enemy.broken && adjacent(s, enemy.at, to)) value -= 2
    if (unitsOf(s, unit.side, to).some((friend) => isLeader(s, friend) && !friend.broken)) value += 1.5
    if (decision.with !== undefined) value -= 0.4
    if (question.preview(decision)?.interdiction) value -= 2
    if (decision.type === 'crawl') value -= 0.3
    return value
  }
}
