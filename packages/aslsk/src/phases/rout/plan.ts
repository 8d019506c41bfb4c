import type { Problem } from '@firegroup/kernel'
import { ROUT_MF } from '../../data/movement.ts'
import { locationOf } from '../../map/location.ts'
import { distance, isWoodsOrBuilding, nameOf, neighbours, sameBuilding } from '../../map/terrain.ts'
import type { Setting } from '../../setting.ts'
import type { AslskState, Location, RoutInProgress, Unit } from '../../state.ts'
import { forbidden } from '../../units/forbidden.ts'
import { isGoodOrder, isLeader, typeOf } from '../../units/units.ts'
import { routCost } from './costs.ts'
import { isKnownEnemy, isNextToUnbrokenEnemy } from './enemies.ts'
import { type EnemyField, enemyField, sees } from './enemy-field.ts'
import { interdictorAmong } from './interdiction.ts'
import {
  isBesideUnbroken,
  isLegalStep,
  LEAST_MF,
  REACH,
  type Router,
  routerOf,
  stepProblem,
  type Waypoint,
  walkAll,
  walkOnce,
} from './path.ts'
import { type Seen, SeenAt, SeenBefore } from './seen.ts'

/** Woods or a building to which a unit may rout. */
export interface RoutGoal {
  readonly at: Location
  /** The cheapest legal way there, in half MF. */
  readonly mf: number
  /** It need not go there, although it is the nearest. */
  readonly ignorable: boolean
}

export interface RoutStep {
  readonly to: Location
  /** In halves; 0 where it can't be entered at all. */
  readonly mf: number
  /** Tells why it may not go there; null if it may. */
  readonly refusal: (() => Problem) | null
  /** 3.6: a Low Crawl may end here. */
  readonly crawl: boolean
}

/**
 * 3.6: where a unit may rout, and why not elsewhere. What it is aimed at takes a search, and whether a step leads there another one: each is made when somebody
 * wants to know, in the state for which the plan is.
 */
export class RoutPlan {
  readonly unit: number
  /** In halves. */
  readonly allotment: number
  /** The hexes next to it, in the order of the steps. */
  readonly around: readonly Location[]
  readonly #r: Router
  readonly #steps: RoutStep[] = []
  #goals: readonly RoutGoal[] | null = null
  #seen: Sightings | null = null

  constructor(r: Router) {
    this.unit = r.unit.id
    this.allotment = routMf(r.unit, r.leader)
    this.around = neighbours(r.s, r.unit.at)
    this.#r = r
  }

  get goals(): readonly RoutGoal[] {
    this.#goals ??= routGoals(this.#r, this.allotment)
    return this.#goals
  }

  get steps(): readonly RoutStep[] {
    return this.around.map((_, i) => this.step(i))
  }

  step(index: number): RoutStep {
    this.#steps[index] ??= this.#judge(this.around[index]!)
    return this.#steps[index]
  }

  #judge(to: Location): RoutStep {
    const r = this.#r
    this.#seen ??= sightingsOf(r, [])
    const step = judgeStep(r, to, this.#seen, this.allotment, () => this.goals.map(({ at }) => at))
    return step.refusal ? step : { ...step, crawl: !isBesideUnbroken(r, to) }
  }
}

/** 3.6: everything about the rout that a unit could begin now. Empty of legal steps when there is none. */
export function routOptions(s: AslskState, unit: Unit, leader: Unit | null = null, field = enemyField(s, unit.side)): RoutPlan {
  return new RoutPlan(routerOf(s, unit, leader, unit.at, field))
}

/** 3.6: the next steps of a rout in progress. */
export function onwardSteps(s: AslskState, rout: RoutInProgress, field?: EnemyField): RoutStep[] {
  const unit = s.units[rout.unit]!
  const r = routerOf(s, unit, s.units[rout.leader] ?? null, rout.from, field)
  const seen = sightingsOf(r, rout.seenFrom)
  return neighbours(s, unit.at).map((to) => onwardStep(r, to, seen, rout))
}

/** From where a unit has been seen before it came to where it is, and by now. */
interface Sightings {
  readonly before: Seen
  readonly byNow: Seen
}

function sightingsOf(r: Router, from: readonly Location[]): Sightings {
  const before = new SeenBefore(r, from)
  return { before, byNow: new SeenAt(r, r.unit.at, before) }
}

/** 3.6: it has 6 MF, a wounded leader 3, also one who routs along; nothing adds to that. */
function routMf(unit: Unit, leader: Unit | null): number {
  return unit.wounded || leader?.wounded ? ROUT_MF.woundedSmc : ROUT_MF.unit
}

