import type { Rules } from '@firegroup/kernel'
import type { Aslsk } from '../../context.ts'
import { ROUT_MF } from '../../data/movement.ts'
import { NOBODY } from '../../ids.ts'
import { placeOf } from '../../map/terrain.ts'
import type { Step } from '../../sequence/step.ts'
import { type AslskState, defender, type Location, type RoutInProgress, type Side, type Unit } from '../../state.ts'
import { eliminateUnit, makeDm } from '../../units/casualties.ts'
import { forget } from '../../units/lifetimes.ts'
import { withLeaderLosses } from '../../units/morale.ts'
import { routCost } from './costs.ts'
import { desperateNextToEnemies, isNextToUnbrokenEnemy } from './enemies.ts'
import { interdict, interdictorsOf } from './interdiction.ts'
import { routerOf, seenAt } from './path.ts'
import { crestSideOf, mustRout, onwardSteps } from './plan.ts'
import { onwardChoice, type RoutChoice, type RoutDecision, type RoutMove, routChoice } from './question.ts'
import { dropExcess, relocate } from './weapons.ts'

/** 3.6: the Rout Phase. */
export const routSteps: readonly Step[] = [
  { key: 'rout.rout', phase: 'rout', order: 200, run: routPhase },
  { key: 'rout.end', phase: 'rout', order: 800, run: endRoutPhase },
]

/** 3.6: both sides rout, the ATTACKER first, one unit at a time; so do those who break when a leader is lost for failure to rout. */
function* routPhase(g: Aslsk): Rules<void> {
  for (;;) {
    yield* routSide(g, g.state.attacker)
    yield* routSide(g, defender(g.state))
    eliminateThoseWhoFailed(g)
    if (!g.state.units.some((unit) => failsToRout(g.state, unit))) return
    g.state.passed = []
  }
}

function* routSide(g: Aslsk, side: Side): Rules<void> {
  while (!g.state.passed.includes(side)) {
    placeDesperation(g)
    yield* g.state.rout ? routOn(g, side, g.state.rout) : beginRout(g, side)
  }
}

/** 3.6: the side's next unit and its first hex, or no more. What a rout is aimed at is settled before the first step. */
function* beginRout(g: Aslsk, side: Side): Rules<void> {
  const choice = routChoice(g.state, side)
  const decision = yield* decide(g, side, choice)
  if (decision.type === 'done') g.state.passed.push(side)
  if (decision.type !== 'rout' && decision.type !== 'crawl') return
  const { goals, allotment } = choice.planOf(decision)
  const unit = g.state.units[decision.unit]!
  dropExcess(g, unit)
  if (decision.with !== undefined) dropExcess(g, g.state.units[decision.with]!)
  const rout = {
    unit: unit.id,
    leader: g.state.units[decision.with ?? NOBODY]?.id ?? NOBODY,
    from: unit.at,
    left: allotment,
    goals: goals.map((goal) => goal.at),
    seenFrom: [],
    arrived: false,
  }
  g.state.rout = rout
  routStep(g, rout, decision)
}

function* routOn(g: Aslsk, side: Side, rout: RoutInProgress): Rules<void> {
  const decision = yield* decide(g, side, onwardChoice(g.state, rout))
  if (decision.type === 'rout') routStep(g, rout, decision)
  else endRout(g)
}

function* decide(g: Aslsk, side: Side, { options, question }: Pick<RoutChoice, 'options' | 'question'>): Rules<RoutDecision> {
  if (options.length === 1) return options[0]!
  g.checkpoint()
  return yield* g.ask(side, question)
}

/** 3.6, 3.2.3: who must rout is DM, and who has come to be next to an enemy. */
function placeDesperation(g: Aslsk): void {
  desperateNextToEnemies(g)
  for (const unit of g.state.units) if (unit.broken && !unit.dm && !unit.routed && mustRout(g.state, unit)) makeDm(g, unit, '3.6')
}

/** 3.6: one hex, and the Interdiction that it draws. A Low Crawl takes all MF and draws none. */
function routStep(g: Aslsk, rout: RoutInProgress, decision: RoutMove): void {
  const s = g.state
  const unit = s.units[rout.unit]!
  const leader = s.units[rout.leader] ?? null
  const to = placeOf(s, decision.to)
  const lowCrawl = decision.type === 'crawl'
  move(g, rout, unit, leader, to, lowCrawl)
  const by = lowCrawl ? [] : interdictorsOf(s, unit, to, unit.crestSide)
  const { wounded } = unit
  const pinned = by.length > 0 && interdict(g, unit, leader, by)
  if (unit.wounded && !wounded && unit.at >= 0) slowDown(s, rout)
  if (leader && leader.at < 0) rout.leader = NOBODY
  if (pinned || unit.at < 0 || rout.left === 0) endRout(g)
}

/** 3.2.3, 3.6: a SMC who is wounded on his way has 3 MF in all; cover that he can no longer reach is no longer his goal. */
function slowDown(s: AslskState, rout: RoutInProgress): void {
  rout.left = Math.max(0, rout.left - (ROUT_MF.unit - ROUT_MF.woundedSmc))
  if (!rout.arrived && onwardSteps(s, rout).every((step) => step.refusal !== null)) rout.goals = []
}

function move(g: Aslsk, rout: RoutInProgress, unit: Unit, leader: Unit | null, to: Location, lowCrawl: boolean): void {
  const s = g.state
  const from = unit.at
  const cost = routCost(s, unit, from, to)
  const mf = lowCrawl || typeof cost !== 'number' ? rout.left : cost
  rout.seenFrom = seenAt(routerOf(s, unit, leader), from, rout.seenFrom).slice()
  rout.left -= mf
  relocate(s, unit, to)
  unit.crestSide = crestSideOf(s, from, to)
  if (leader) relocate(s, leader, to)
  if (rout.goals.includes(to)) rout.arrived = true
  g.emit({ type: 'routs', rule: '3.6', unit: unit.id, leader: rout.leader, from, to, mf, lowCrawl })
}

/** 3.6: a unit routs once; a leader who went along stays with it. */
function endRout(g: Aslsk): void {
  const { rout, units } = g.state
  if (!rout) return
  const unit = units[rout.unit]!
  unit.routed = true
  unit.crestSide = -1
  const leader = units[rout.leader]
  if (leader) leader.routed = true
  g.state.rout = null
  if (unit.at >= 0) g.emit({ type: 'routEnds', rule: '3.6', unit: unit.id, at: unit.at })
}

/** 3.6: whoever is still next to an unbroken KEU, or has stayed where he had to rout, is eliminated. */
function eliminateThoseWhoFailed(g: Aslsk): void {
  const failed = g.state.units.filter((unit) => failsToRout(g.state, unit))
  withLeaderLosses(g, () => {
    for (const unit of failed) eliminateUnit(g, unit, '3.6', 'failure to rout')
  })
}

function endRoutPhase(g: Aslsk): undefined {
  forget(g.state, 'routEnds')
}

function failsToRout(s: AslskState, unit: Unit): boolean {
  if (!unit.broken || unit.melee || unit.at < 0) return false
  return isNextToUnbrokenEnemy(s, unit.side, unit.at) || (!unit.routed && mustRout(s, unit) !== null)
}
