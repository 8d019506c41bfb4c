import { integer, LEGAL, optional, type Problem, refuse, text, variants } from '@firegroup/kernel'
import type { Done } from '../../acts.ts'
import { STACKING } from '../../data/movement.ts'
import { nameOf, placeOf } from '../../map/terrain.ts'
import type { AslskQuestion } from '../../questions.ts'
import type { AslskState, RoutInProgress, Side, Unit } from '../../state.ts'
import { isLeader, ownUnits, typeOf } from '../../units/units.ts'
import { type InterdictionOdds, interdictionOdds, interdictorsOf } from './interdiction.ts'
import { type EnemyField, enemyField, isBesideUnbroken, routerOf } from './path.ts'
import { companionProblem, crestSideOf, onwardSteps, type RoutPlan, type RoutStep, routOptions, routProblem, whyIgnored } from './plan.ts'

/** One hex of a rout, at its normal pace or as a Low Crawl; `with` is a leader who routs along from the start. */
export interface RoutMove {
  readonly type: 'rout' | 'crawl'
  readonly unit: number
  readonly to: string
  readonly with?: number
}
interface Stop {
  readonly type: 'stop'
  readonly unit: number
}
export type RoutDecision = RoutMove | Stop | Done

/** What a step of a rout costs and draws. */
export interface RoutPreview {
  readonly mf: number
  readonly interdiction: InterdictionOdds | null
}

/** A hex next to the unit, and why it may not go there. */
export interface RoutStepChoice {
  readonly hex: string
  readonly mf: number
  readonly refused: { readonly rule: string; readonly message: string } | null
  readonly crawl: boolean
  readonly interdictedBy: readonly number[]
}

/** A unit that could rout, and what it would be aimed at. */
export interface RouterChoice {
  readonly unit: number
  /** Why it must rout; null where it may stay. */
  readonly must: string | null
  readonly mf: number
  readonly goals: readonly { readonly hex: string; readonly mf: number; readonly ignorable: string | null }[]
  readonly steps: readonly RoutStepChoice[]
  readonly leaders: readonly number[]
}

/** Who could begin to rout, or how a rout goes on. */
export type AboutRout =
  | { readonly rout: null; readonly units: readonly RouterChoice[] }
  | {
      readonly rout: number
      readonly mfLeft: number
      readonly goals: readonly string[]
      readonly steps: readonly RoutStepChoice[]
    }

/** A question with its candidates at hand: one that leaves no choice is not asked. */
export interface RoutChoice {
  readonly options: readonly RoutDecision[]
  readonly question: AslskQuestion<'rout'>
  /** What a rout that begins so is aimed at, and its MF in halves. */
  readonly planOf: (move: RoutMove) => RoutPlan
}

const hex = text({ max: 8, what: 'a hex' })
const DONE: Done = { type: 'done' }

export const routSchema = variants({
  rout: { unit: integer(0), to: hex, with: optional(integer(0)) },
  crawl: { unit: integer(0), to: hex, with: optional(integer(0)) },
  stop: { unit: integer(0) },
  done: {},
})

/** 3.6: which unit routs next, and its first hex. A side that has units which must rout and can is not done. */
export function routChoice(s: AslskState, side: Side): RoutChoice {
  const plans = new Plans(s, side)
  const routers = ownUnits(s, side).filter((unit) => unit.at >= 0 && unit.broken && routProblem(s, unit) === null)
  const options: RoutDecision[] = routers.flatMap((unit) =>
    [null, ...companions(s, unit)].flatMap((leader) => firstMoves(s, plans.of(unit, leader), leader)),
  )
  const pending = routers.filter((unit) => plans.of(unit, null).must && plans.of(unit, null).steps.some((step) => step.refusal === null))
  if (pending.length === 0) options.push(DONE)
  const planOf = (move: RoutMove) => plans.of(s.units[move.unit]!, leaderOf(s, move))
  const question: AslskQuestion<'rout'> = {
    kind: 'rout',
    title: pending.length > 0 ? 'Which broken unit routs first, and where to?' : 'Which broken unit shall rout, and where to?',
    rule: '3.6',
    schema: routSchema,
    get about(): AboutRout {
      return { rout: null, units: routers.map((unit) => described(s, plans.of(unit, null), companions(s, unit))) }
    },
    candidates: () => options,
    problems: (decision) => beginProblems(s, side, plans, pending, decision),
    preview: (decision) => (isMove(decision) ? previewOf(s, decision, planOf(decision).steps) : null),
  }
  return { options, question, planOf }
}

