import { LEGAL, type Rules, refuse } from '@firegroup/kernel'
import type { ImpulseAct, Opening } from '../acts.ts'
import type { Lnlt } from '../context.ts'
import { PASSES_TO_END } from '../data/sequence.ts'
import { boundByFire, faceAll } from '../flames/duty.ts'
import { hasFires } from '../flames/fire.ts'
import { findAll } from '../hidden/appear.ts'
import { removeAbandoned } from '../modern/lay-claymore.ts'
import { continueMove } from '../movement/move.ts'
import { ceaseFire } from '../ordnance/salvo.ts'
import type { Step } from '../sequence/step.ts'
import { enemyOf, type Impulse, type LnltState, type Side, type Unit } from '../state.ts'
import { isOnMap, typeOf } from '../units/units.ts'
import { owesMove } from '../vehicles/assault-fire.ts'
import { boundToMove } from '../vehicles/continuous.ts'
import { hasActivatable } from './activation.ts'
import { canBeActivated, isUnactivated } from './availability.ts'
import { markActed } from './marking.ts'
import { newImpulse } from './new-impulse.ts'

/** 4.0: the Operations Phase; who begins is settled when the Rally Phase ends. */
export const operationsSteps: readonly Step[] = [
  { key: 'rally.end', phase: 'rally', order: 900, run: begin },
  { key: 'operations.impulses', phase: 'operations', order: 100, run: operationsPhase },
]

/** 4.0: the side with the initiative has the first impulse. */
function begin(g: Lnlt): undefined {
  const s = g.state
  s.next = s.initiative
  s.passes = 0
  s.impulse = null
  s.move = null
  return undefined
}

/** 4.0: the sides take turns with their impulses until three passes in a row, or until nobody can do anything (LG-21). */
function* operationsPhase(g: Lnlt): Rules<void> {
  const s = g.state
  for (;;) {
    removeAbandoned(g)
    const found = findAll(g)
    if (found) yield* found
    g.checkpoint()
    const inserted = s.impulse ? undefined : insertedImpulse(g)
    if (s.impulse) yield* goOnWithImpulse(g, s.impulse)
    else if (inserted) yield* inserted
    else if (s.passes >= PASSES_TO_END) return g.emit({ type: 'operationsEnd', rule: '4.0', reason: 'passes' })
    else if (canOpen(s, s.next)) beginImpulse(g)
    else if (canOpen(s, enemyOf(s.next))) pass(g, s.next, true)
    else return g.emit({ type: 'operationsEnd', rule: '4.0', reason: 'exhausted' })
  }
}

/** 19.1: one that is put in between, before anybody's: it is no pass, and no turn of anybody. */
function insertedImpulse(g: Lnlt): Rules<void> | undefined {
  for (const inserted of g.state.setting.hooks.insertedImpulse) {
    const rules = inserted(g, g.state.next)
    if (rules) return rules
  }
  return undefined
}

function beginImpulse(g: Lnlt): void {
  const s = g.state
  s.impulse = newImpulse(s.next)
  g.emit({ type: 'impulse', rule: '4.0', side: s.next })
}

/** One decision of an impulse: how it begins, a step of a move that is under way, or what is done next. */
function* goOnWithImpulse(g: Lnlt, impulse: Impulse): Rules<void> {
  if (g.state.move) yield* continueMove(g)
  else if (impulse.declared) yield* act(g, impulse)
  else yield* open(g, impulse)
}

function* open(g: Lnlt, { side }: Impulse): Rules<void> {
  const s = g.state
  if (!canOpen(s, side)) return endImpulse(g)
  const { impulse: openings } = s.setting.acts
  const question = openings.question(s, side, {
    kind: 'impulse',
    title:
      s.impulse?.spotter === -1
        ? 'Your impulse: activate a location, or pass?'
        : 'You have spotted: activate a location now, or leave it at that?',
    rule: '4.0',
    about: { passes: s.passes, passesToEnd: PASSES_TO_END },
  })
  const rules = openings.perform(g, side, yield* g.ask(side, question))
  if (rules) yield* rules
}

