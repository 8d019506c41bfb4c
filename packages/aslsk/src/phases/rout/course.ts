import { exposeInSight, reveal } from '../../concealment/reveal.ts'
import { unseenEnemies } from '../../concealment/unseen.ts'
import type { Aslsk } from '../../context.ts'
import { ROUT_MF } from '../../data/movement.ts'
import { NOBODY } from '../../ids.ts'
import { crestSideOf } from '../../map/crest-side.ts'
import { placeOf } from '../../map/terrain.ts'
import type { AslskState, Location, RoutInProgress, Unit } from '../../state.ts'
import { whileStill } from '../../units/still.ts'
import type { RoutMove } from './acts.ts'
import { routCost } from './costs.ts'
import { interdict, interdictorsOf } from './interdiction.ts'
import { routerOf } from './path.ts'
import { onwardSteps, type RoutPlan } from './plan.ts'
import { seenAt } from './seen.ts'
import { dropExcess, relocate } from './weapons.ts'

/** 3.6: a rout and its first hex. What it is aimed at is settled before the first step. */
export function beginRout(g: Aslsk, { goals, allotment }: RoutPlan, decision: RoutMove): void {
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

/** 3.6: one hex, and the Interdiction that it draws. A Low Crawl takes all MF and draws none. */
export function routStep(g: Aslsk, rout: RoutInProgress, decision: RoutMove): void {
  const s = g.state
  const unit = s.units[rout.unit]!
  const leader = s.units[rout.leader] ?? null
  const to = placeOf(s, decision.to)
  const lowCrawl = decision.type === 'crawl'
  if (leader) exposeInSight(g, [leader], '8.3')
  const unseen = unseenEnemies(s, unit.side, to)
  if (unseen.length > 0) {
    runInto(g, rout, to, unseen)
    return
  }
  move(g, rout, unit, leader, to, lowCrawl)
  const by = lowCrawl ? [] : interdictorsOf(s, unit, to, unit.crestSide)
  const { wounded } = unit
  const pinned = by.length > 0 && interdict(g, unit, leader, by)
  if (unit.wounded && !wounded && unit.at >= 0) slowDown(s, rout)
  if (leader && leader.at < 0) rout.leader = NOBODY
  if (pinned || unit.at < 0 || rout.left === 0) endRout(g)
}

/** 6.4, 8.3.4: the enemy is seen, and the rout is over where it is; next to him, that is the end of it. */
function runInto(g: Aslsk, rout: RoutInProgress, to: Location, unseen: readonly Unit[]): void {
  const from = g.state.units[rout.unit]!.at
  const units = rout.leader < 0 ? [rout.unit] : [rout.unit, rout.leader]
  g.emit({ type: 'bumps', rule: '8.3.4', units, from, at: to, mf: 0 }, { reveals: true })
  reveal(g, unseen, '8.3.4')
  endRout(g)
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
  rout.seenFrom = whileStill(s, () => seenAt(routerOf(s, unit, leader), from, rout.seenFrom)).slice()
  rout.left -= mf
  relocate(s, unit, to)
  unit.crestSide = crestSideOf(s, from, to)
  if (leader) relocate(s, leader, to)
  if (rout.goals.includes(to)) rout.arrived = true
  g.emit({ type: 'routs', rule: '3.6', unit: unit.id, leader: rout.leader, from, to, mf, lowCrawl })
}

/** 3.6: a unit routs once; a leader who went along stays with it. */
export function endRout(g: Aslsk): void {
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
