import type { Problem } from '@firegroup/kernel'
import { ROUT_MF } from '../data/movement.ts'
import { canSee } from '../map/los.ts'
import { distance, isWoodsOrBuilding, levelAt, nameOf, neighbours } from '../map/terrain.ts'
import type { AslskState, Place, RoutInProgress, Unit } from '../state.ts'
import { isGoodOrder, isLeader, typeOf } from '../units/units.ts'
import { isKnownEnemy, isNextToUnbrokenEnemy } from './rout-enemies.ts'
import { interdictorsOf } from './rout-interdiction.ts'
import { explore, isBesideUnbroken, type Router, routerOf, seenAt, stepCost, stepProblem } from './rout-path.ts'

/** Woods or a building to which a unit may rout. */
export interface RoutGoal {
  readonly at: Place
  /** The cheapest legal way there, in half MF. */
  readonly mf: number
  /** Why it need not go there although it is the nearest; null if it must. */
  readonly ignorable: string | null
}

export interface RoutStep {
  readonly to: Place
  /** In halves; 0 where it can't be entered at all. */
  readonly mf: number
  readonly problem: Problem | null
  /** 3.6: a Low Crawl may end here. */
  readonly crawl: boolean
}

/** 3.6: where a unit may rout, and why not elsewhere. */
export interface RoutPlan {
  readonly unit: number
  /** Why it must rout or be eliminated; null when it may stay. */
  readonly must: Problem | null
  /** In halves. */
  readonly allotment: number
  readonly goals: readonly RoutGoal[]
  readonly steps: readonly RoutStep[]
}

/** 3.6: everything about the rout that a unit could begin now. Empty of legal steps when there is none. */
export function routOptions(s: AslskState, unit: Unit, leader: Unit | null = null): RoutPlan {
  const r = routerOf(s, unit, leader)
  const allotment = routMf(unit, leader)
  const goals = routGoals(r, allotment)
  const aims = goals.map((goal) => goal.at)
  const steps = neighbours(s, unit.at).map((to) => firstStep(r, to, allotment, aims))
  return { unit: unit.id, must: mustRout(s, unit), allotment, goals, steps }
}

/** 3.6: the next steps of a rout in progress. */
export function onwardSteps(s: AslskState, rout: RoutInProgress): RoutStep[] {
  const unit = s.units[rout.unit]!
  const r = routerOf(s, unit, s.units[rout.leader] ?? null, rout.from)
  return neighbours(s, unit.at).map((to) => onwardStep(r, to, rout))
}

/** 3.6: it has 6 MF, a wounded leader 3, also one who routs along; nothing adds to that. */
export function routMf(unit: Unit, leader: Unit | null): number {
  return unit.wounded || leader?.wounded ? ROUT_MF.woundedSmc : ROUT_MF.unit
}

/** 3.6: why a broken unit must rout away or be eliminated. */
export function mustRout(s: AslskState, unit: Unit): Problem | null {
  if (!unit.broken || unit.melee || unit.at < 0) return null
  const { label } = typeOf(unit)
  if (isNextToUnbrokenEnemy(s, unit.side, unit.at))
    return { rule: '3.6', message: `The ${label} in ${nameOf(s, unit.at)} is next to an unbroken enemy and must rout.` }
  for (const id of interdictorsOf(s, unit, unit.at, -1)) {
    const enemy = s.units[id]!
    if (isGoodOrder(enemy) && isKnownEnemy(s, unit, enemy))
      return {
        rule: '3.6',
        message: `The ${label} in ${nameOf(s, unit.at)} lies in Open Ground before the ${typeOf(enemy).label} and must rout.`,
      }
  }
  return null
}

/** 3.6: broken, in no Melee, and DM; it routs once. */
export function routProblem(s: AslskState, unit: Unit): Problem | null {
  const { label } = typeOf(unit)
  if (!unit.broken) return { rule: '3.6', message: `The ${label} is not broken.` }
  if (unit.melee) return { rule: '3.6', message: `The ${label} is held in Melee.` }
  if (unit.routed) return { rule: '3.6', message: `The ${label} has routed in this phase.` }
  if (!unit.dm) return { rule: '3.6', message: `The ${label} is not under desperation morale.` }
  for (const forbids of s.setting.hooks.forbids) {
    const problem = forbids(s, unit, 'rout')
    if (problem) return problem
  }
  return null
}

/** 3.6: an unpinned leader in the unit's stack may rout along, though he is not broken. */
export function companionProblem(unit: Unit, leader: Unit | undefined): Problem | null {
  if (!leader || leader.side !== unit.side || !isLeader(leader)) return { rule: '3.6', message: 'You have no such leader.' }
  const { label } = typeOf(leader)
  if (leader.at !== unit.at) return { rule: '3.6', message: `The ${label} is not stacked with the ${typeOf(unit).label}.` }
  if (!isGoodOrder(leader) || leader.pinned)
    return { rule: '3.6', message: `The ${label} is broken, pinned or in Melee and can't rout along.` }
  return leader.routed ? { rule: '3.6', message: `The ${label} has routed with another unit.` } : null
}