/** 3.6: why a broken unit must rout away or be eliminated. */
export function mustRout(s: AslskState, unit: Unit): Problem | null {
  if (!unit.broken || unit.melee || unit.at < 0) return null
  for (const stays of s.setting.hooks.mayStay) if (stays(s, unit)) return null
  const { label } = typeOf(s, unit)
  for (const reason of s.setting.hooks.mustRout) {
    const problem = reason(s, unit)
    if (problem) return problem
  }
  if (isNextToUnbrokenEnemy(s, unit.side, unit.at))
    return { rule: '3.6', message: `The ${label} in ${nameOf(s, unit.at)} is next to an unbroken enemy and must rout.` }
  const enemy = interdictorAmong(s, unit, unit.at, -1, (other) => isGoodOrder(other) && isKnownEnemy(s, unit, other))
  if (!enemy) return null
  return {
    rule: '3.6',
    message: `The ${label} in ${nameOf(s, unit.at)} lies in Open Ground before the ${typeOf(s, enemy).label} and must rout.`,
  }
}

/** 3.6: broken, in no Melee, and DM; it routs once. */
export function routProblem(s: AslskState, unit: Unit): Problem | null {
  const { label } = typeOf(s, unit)
  if (!unit.broken) return { rule: '3.6', message: `The ${label} is not broken.` }
  if (unit.melee) return { rule: '3.6', message: `The ${label} is held in Melee.` }
  if (unit.routed) return { rule: '3.6', message: `The ${label} has routed in this phase.` }
  if (unit.pinned) return { rule: '8.2.1', message: `The ${label} lies pinned under a fallen hut and can't rout.` }
  if (!unit.dm) return { rule: '3.6', message: `The ${label} is not under desperation morale.` }
  return forbidden(s, unit, 'rout') ?? null
}

/** 3.6: an unpinned leader in the unit's stack may rout along, though he is not broken. */
export function companionProblem(s: AslskState, unit: Unit, leader: Unit | undefined): Problem | null {
  if (!leader || leader.side !== unit.side || !isLeader(s, leader)) return { rule: '3.6', message: 'You have no such leader.' }
  const { label } = typeOf(s, leader)
  if (leader.at !== unit.at) return { rule: '3.6', message: `The ${label} is not stacked with the ${typeOf(s, unit).label}.` }
  if (!isGoodOrder(leader) || leader.pinned)
    return { rule: '3.6', message: `The ${label} is broken, pinned or in Melee and can't rout along.` }
  return leader.routed ? { rule: '3.6', message: `The ${label} has routed with another unit.` } : null
}

/**
 * 3.6: it must rout to the nearest woods or building, but may ignore some: those count as goals as well, up to the distance of the first that it may
 * not ignore. If it may ignore all that it can reach, or reaches none, it is free: no goals. Cover beside an unbroken enemy, where it could not stay,
 * is no goal.
 */
function routGoals(r: Router, allotment: number): RoutGoal[] {
  const goals: RoutGoal[] = []
  const near = coverInReach(r, allotment)
  if (near.every((at) => ignoring(r, at) !== null)) return goals
  const start: Waypoint = { at: r.unit.at, mf: 0, seen: new SeenBefore(r, []) }
  let nearest = Number.POSITIVE_INFINITY
  walkAll(r, start, someWay(r, start, allotment, near), near, (here) => {
    if (here.mf > nearest) return 'end'
    if (!near.includes(here.at)) return 'goOn'
    if (!goals.some((goal) => goal.at === here.at)) {
      const ignorable = ignoring(r, here.at) !== null
      goals.push({ at: here.at, mf: here.mf, ignorable })
      if (!ignorable) nearest = here.mf
    }
    return 'coverOnly'
  })
  return Number.isFinite(nearest) ? goals : []
}

/** What some way to cover that it may not ignore costs, which is not the cheapest for sure: no other need be looked for that costs more. */
function someWay(r: Router, start: Waypoint, allotment: number, near: readonly Location[]): number {
  let mf = allotment
  walkOnce(r, start, allotment, near, (here) => {
    if (!near.includes(here.at)) return 'goOn'
    if (ignoring(r, here.at) !== null) return 'coverOnly'
    mf = here.mf
    return 'end'
  })
  return mf
}

/** Woods and buildings that might be reached, as the crow flies, and where a unit could stay. */
function coverInReach(r: Router, allotment: number): Location[] {
  const found: Location[] = []
  for (const at of coverAround(r.s, r.unit.at))
    if (distance(r.s, r.unit.at, at) * LEAST_MF <= allotment && !r.field.places.includes(at) && !isBesideUnbroken(r, at)) found.push(at)
  return found
}

