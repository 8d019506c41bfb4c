import { integer, LEGAL, optional, type Problem, refuse, text } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import type { Aslsk } from '../../context.ts'
import { crestSideOf } from '../../map/crest-side.ts'
import { nameOf, placeOf } from '../../map/terrain.ts'
import type { AslskState, RoutInProgress, Unit } from '../../state.ts'
import { typeOf } from '../../units/units.ts'
import { unitInPlace, unitLabel } from '../../words/names.ts'
import { beginRout, endRout, routStep } from './course.ts'
import type { EnemyField } from './enemy-field.ts'
import { FirstSteps } from './first-steps.ts'
import { type InterdictionOdds, interdictionOdds, interdictorsOf } from './interdiction.ts'
import { isBesideUnbroken, routerOf } from './path.ts'
import { companionProblem, type RoutStep, routProblem } from './plan.ts'
import type { Routing } from './routing.ts'

/** One hex of a rout; `with` is a leader who routs along from the start. */
export interface Rout {
  readonly type: 'rout'
  readonly unit: number
  readonly to: string
  readonly with?: number
}
/** 3.6: the same as a Low Crawl, which is a whole rout. */
export interface Crawl {
  readonly type: 'crawl'
  readonly unit: number
  readonly to: string
  readonly with?: number
}
export type RoutMove = Rout | Crawl

export interface Stop {
  readonly type: 'stop'
  readonly unit: number
}
export interface NoMoreRouts {
  readonly type: 'done'
}

/** What a step of a rout costs and draws. */
export interface RoutPreview {
  readonly mf: number
  readonly interdiction: InterdictionOdds | null
}

const unit = integer(0)
const fields = { unit, to: text({ max: 24, what: 'a hex' }), with: optional(integer(0)) }

/** 3.6: a unit begins to rout, or goes on, into the next hex. */
export const rout: AslskAct<Routing, Rout> = {
  type: 'rout',
  rule: '3.6',
  fields,
  candidates: routs,
  problems: moveProblems,
  perform: move,
  describe: (s, decision) => `Rout ${unitInPlace(s, decision.unit)} to ${decision.to}${along(s, decision)}`,
  preview: routPreview,
}

function routs(s: AslskState, routing: Routing): Iterable<Rout> {
  if (!routing.under) return new FirstSteps<Rout>(routing, (step, named) => ({ type: 'rout', to: nameOf(s, step.to), ...named }))
  const found: Rout[] = []
  const router = routing.under.unit
  for (const step of routing.onward) if (step.refusal === null) found.push({ type: 'rout', unit: router, to: nameOf(s, step.to) })
  return found
}

/** 3.6 Low Crawl: one hex for all MF, without Interdiction. */
export const crawl: AslskAct<Routing, Crawl> = {
  type: 'crawl',
  rule: '3.6',
  fields,
  candidates: (s, routing) =>
    routing.under
      ? []
      : new FirstSteps<Crawl>(routing, (step, named) => (step.crawl ? { type: 'crawl', to: nameOf(s, step.to), ...named } : null)),
  problems: moveProblems,
  perform: move,
  describe: (s, decision) => `Low Crawl ${unitInPlace(s, decision.unit)} to ${decision.to}${along(s, decision)}`,
  preview: routPreview,
}

/** 3.6: the routing unit stays where it is. */
export const stopRout: AslskAct<Routing, Stop> = {
  type: 'stop',
  rule: '3.6',
  fields: { unit },
  candidates: (s, { under, onward, field }) =>
    under && (!canGoOn(onward) || stopProblem(s, under, field) === null) ? [{ type: 'stop', unit: under.unit }] : [],
  problems(s, { under, onward, side, field }, decision) {
    if (under) {
      if (decision.unit !== under.unit) return refuse('3.6', 'One unit routs at a time.')
      const problem = canGoOn(onward) ? stopProblem(s, under, field) : null
      return problem ? [problem] : LEGAL
    }
    const router = routerProblems(s, side, decision.unit)
    return router.length > 0 ? router : refuse('3.6', `The ${typeOf(s, s.units[decision.unit]!).label} has not begun to rout.`)
  },
  perform(g) {
    endRout(g)
    return undefined
  },
  describe: (s, decision) => `Stop ${unitInPlace(s, decision.unit)}`,
}

const DONE: NoMoreRouts = { type: 'done' }

/** 3.6: a side that has units which must rout and can is not done. */
export const endRouts: AslskAct<Routing, NoMoreRouts> = {
  type: 'done',
  rule: '3.6',
  fields: {},
  ends: true,
  candidates: (_, routing) => (routing.under || routing.isAnyPending ? [] : [DONE]),
  problems(_, routing) {
    if (routing.under) return refuse('3.6', 'A rout is under way: it goes on or stops.')
    return routing.pending.map((router) => routing.mustOf(router)!)
  },
  perform: () => undefined,
  describe: () => 'No more routs',
}