/** 3.6: the routing unit's next hex, or where it stops. */
export function onwardChoice(s: AslskState, rout: RoutInProgress): Omit<RoutChoice, 'planOf'> {
  const unit = s.units[rout.unit]!
  const steps = onwardSteps(s, rout)
  const options: RoutDecision[] = []
  for (const step of steps) if (step.refusal === null) options.push({ type: 'rout', unit: unit.id, to: nameOf(s, step.to) })
  const stopping = options.length === 0 ? null : stopProblem(s, rout, unit)
  if (stopping === null) options.push({ type: 'stop', unit: unit.id })
  const question: AslskQuestion<'rout'> = {
    kind: 'rout',
    title: `Where does the ${typeOf(s, unit).label} in ${nameOf(s, unit.at)} rout on to?`,
    rule: '3.6',
    schema: routSchema,
    get about(): AboutRout {
      return {
        rout: unit.id,
        mfLeft: rout.left,
        goals: rout.goals.map((goal) => nameOf(s, goal)),
        steps: steps.map((step) => describedStep(s, unit, step)),
      }
    },
    candidates: () => options,
    problems: (decision) => {
      if (decision.type === 'done') return refuse('3.6', 'A rout is under way: it goes on or stops.')
      if (decision.unit !== unit.id) return refuse('3.6', 'One unit routs at a time.')
      if (decision.type === 'stop') return stopping ? [stopping] : LEGAL
      if (decision.type === 'crawl') return refuse('3.6', 'A Low Crawl is a whole rout of one hex: it is too late for that.')
      if (decision.with !== undefined) return refuse('3.6', 'A leader routs along from the start or not at all.')
      return stepProblems(s, steps, decision)
    },
    preview: (decision) => (isMove(decision) ? previewOf(s, decision, steps) : null),
  }
  return { options, question }
}

/** Plans are costly: each is made once a question, and with a leader only if he could make a difference. */
class Plans {
  readonly #s: AslskState
  readonly #field: EnemyField
  readonly #manyLeaders: boolean
  readonly #made: { readonly leader: Unit | null; readonly plan: RoutPlan }[] = []

  constructor(s: AslskState, side: Side) {
    this.#s = s
    this.#field = enemyField(s, side)
    this.#manyLeaders = ownUnits(s, side).filter((unit) => unit.at >= 0 && isLeader(s, unit)).length > STACKING.smc
  }

