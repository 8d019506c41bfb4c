import { integer, oneOf, optional, type Problem } from '@firegroup/kernel'
import type { AslskAct } from '../../../acts.ts'
import { enterUpon } from '../../../concealment/moves.ts'
import type { Aslsk } from '../../../context.ts'
import type { EntryRate } from '../../../map/costs.ts'
import { crestSideOf } from '../../../map/crest-side.ts'
import { nameOf, placeOf } from '../../../map/terrain.ts'
import { SPINES } from '../../../ordnance/arc.ts'
import { collapseHut } from '../../../pacific/huts.ts'
import { releaseControl, takeControl } from '../../../scenario/control.ts'
import { entryPlaces } from '../../../scenario/reinforcements.ts'
import { type AslskState, type Hex, type Location, OFFBOARD } from '../../../state.ts'
import { typeOf, type Vehicle } from '../../../units/units.ts'
import { bogCheck, bogOdds } from '../../../vehicles/bog.ts'
import { type DriveCost, driveCost, isDriveCost, type Payment, waysInto } from '../../../vehicles/costs.ts'
import { face, loseSight } from '../../../vehicles/face.ts'
import { entryFacings, frontHexes, nearestOf } from '../../../vehicles/facing.ts'
import { recallProblem } from '../../../vehicles/recall.ts'
import { isRolling, mpLeft } from '../../../vehicles/status.ts'
import { unitInPlace } from '../../../words/names.ts'
import { desperateNextToEnemies } from '../../rout/enemies.ts'
import { hex, id, spine } from '../acts/fields.ts'
import { mfWords } from '../factors.ts'
import type { Moving } from '../moving.ts'
import { spend } from '../step.ts'
import { hasAllMp, isFound, mobilityProblem, mpProblem, no, turretProblem, vehicleOf, verdict } from './able.ts'
import { enteringProblem, isOutmatched } from './staying.ts'

/** A vehicle drives into the next hex. Without a rate it is the road's, where there is one; without a payment the cheapest. */
export interface DriveDecision {
  readonly type: 'drive'
  readonly unit: number
  readonly to: string
  readonly by?: EntryRate
  /** 1.1.1, 3.3.2: half or all of its MP for woods, or all of them for any one hex. */
  readonly pays?: 'half' | 'all' | 'minimum'
  /** 3.3.2: whole MP beyond what the hex costs. */
  readonly more?: number
  /** Which way it points when it comes onto the map. */
  readonly vca?: number
  readonly tca?: number
}

/** A drive as the rules see it. */
interface Plan {
  readonly unit: Vehicle
  readonly to: Location
  readonly cost: DriveCost
  /** With what is declared beyond the cost, in half MP. */
  readonly mp: number
  readonly vca: number
  readonly tca: number
}

/** 3.3.2: into one of the two hexes before it. */
export const drive: AslskAct<Moving, DriveDecision> = {
  type: 'drive',
  rule: '3.3.2',
  fields: {
    unit: id,
    to: hex,
    by: optional(oneOf('road', 'terrain')),
    pays: optional(oneOf('half', 'all', 'minimum')),
    more: optional(integer(1, 60)),
    vca: spine,
    tca: spine,
  },
  candidates(s, moving) {
    const found: DriveDecision[] = []
    for (const unit of moving.vehicles) found.push(...drivesOf(s, moving, unit))
    return found
  },
  problems: (s, moving, decision) => {
    const plan = planOf(s, decision)
    if (!isPlan(plan)) return plan
    return verdict(planProblem(s, plan, decision) ?? homeward(s, moving, plan.unit, plan.mp, plan.to, plan.vca))
  },
  perform(g, _, decision) {
    driveOn(g, planOf(g.state, decision) as Plan)
    return undefined
  },
  describe: driveWords,
  preview(s, _, decision) {
    const { unit, cost, mp } = planOf(s, decision) as Plan
    return {
      mp,
      parts: cost.parts,
      left: Math.max(0, mpLeft(s, unit) - mp),
      bogs: cost.bog ? { rolls: bogOdds(s, cost.bog), of: 36 } : null,
    }
  },
}