function moveProblems(s: AslskState, routing: Routing, decision: RoutMove): readonly Problem[] {
  return routing.under ? onwardProblems(s, routing, routing.under, decision) : beginProblems(s, routing, decision)
}

function beginProblems(s: AslskState, routing: Routing, decision: RoutMove): readonly Problem[] {
  const problems = routerProblems(s, routing.side, decision.unit)
  if (problems.length > 0) return problems
  const router = s.units[decision.unit]!
  if (decision.with !== undefined) {
    const company = companionProblem(s, router, s.units[decision.with])
    if (company) return [company]
  }
  return stepProblems(s, routing.planOf(router, leaderOf(s, decision)).steps, decision)
}

function onwardProblems(s: AslskState, { onward }: Routing, under: RoutInProgress, decision: RoutMove): readonly Problem[] {
  if (decision.unit !== under.unit) return refuse('3.6', 'One unit routs at a time.')
  if (decision.type === 'crawl') return refuse('3.6', 'A Low Crawl is a whole rout of one hex: it is too late for that.')
  if (decision.with !== undefined) return refuse('3.6', 'A leader routs along from the start or not at all.')
  return stepProblems(s, onward, decision)
}

function routerProblems(s: AslskState, side: string, id: number): readonly Problem[] {
  const router = s.units[id]
  if (!router || router.side !== side || router.at < 0) return refuse('3.6', 'You have no such unit on the map.')
  const problem = routProblem(s, router)
  return problem ? [problem] : LEGAL
}

function stepProblems(s: AslskState, steps: readonly RoutStep[], decision: RoutMove): readonly Problem[] {
  const step = stepTo(s, steps, decision.to)
  if (!step) return refuse('3.6', `${decision.to} is not next to the routing unit.`)
  if (step.refusal) return [step.refusal()]
  if (decision.type === 'crawl' && !step.crawl)
    return refuse('3.6', `${decision.to} is next to an unbroken enemy, and a Low Crawl ends there.`)
  return LEGAL
}

function canGoOn(steps: readonly RoutStep[]): boolean {
  return steps.some((step) => step.refusal === null)
}

/** 3.6: with a goal it stops there and not before; without one anywhere but beside an unbroken enemy. Who can't go on stops in any case. */
function stopProblem(s: AslskState, under: RoutInProgress, field: EnemyField): Problem | null {
  const router = s.units[under.unit]!
  if (under.goals.length > 0 && !under.arrived) {
    const goals = under.goals.map((goal) => nameOf(s, goal)).join(' or ')
    return { rule: '3.6', message: `The ${typeOf(s, router).label} must go on to the nearest woods or building: ${goals}.` }
  }
  if (isBesideUnbroken(routerOf(s, router, null, router.at, field), router.at))
    return { rule: '3.6', message: `The ${typeOf(s, router).label} is next to an unbroken enemy and can't stay.` }
  return null
}

/** What the step costs, and the chances of the Interdiction that it draws. */
function routPreview(s: AslskState, routing: Routing, decision: RoutMove): RoutPreview | null {
  const router = s.units[decision.unit]!
  const steps = routing.under ? routing.onward : routing.planOf(router, leaderOf(s, decision)).steps
  const step = stepTo(s, steps, decision.to)
  if (!step) return null
  const leader = routing.under ? (s.units[routing.under.leader] ?? null) : leaderOf(s, decision)
  const by = decision.type === 'crawl' ? [] : interdictorsOf(s, router, step.to, crestSideOf(s, router.at, step.to))
  return { mf: step.mf, interdiction: by.length > 0 ? interdictionOdds(s, router, leader, by) : null }
}

function move(g: Aslsk, routing: Routing, decision: RoutMove): undefined {
  if (routing.under) routStep(g, routing.under, decision)
  else beginRout(g, routing.planOf(g.state.units[decision.unit]!, leaderOf(g.state, decision)), decision)
}

function leaderOf(s: AslskState, decision: RoutMove): Unit | null {
  return decision.with === undefined ? null : (s.units[decision.with] ?? null)
}

function stepTo(s: AslskState, steps: readonly RoutStep[], to: string): RoutStep | undefined {
  const place = placeOf(s, to)
  return steps.find((step) => step.to === place)
}

function along(s: AslskState, decision: RoutMove): string {
  return decision.with === undefined ? '' : `, ${unitLabel(s, decision.with)} goes along`
}