const remembered = new WeakMap<Setting, Map<Location, readonly Location[]>>()

/** The woods and buildings to which a rout from a hex might lead, other than it: looked for on the whole map once for each hex. */
function coverAround(s: AslskState, from: Location): readonly Location[] {
  const { setting } = s
  const byHex = remembered.get(setting) ?? new Map<Location, readonly Location[]>()
  remembered.set(setting, byHex)
  const known = byHex.get(from)
  if (known) return known
  const found: Location[] = []
  const { terrain } = setting
  for (let hex = 0; hex < terrain.length; hex++) {
    if (!terrain[hex]!.routGoal) continue
    const at = locationOf(hex)
    if (at !== from && distance(s, from, at) <= REACH) found.push(at)
  }
  byHex.set(from, found)
  return found
}

/** 3.6: other hexes of the building where it starts (GAP-28), and cover no farther from a KEU than the hex where it starts. */
function ignoring(r: Router, at: Location): 'ownBuilding' | Location | null {
  const { s, unit, field } = r
  if (sameBuilding(s, at, unit.at)) return 'ownBuilding'
  for (let i = 0; i < field.places.length; i++) {
    const enemy = field.places[i]!
    if (distance(s, at, enemy) <= distance(s, unit.at, enemy) && sees(r, i, unit.at)) return enemy
  }
  return null
}

/** Why a unit that begins to rout may ignore woods or a building, in words; null if it may not. */
export function whyIgnored(s: AslskState, unit: Unit, at: Location): string | null {
  const because = ignoring(routerOf(s, unit, null), at)
  if (because === null) return null
  if (because === 'ownBuilding') return 'part of the building in which it starts'
  return `no farther from the enemy in ${nameOf(s, because)} than ${nameOf(s, unit.at)}`
}

function onwardStep(r: Router, to: Location, seen: Sightings, rout: RoutInProgress): RoutStep {
  if (!rout.arrived) return judgeStep(r, to, seen, rout.left, () => rout.goals)
  const step = judgeStep(r, to, seen, rout.left, () => NO_GOALS)
  return step.refusal || (isWoodsOrBuilding(r.s, to) && !isBesideUnbroken(r, to)) ? step : { ...step, refusal: onlyIntoCover }
}

function onlyIntoCover(): Problem {
  return { rule: '3.6', message: 'From woods or a building where it may stay it goes on only into others of that kind.' }
}

const NO_GOALS: readonly Location[] = []

/**
 * 3.6: a step is legal if it breaks no rule itself and leaves a legal way to a goal, or at least to a hex where the unit may stay. Most break one: then it is not
 * asked what the rout is aimed at.
 */
function judgeStep(r: Router, to: Location, seen: Sightings, left: number, goals: () => readonly Location[]): RoutStep {
  const { s, unit } = r
  const cost = routCost(s, unit, unit.at, to)
  if (typeof cost !== 'number') return { to, mf: 0, refusal: () => cost, crawl: false }
  const legal = cost <= left && isLegalStep(r, unit.at, to, seen.before) && leadsHome(r, to, cost, seen, left, goals())
  return { to, mf: cost, refusal: legal ? null : () => refusalOf(r, to, cost, seen, left, goals()), crawl: false }
}

function refusalOf(r: Router, to: Location, cost: number, seen: Sightings, left: number, goals: readonly Location[]): Problem {
  const { s, unit } = r
  if (cost > left) return { rule: '3.6', message: `${nameOf(s, to)} costs more MF than the unit has left.` }
  const names = goals.map((goal) => nameOf(s, goal)).join(' or ')
  const aim = names === '' ? 'to a hex where it may stay' : `to ${names}, the nearest woods or building`
  return stepProblem(r, unit.at, to, seen.before.from) ?? { rule: '3.6', message: `From ${nameOf(s, to)} there is no legal way ${aim}.` }
}

function leadsHome(r: Router, to: Location, mf: number, seen: Sightings, left: number, goals: readonly Location[]): boolean {
  const isHome = (at: Location) => (goals.length > 0 ? goals.includes(at) : !isBesideUnbroken(r, at))
  if (isHome(to)) return true
  let found = false
  const start: Waypoint = { at: to, mf, seen: seen.byNow }
  const visit = ({ at }: Waypoint) => {
    found = isHome(at)
    return found ? 'end' : 'goOn'
  }
  walkOnce(r, start, left, goals, visit)
  if (!found) walkAll(r, start, left, goals, visit)
  return found
}
