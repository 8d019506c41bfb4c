import { LEGAL, type Question, type Rules, type Schema, variants } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { PASSES_TO_END } from '../data/sequence.ts'
import { continueMove } from '../movement/move.ts'
import type { Step } from '../sequence/step.ts'
import { enemyOf, type Impulse, type LnltState, type Side, type Unit } from '../state.ts'
import { isOnMap } from '../units/units.ts'
import { ACTS, type Act } from './acts.ts'
import { canBeActivated, isUnactivated } from './availability.ts'
import { markActed } from './marking.ts'
import { OPENINGS, type Opening } from './openings.ts'

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
    g.checkpoint()
    if (s.impulse) yield* goOnWithImpulse(g, s.impulse)
    else if (s.passes >= PASSES_TO_END) return g.emit({ type: 'operationsEnd', rule: '4.0', reason: 'passes' })
    else if (canOpen(s, s.next)) yield* beginImpulse(g)
    else if (canOpen(s, enemyOf(s.next))) pass(g, s.next, true)
    else return g.emit({ type: 'operationsEnd', rule: '4.0', reason: 'exhausted' })
  }
}

function* beginImpulse(g: Lnlt): Rules<void> {
  const s = g.state
  for (const inserted of s.setting.hooks.insertedImpulse) {
    const rules = inserted(g, s.next)
    if (rules) yield* rules
  }
  s.impulse = newImpulse(s.next)
  g.emit({ type: 'impulse', rule: '4.0', side: s.next })
}

function newImpulse(side: Side): Impulse {
  return {
    side,
    spotter: -1,
    spotted: -1,
    declared: false,
    activated: [],
    units: [],
    leaders: [],
    acted: false,
    shots: [],
    movedFrom: [],
    seenBy: [],
    entered: false,
  }
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
  const decision = yield* g.ask(side, impulseQuestion(s, side))
  if (decision.type === 'pass') return endImpulse(g)
  const rules = openingOf(decision.type).perform(g, side, decision)
  if (rules) yield* rules
}

function* act(g: Lnlt, impulse: Impulse): Rules<void> {
  const s = g.state
  if (!canDoAnything(s)) return endImpulse(g)
  const decision = yield* g.ask(impulse.side, actQuestion(s))
  if (decision.type === 'end') return endImpulse(g)
  impulse.acted = true
  const rules = actOf(decision.type).perform(g, decision)
  if (rules) yield* rules
}

/** 4.0, 10.1.1: an impulse in which nothing was done, or only spotted, is a pass. */
function endImpulse(g: Lnlt): void {
  const s = g.state
  const impulse = s.impulse!
  completeOperations(g, impulse)
  s.impulse = null
  if (impulse.acted) {
    s.passes = 0
    s.next = enemyOf(impulse.side)
  } else pass(g, impulse.side, false)
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

export type OpeningDecision = { readonly type: string }
export type ActDecision = { readonly type: string }

const openings = new Map(OPENINGS.map((opening) => [opening.type, opening]))
const acts = new Map(ACTS.map((row) => [row.type, row]))

function openingOf(type: string): Opening {
  return openings.get(type) ?? unknownType('opening of an impulse', type)
}

function actOf(type: string): Act {
  return acts.get(type) ?? unknownType('act of an impulse', type)
}

function unknownType(what: string, type: string): never {
  throw new Error(`There is no ${what} called '${type}'.`)
}

const OPENING_SCHEMA = variants({ ...shapesOf(OPENINGS), pass: {} }) as Schema<OpeningDecision>
const ACT_SCHEMA = variants({ ...shapesOf(ACTS), end: {} }) as Schema<ActDecision>

function shapesOf(rows: readonly (Opening | Act)[]) {
  return Object.fromEntries(rows.map(({ type, shape }) => [type, shape]))
}

const PASS: OpeningDecision = { type: 'pass' }
const END: ActDecision = { type: 'end' }

/** 4.0: how a side begins its impulse. */
function impulseQuestion(s: LnltState, side: Side): Question<OpeningDecision> {
  return {
    kind: 'impulse',
    title:
      s.impulse?.spotter === -1
        ? 'Your impulse: activate a location, or pass?'
        : 'You have spotted: activate a location now, or leave it at that?',
    rule: '4.0',
    schema: OPENING_SCHEMA,
    about: { passes: s.passes, passesToEnd: PASSES_TO_END },
    *candidates() {
      for (const opening of OPENINGS) yield* opening.candidates(s, side)
      yield PASS
    },
    problems: (decision) => (decision.type === 'pass' ? LEGAL : openingOf(decision.type).problems(s, side, decision)),
    preview: (decision) => (decision.type === 'pass' ? undefined : openingOf(decision.type).preview?.(s, side, decision)),
  }
}

/** 4.0: what the activated units do, one thing after the other in any order. */
function actQuestion(s: LnltState): Question<ActDecision> {
  return {
    kind: 'act',
    title: 'What do your activated units do next?',
    rule: '4.0',
    schema: ACT_SCHEMA,
    *candidates() {
      for (const row of ACTS) yield* row.candidates(s)
      yield END
    },
    problems: (decision) => (decision.type === 'end' ? LEGAL : actOf(decision.type).problems(s, decision)),
    preview: (decision) => (decision.type === 'end' ? undefined : actOf(decision.type).preview?.(s, decision)),
  }
}

/** LG-21: whether a side has anything but a pass; a spotting attempt alone is one. */
function canOpen(s: LnltState, side: Side): boolean {
  for (const opening of OPENINGS) if (opening.type !== 'spot') for (const _ of opening.candidates(s, side)) return true
  return false
}

function canDoAnything(s: LnltState): boolean {
  const { side, units } = s.impulse!
  if (!units.some((id) => canBeActivated(s, s.units[id]!, side))) return false
  for (const row of ACTS) for (const _ of row.candidates(s)) return true
  return false
}