function* act(g: Lnlt, impulse: Impulse): Rules<void> {
  const s = g.state
  const { act: acts } = s.setting.acts
  if (!impulse.units.some((id) => canBeActivated(s, s.units[id]!, impulse.side))) return endImpulse(g)
  const question = acts.question(s, impulse, {
    kind: 'act',
    title: 'What do your activated units do next?',
    rule: '4.0',
  })
  if (!question.canAct()) return endImpulse(g)
  const decision = yield* g.ask(impulse.side, question)
  if (!acts.of(decision).ends) impulse.acted = true
  const rules = acts.perform(g, impulse, decision)
  if (rules) yield* rules
}

/** 4.0, 10.1.1: an impulse in which nothing was done, or only spotted, is a pass. */
function endImpulse(g: Lnlt): undefined {
  const s = g.state
  const impulse = s.impulse!
  completeOperations(g, impulse)
  ceaseFire(g, impulse.side)
  s.impulse = null
  if (impulse.acted) {
    s.passes = 0
    s.next = enemyOf(impulse.side)
  } else pass(g, impulse.side, false)
  return undefined
}

function pass(g: Lnlt, side: Side, idle: boolean): void {
  const s = g.state
  s.passes++
  s.next = enemyOf(side)
  g.emit({ type: 'passes', rule: '4.0', side, inARow: s.passes, idle })
}

/** 4.0, 4.1: Ops Complete: a Leader who did nothing but activate others, and whoever laid Smoke and stayed. */
function completeOperations(g: Lnlt, impulse: Impulse): void {
  const s = g.state
  const complete: Unit[] = []
  for (const id of impulse.leaders) if (isIdle(s.units[id]!)) complete.push(s.units[id]!)
  if (complete.length > 0) impulse.acted = true
  for (const id of impulse.units) if (s.units[id]!.triedSmoke && isIdle(s.units[id]!)) complete.push(s.units[id]!)
  markActed(g, complete, 'opsComplete', '4.1')
}

function isIdle(unit: Unit): boolean {
  return isOnMap(unit) && isUnactivated(unit)
}

export interface Pass {
  readonly type: 'pass'
}
const PASS: Pass = { type: 'pass' }

/** 4.0: the side does nothing, or leaves it at what it has spotted. */
export const passOpening: Opening<Pass> = {
  type: 'pass',
  rule: '4.0',
  fields: {},
  ends: true,
  candidates: (s, side) => (boundByFire(s, side).length > 0 || boundToMove(s, side) ? [] : [PASS]),
  problems(s, side) {
    if (boundByFire(s, side).length > 0) return refuse('10.5.6', 'Units of yours are in a fire and have still to face it.')
    const bound = boundToMove(s, side)
    return bound ? [bound] : LEGAL
  },
  perform: endImpulse,
  describe: () => 'Pass',
}

export interface End {
  readonly type: 'end'
}
const END: End = { type: 'end' }

/** 4.0: those who have not acted may in another impulse. */
export const endAct: ImpulseAct<End> = {
  type: 'end',
  rule: '4.0',
  fields: {},
  ends: true,
  candidates: (s, impulse) => (owesMove(s, impulse) ? [] : [END]),
  problems(s, impulse) {
    const unit = owesMove(s, impulse)
    if (!unit) return LEGAL
    const { name } = typeOf(s, unit)
    return unit.vehicle?.assaultFire
      ? refuse('15.2.1', `The ${name} has used Assault Fire: it must move.`)
      : refuse(unit.vehicle ? '15.5' : '15.5.1', `The ${name} must go on moving.`)
  },
  perform: (g, impulse) => (hasFires(g.state) ? endInFire(g, impulse) : endImpulse(g)),
  describe: () => 'End the impulse',
}

/** 10.5.6, LG-43: nobody dodges a fire by doing nothing. */
function* endInFire(g: Lnlt, impulse: Impulse): Rules<void> {
  yield* faceAll(g, impulse)
  endImpulse(g)
}

/** LG-21: whether a side has anything but a pass; a spotting attempt alone is one. */
function canOpen(s: LnltState, side: Side): boolean {
  return hasActivatable(s, side) || s.setting.acts.impulse.areOffered(s, side, isMoreThanPass)
}

function isMoreThanPass({ ends, type }: Pick<Opening, 'ends' | 'type'>): boolean {
  return !ends && type !== 'spot'
}