/** The hexes into which it may drive now, each in every way that it can pay. */
export function drivesOf(s: AslskState, moving: Moving, unit: Vehicle): DriveDecision[] {
  const found: DriveDecision[] = []
  if (!isRolling(unit) || mobilityProblem(s, unit)) return found
  for (const to of hexesAhead(s, unit)) {
    const name = nameOf(s, to)
    const ways = waysInto(s, unit, unit.at, to)
    const first = ways[0]
    for (const way of ways) {
      if (!canPay(s, unit, way) || enteringProblem(s, unit, to, way.mp) || homeward(s, moving, unit, way.mp, to, unit.vehicle.vca)) continue
      const decision: DriveDecision = {
        type: 'drive',
        unit: unit.id,
        to: name,
        ...(way.by === first!.by ? {} : { by: way.by }),
        ...paying(way.pays, ways),
      }
      if (unit.at !== OFFBOARD) found.push(decision)
      else for (const vca of entryFacings(s, to)) found.push({ ...decision, vca })
    }
  }
  return found
}

/** 7.10: why a Recalled vehicle may not come to a hex and facing for these MP. */
export function homeward(s: AslskState, moving: Moving, unit: Vehicle, mp: number, to: Hex, vca: number): Problem | null {
  return unit.vehicle.recalled && unit.at >= 0 ? recallProblem(s, unit, moving.wayHome(unit), mp, to, vca) : null
}

function paying(pays: Payment, ways: readonly DriveCost[]): Pick<DriveDecision, 'pays'> {
  if (pays === 'minimum') return { pays }
  return pays === 'cost' || ways.filter(({ by }) => by === 'terrain').length < 2 ? {} : { pays }
}

export function hexesAhead(s: AslskState, unit: Vehicle): readonly Location[] {
  return unit.at === OFFBOARD ? entryPlaces(s, unit) : frontHexes(s, unit.at, unit.vehicle.vca)
}

/** 3.3.2: has the MP for it; all of them, where all are asked for. */
export function canPay(s: AslskState, unit: Vehicle, { pays, mp }: Pick<DriveCost, 'pays' | 'mp'>): boolean {
  return pays === 'all' || pays === 'minimum' ? hasAllMp(unit) : mp <= mpLeft(s, unit)
}

function planOf(s: AslskState, decision: DriveDecision): Plan | readonly Problem[] {
  const unit = vehicleOf(s, decision.unit)
  if (!isFound(unit)) return unit
  const to = placeOf(s, decision.to)
  if (to < 0) return [no('3.3', `There is no hex ${decision.to} on this map.`)]
  if (!hexesAhead(s, unit).includes(to)) return [outside(s, unit, to)]
  const ways = waysInto(s, unit, unit.at, to)
  const by = decision.by ?? ways[0]?.by ?? 'terrain'
  const pays = decision.pays ?? ways.find((way) => way.by === by)?.pays ?? 'cost'
  const cost = driveCost(s, unit, unit.at, to, { by, pays })
  if (!isDriveCost(cost)) return [cost]
  const vca = unit.at === OFFBOARD ? (decision.vca ?? nearestOf(entryFacings(s, to), unit.vehicle.vca)) : unit.vehicle.vca
  const turned = unit.at === OFFBOARD ? vca : unit.vehicle.tca
  return { unit, to, cost, mp: cost.mp + 2 * (decision.more ?? 0), vca, tca: decision.tca ?? turned }
}

function isPlan(found: Plan | readonly Problem[]): found is Plan {
  return 'cost' in found
}

function outside(s: AslskState, unit: Vehicle, to: Location): Problem {
  const { label } = typeOf(s, unit)
  if (unit.at === OFFBOARD) return no('3.3', `The ${label} may not enter the map in ${nameOf(s, to)}.`)
  return no('3.3.2', `${nameOf(s, to)} is not before the ${label}: it drives only into the two hexes at its front. Turn first.`)
}