/**
 * 3.6: it must rout to the nearest woods or building, but may ignore some: those count as goals as well, up to the distance of the first that it may
 * not ignore. If it may ignore all that it can reach, or reaches none, it is free: no goals. Cover beside an unbroken enemy, where it could not stay,
 * is no goal.
 */
export function routGoals(r: Router, allotment: number): RoutGoal[] {
  const goals: RoutGoal[] = []
  let nearest = Number.POSITIVE_INFINITY
  explore(r, { at: r.unit.at, mf: 0, seenFrom: [] }, allotment, (here) => {
    if (here.mf > nearest) return 'end'
    if (here.at === r.unit.at || !isWoodsOrBuilding(r.s, here.at) || isBesideUnbroken(r, here.at)) return 'goOn'
    if (!goals.some((goal) => goal.at === here.at)) {
      const ignorable = whyIgnore(r, here.at)
      goals.push({ at: here.at, mf: here.mf, ignorable })
      if (ignorable === null) nearest = here.mf
    }
    return 'coverOnly'
  })
  return Number.isFinite(nearest) ? goals : []
}

/** 3.6: other hexes of the building where it starts (GAP-28), and cover no farther from a KEU than the hex where it starts. */
function whyIgnore({ s, unit, enemies }: Router, at: Place): string | null {
  const { buildings } = s.setting
  if (buildings[at]! >= 0 && buildings[at] === buildings[unit.at]) return 'part of the building in which it starts'
  for (const enemy of enemies)
    if (distance(s, at, enemy) <= distance(s, unit.at, enemy) && canSee(s, unit.at, enemy))
      return `no farther from the enemy in ${nameOf(s, enemy)} than ${nameOf(s, unit.at)}`
  return null
}

function firstStep(r: Router, to: Place, allotment: number, goals: readonly Place[]): RoutStep {
  const step = judgeStep(r, to, [], allotment, goals)
  return step.problem ? step : { ...step, crawl: !isBesideUnbroken(r, to) }
}

function onwardStep(r: Router, to: Place, rout: RoutInProgress): RoutStep {
  if (!rout.arrived) return judgeStep(r, to, rout.seenFrom, rout.left, rout.goals)
  const step = judgeStep(r, to, rout.seenFrom, rout.left, [])
  if (step.problem || (isWoodsOrBuilding(r.s, to) && !isBesideUnbroken(r, to))) return step
  return {
    ...step,
    problem: { rule: '3.6', message: 'From woods or a building where it may stay it goes on only into others of that kind.' },
  }
}

/** 3.6: a step is legal if it breaks no rule itself and leaves a legal way to a goal, or at least to a hex where the unit may stay. */
function judgeStep(r: Router, to: Place, seenFrom: readonly Place[], left: number, goals: readonly Place[]): RoutStep {
  const { s, unit } = r
  const cost = stepCost(r, unit.at, to)
  if (typeof cost !== 'number') return { to, mf: 0, problem: cost, crawl: false }
  const refused = (problem: Problem): RoutStep => ({ to, mf: cost, problem, crawl: false })
  if (cost > left) return refused({ rule: '3.6', message: `${nameOf(s, to)} costs more MF than the unit has left.` })
  const problem = stepProblem(r, unit.at, to, seenFrom)
  if (problem) return refused(problem)
  if (leadsHome(r, to, cost, seenAt(r, unit.at, seenFrom), left, goals)) return { to, mf: cost, problem: null, crawl: false }
  const aim =
    goals.length > 0
      ? `to ${goals.map((goal) => nameOf(s, goal)).join(' or ')}, the nearest woods or building`
      : 'to a hex where it may stay'
  return refused({ rule: '3.6', message: `From ${nameOf(s, to)} there is no legal way ${aim}.` })
}

function leadsHome(r: Router, to: Place, mf: number, seenFrom: readonly Place[], left: number, goals: readonly Place[]): boolean {
  let found = false
  explore(r, { at: to, mf, seenFrom }, left, ({ at }) => {
    found = goals.length > 0 ? goals.includes(at) : !isBesideUnbroken(r, at)
    return found ? 'end' : 'goOn'
  })
  return found
}

/** 1.1.1: the hexside of `to` through which a unit climbs over a Crest Line from `from`, or -1. */
export function crestSideOf(s: AslskState, from: Place, to: Place): number {
  return levelAt(s, to) > levelAt(s, from) ? s.setting.map.grid.sideBetween(to, from) : -1
}