  of(unit: Unit, company: Unit | null): RoutPlan {
    const leader = company?.wounded || this.#manyLeaders ? company : null
    for (const made of this.#made) if (made.plan.unit === unit.id && made.leader === leader) return made.plan
    const plan = routOptions(this.#s, unit, leader, this.#field)
    this.#made.push({ leader, plan })
    return plan
  }
}

function companions(s: AslskState, unit: Unit): Unit[] {
  const found: Unit[] = []
  for (const leader of s.units)
    if (leader.at === unit.at && leader !== unit && companionProblem(s, unit, leader) === null) found.push(leader)
  return found
}

function firstMoves(s: AslskState, plan: RoutPlan, leader: Unit | null): RoutMove[] {
  const moves: RoutMove[] = []
  const along = leader ? { with: leader.id } : {}
  for (const step of plan.steps) {
    if (step.refusal !== null) continue
    const to = nameOf(s, step.to)
    moves.push({ type: 'rout', unit: plan.unit, to, ...along })
    if (step.crawl) moves.push({ type: 'crawl', unit: plan.unit, to, ...along })
  }
  return moves
}

function beginProblems(s: AslskState, side: Side, plans: Plans, pending: readonly Unit[], decision: RoutDecision): readonly Problem[] {
  if (decision.type === 'done') return pending.map((unit) => plans.of(unit, null).must!)
  const unit = s.units[decision.unit]
  if (!unit || unit.side !== side || unit.at < 0) return refuse('3.6', 'You have no such unit on the map.')
  const problem = routProblem(s, unit)
  if (problem) return [problem]
  if (decision.type === 'stop') return refuse('3.6', `The ${typeOf(s, unit).label} has not begun to rout.`)
  if (decision.with !== undefined) {
    const company = companionProblem(s, unit, s.units[decision.with])
    if (company) return [company]
  }
  return stepProblems(s, plans.of(unit, leaderOf(s, decision)).steps, decision)
}

function stepProblems(s: AslskState, steps: readonly RoutStep[], decision: RoutMove): readonly Problem[] {
  const step = stepTo(s, steps, decision.to)
  if (!step) return refuse('3.6', `${decision.to} is not next to the routing unit.`)
  if (step.refusal) return [step.refusal()]
  if (decision.type === 'crawl' && !step.crawl)
    return refuse('3.6', `${decision.to} is next to an unbroken enemy, and a Low Crawl ends there.`)
  return LEGAL
}

/** 3.6: with a goal it stops there and not before; without one anywhere but beside an unbroken enemy. */
function stopProblem(s: AslskState, rout: RoutInProgress, unit: Unit): Problem | null {
  if (rout.goals.length > 0 && !rout.arrived) {
    const goals = rout.goals.map((goal) => nameOf(s, goal)).join(' or ')
    return { rule: '3.6', message: `The ${typeOf(s, unit).label} must go on to the nearest woods or building: ${goals}.` }
  }
  if (isBesideUnbroken(routerOf(s, unit, null), unit.at))
    return { rule: '3.6', message: `The ${typeOf(s, unit).label} is next to an unbroken enemy and can't stay.` }
  return null
}

function isMove(decision: RoutDecision): decision is RoutMove {
  return decision.type === 'rout' || decision.type === 'crawl'
}

function leaderOf(s: AslskState, decision: RoutMove): Unit | null {
  return decision.with === undefined ? null : (s.units[decision.with] ?? null)
}

function stepTo(s: AslskState, steps: readonly RoutStep[], to: string): RoutStep | undefined {
  const place = placeOf(s, to)
  return steps.find((step) => step.to === place)
}

/** What the step costs, and the chances of the Interdiction that it draws. */
function previewOf(s: AslskState, decision: RoutMove, steps: readonly RoutStep[]): RoutPreview | null {
  const unit = s.units[decision.unit]!
  const step = stepTo(s, steps, decision.to)
  if (!step) return null
  const leader = s.rout ? (s.units[s.rout.leader] ?? null) : leaderOf(s, decision)
  const by = decision.type === 'crawl' ? [] : interdictorsOf(s, unit, step.to, crestSideOf(s, unit.at, step.to))
  return { mf: step.mf, interdiction: by.length > 0 ? interdictionOdds(s, unit, leader, by) : null }
}

function described(s: AslskState, plan: RoutPlan, leaders: readonly Unit[]): RouterChoice {
  return {
    unit: plan.unit,
    must: plan.must?.message ?? null,
    mf: plan.allotment,
    goals: plan.goals.map(({ at, mf }) => ({ hex: nameOf(s, at), mf, ignorable: whyIgnored(s, s.units[plan.unit]!, at) })),
    steps: plan.steps.map((step) => describedStep(s, s.units[plan.unit]!, step)),
    leaders: leaders.map((leader) => leader.id),
  }
}

function describedStep(s: AslskState, unit: Unit, step: RoutStep): RoutStepChoice {
  const problem = step.refusal?.()
  return {
    hex: nameOf(s, step.to),
    mf: step.mf,
    refused: problem ? { rule: problem.rule ?? '3.6', message: problem.message } : null,
    crawl: step.crawl,
    interdictedBy: problem ? [] : interdictorsOf(s, unit, step.to, crestSideOf(s, unit.at, step.to)),
  }
}