/** 3.3.2: why a vehicle that may spend MP can't drive so; null if it can. */
function planProblem(s: AslskState, { unit, to, cost, mp, vca, tca: turret }: Plan, decision: DriveDecision): Problem | null {
  const { label } = typeOf(s, unit)
  const immobile = mobilityProblem(s, unit)
  if (immobile) return immobile
  if (!isRolling(unit)) return no('3.3.2', `The ${label} must start first.`)
  if (decision.vca !== undefined && unit.at !== OFFBOARD)
    return no('3.3.2', `The ${label} turns its hull before it drives, not on the way.`)
  if (unit.at === OFFBOARD && !entryFacings(s, to).includes(vca))
    return no('3.3.2', `The ${label} can't come into ${nameOf(s, to)} pointing there.`)
  if (!canPay(s, unit, cost)) return tooMuch(s, unit, cost)
  if (decision.more !== undefined && (cost.pays === 'all' || cost.pays === 'minimum')) return no('3.3.2', 'All MP are all that it has.')
  return (
    (decision.more === undefined ? null : mpProblem(s, unit, mp)) ??
    enteringProblem(s, unit, to, mp) ??
    turretProblem(s, unit, turret, mp, to, unit.at === OFFBOARD ? vca : undefined)
  )
}

function tooMuch(s: AslskState, unit: Vehicle, cost: DriveCost): Problem | null {
  if (cost.pays !== 'all' && cost.pays !== 'minimum') return mpProblem(s, unit, cost.mp)
  return no('3.3.2', `That takes all MP of the ${typeOf(s, unit).label}, and it has spent more than the one for its start.`)
}

/** 3.3.2, 7.6: it is in the hex, with all that it pays there; then it may bog, and then the DEFENDER answers. */
function driveOn(g: Aslsk, plan: Plan): void {
  const s = g.state
  const { unit, to, cost, mp, vca, tca: turret } = plan
  const from = unit.at
  releaseControl(g, unit)
  carryOut(s, plan)
  g.emit({ type: 'drives', rule: '3.3.2', unit: unit.id, from, to, by: cost.by, pays: cost.pays, mp, parts: cost.parts, vca, tca: turret })
  collapseHut(g, from)
  collapseHut(g, to)
  if (cost.bog && !bogCheck(g, unit, cost.bog)) unit.moveEnded = true
  enterUpon(g, unit)
  takeControl(g, unit)
  desperateNextToEnemies(g)
}

/** What a drive would do to a state of somebody's thoughts before any dice; false where it is not legal. */
export function carryOutDrive(s: AslskState, decision: DriveDecision): boolean {
  const plan = planOf(s, decision)
  if (!isPlan(plan) || planProblem(s, plan, decision)) return false
  carryOut(s, plan)
  return true
}

/** What a legal drive does to the state before any dice. */
function carryOut(s: AslskState, { unit, to, cost, mp, vca, tca: turret }: Plan): void {
  const { vehicle } = unit
  if (isOutmatched(s, unit, to)) vehicle.outmatched = true
  else vehicle.outmatched = undefined
  face(s, unit, vca, turret)
  loseSight(s, unit)
  vehicle.movingTarget = true
  unit.mode = 'normal'
  unit.onRoad = cost.by === 'road'
  unit.crestSide = crestSideOf(s, unit.at, to)
  unit.at = to
  unit.spentHere = 0
  for (const shot of s.shots) if (shot.at === to) shot.targets = shot.targets.filter((other) => other !== unit.id) // 3.3.3: MP spent anew may be answered anew
  for (const weapon of s.weapons)
    if (weapon.owner === unit.id) {
      weapon.moved = true
      weapon.at = to
    }
  spend(s, [unit], { at: to, mf: mp, kind: 'enter' })
}

function driveWords(s: AslskState, decision: DriveDecision): string {
  const unit = s.units[decision.unit]
  const plan = unit && planOf(s, decision)
  const mp = plan && isPlan(plan) ? ` (${mfWords(plan.mp)} MP)` : ''
  const how = [
    decision.by === 'terrain' ? ' off the road' : '',
    decision.pays === undefined ? '' : PAID[decision.pays],
    decision.vca === undefined ? '' : `, pointing ${SPINES[decision.vca]}`,
    decision.tca === undefined ? '' : `, turret to the ${SPINES[decision.tca]}`,
  ].join('')
  return `${unit?.at === OFFBOARD ? 'Enter with' : 'Drive'} ${unitInPlace(s, decision.unit)} ${unit?.at === OFFBOARD ? 'at' : 'to'} ${decision.to}${how}${mp}`
}

const PAID = { half: ' for half its MP', all: ' for all its MP', minimum: ' for all its MP' } as const
