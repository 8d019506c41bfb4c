import type { Rules } from '@firegroup/kernel'
import { stormVehicles, summonCourage } from '../assault/close-assault.ts'
import { giveWay, overrun } from '../assault/overrun.ts'
import type { Lnlt } from '../context.ts'
import { OPPORTUNITY_FIRE } from '../data/movement.ts'
import { opportunityWindow } from '../fire/opportunity.ts'
import { insideBefore } from '../fortifications/front.ts'
import { lies } from '../fortifications/places.ts'
import type { EntryCost } from '../map/costs.ts'
import { hexOf } from '../map/location.ts'
import { isAloft, isRoadStep } from '../map/terrain.ts'
import { enterMelee } from '../melee/enter.ts'
import { loseAcquisitions, loseEmpty } from '../ordnance/acquisition.ts'
import { EXIT_COST, exitUnit } from '../scenario/exit.ts'
import { removeUnseenMarkers } from '../spotting/marker.ts'
import { EXITED, enemyOf, type LnltState, type Location, type Move, type Unit, type VehicleState } from '../state.ts'
import { isOnMap } from '../units/units.ts'
import { facingInward } from '../vehicles/facing.ts'
import { isVehicle, vehiclesAt } from '../vehicles/vehicle.ts'
import { abandonFixed, leaveWeapon } from '../weapons/possession.ts'
import { allowanceOf } from './allowance.ts'
import { endMove, hasStopped } from './end.ts'
import { hasLegUnit } from './group.ts'
import { isContested, paidFor, stepCost } from './step.ts'

/** 6.0: a group sets out. Nothing may come after this in the act that begins it: the move goes on from the state, step by step. */
export function* startMove(g: Lnlt, move: Move, to: Location, abandoned: readonly number[] = []): Rules<void> {
  const s = g.state
  const impulse = s.impulse!
  if (move.from >= 0 && hasLegUnit(s, move.units)) impulse.movedFrom.push(move.from)
  for (const weapon of abandoned) leaveWeapon(g, s.weapons[weapon]!, 'abandoned')
  s.move = move
  yield* takeStep(g, to)
}

/** 6.0: the next decision of a move that is under way, or its end where there is nothing to decide. */
export function* continueMove(g: Lnlt): Rules<void> {
  const s = g.state
  const move = s.move!
  if (move.units.length === 0 || move.halted) return endMove(g)
  const { step } = s.setting.acts
  const question = step.question(s, move, {
    kind: 'step',
    title: move.steps === 0 ? 'Where do they go?' : 'Where do they go next, or do they stop here?',
    rule: '6.0',
    about: { units: move.units, at: move.at },
  })
  if (!question.canAct()) {
    if (s.vehicles !== undefined) yield* giveWay(g, move)
    return endMove(g)
  }
  const decision = yield* g.ask(s.units[move.units[0]!]!.side, question)
  const rules = step.perform(g, move, decision)
  if (rules) yield* rules
}

/** 6.0: enter; what waits there (FFE, Mines, Events); then Melee, or else the other side's Opportunity Fire. */
export function* takeStep(g: Lnlt, to: Location): Rules<void> {
  const s = g.state
  const move = s.move!
  for (const id of move.units) abandonFixed(g, s.units[id]!)
  if (to === EXITED) return leaveMap(g, move)
  const from = move.at
  const storms = s.vehicles !== undefined && stormsVehicle(s, move, to)
  if (storms && !summonCourage(g, move)) return settle(g, move)
  const entrants = move.units.slice()
  enter(g, move, to)
  if (!isAloft(to))
    for (const entered of s.setting.hooks.entered) {
      const rules = entered(g, entrants, to, from)
      if (rules) yield* rules
    }
  const still = entrants.filter((id) => s.units[id]!.at === to)
  if (still.length > 0) {
    const driver = s.units[still[0]!]!
    if (isContested(s, driver.side, to)) {
      if (storms) return yield* stormed(g, still, to, from)
      if (!isVehicle(driver)) return yield* fight(g, still, to, from)
      yield* overrun(g, driver, to, insideBefore(s, driver.side, to, from))
      return settle(g, move)
    }
    yield* opportunityWindow(g, { units: still, at: to, budget: move.budget })
  }
  settle(g, move)
}

/** 6.0: everybody pays and is in the new location. 5.3: as many shots may follow as the least that anybody spent in whole MP (LG-38, LG-40). */
function enter(g: Lnlt, move: Move, to: Location): void {
  const s = g.state
  const from = move.at
  const cost = stepCost(s, s.units[move.units[0]!]!, from, to, move.units) as EntryCost
  let least = Number.MAX_SAFE_INTEGER
  for (let i = 0; i < move.units.length; i++) {
    const unit = s.units[move.units[i]!]!
    const paid = paidBy(s, move, i, unit, to)
    move.spent[i]! += paid
    if (paid < least) least = paid
    if (unit.vehicle) drives(s, unit.vehicle, from, to, paid)
    else if (unit.continuous) unit.continuous = undefined
    place(s, unit, to)
  }
  if (from >= 0) removeUnseenMarkers(g, from)
  if (s.acquisitions !== undefined) acquisitionsOfMovers(s, move.units)
  move.at = to
  move.steps++
  if (from >= 0 && lies(s, 'trench', hexOf(from)) && lies(s, 'trench', hexOf(to))) move.inTrench = true
  else if (move.inTrench) move.inTrench = undefined
  if (isVehicle(s.units[move.units[0]!]!) && insideBefore(s, s.units[move.units[0]!]!.side, to, from) >= 0) move.beforeFront = true
  else if (move.beforeFront) move.beforeFront = undefined
  move.budget = Math.max(OPPORTUNITY_FIRE.leastBudget, least >> 1)
  move.firedFrom = []
  const { units, modes, spent } = move
  g.emit({
    type: 'moves',
    rule: '6.0',
    units: units.slice(),
    modes: modes.slice(),
    from,
    to,
    halves: cost.halves,
    parts: cost.parts,
    spent: spent.slice(),
  })
}

/** 14.3: who moves loses what he had acquired, and is no longer acquired. */
function acquisitionsOfMovers(s: LnltState, units: readonly number[]): void {
  for (const id of units) loseAcquisitions(s, s.units[id]!)
  loseEmpty(s)
}

/** 15.5: what keeps moving has moved; 15.6: how far it came by road. */
function drives(s: LnltState, vehicle: VehicleState, from: Location, to: Location, paid: number): void {
  if (vehicle.continuous) vehicle.continuous = undefined
  if (s.setting.options.vehicleSize === 'yes' && from >= 0 && isRoadStep(s.setting, hexOf(from), hexOf(to)))
    vehicle.byRoad = (vehicle.byRoad ?? 0) + paid
}

function paidBy(s: LnltState, move: Move, index: number, unit: Unit, to: Location): number {
  return paidFor(stepCost(s, unit, move.at, to, move.units) as EntryCost, allowanceOf(s, move, index) - move.spent[index]!)
}

function place(s: LnltState, unit: Unit, at: Location): void {
  if (isVehicle(unit) && unit.at < 0) unit.laid.facing = unit.laid.turret = facingInward(s, at)
  unit.at = at
  if (unit.dugIn) unit.dugIn = undefined
  if (unit.braved) unit.braved = undefined
  for (const weapon of s.weapons) if (weapon.owner === unit.id) weapon.at = at
}

/** 6.0, 8.0: the move ends in the enemy's location; Melee follows at once, and nobody fires at those who enter (5.3). */
function* fight(g: Lnlt, entrants: readonly number[], at: Location, from: Location): Rules<void> {
  yield* enterMelee(g, entrants, at, from)
  endMove(g)
}

/** 17.1: men enter a hex with enemy vehicles only to storm them. */
function stormsVehicle(s: LnltState, { units }: Move, to: Location): boolean {
  const { side } = s.units[units[0]!]!
  return !units.some((id) => isVehicle(s.units[id]!)) && vehiclesAt(s, to, enemyOf(side)).length > 0
}

/** 17.1: nobody fires at those who storm a vehicle; then their move is over. */
function* stormed(g: Lnlt, entrants: readonly number[], at: Location, from: Location): Rules<void> {
  yield* stormVehicles(g, entrants, at, from)
  endMove(g)
}

/** 22.0: off the map, as if into open ground; nobody fires at what has left. */
function leaveMap(g: Lnlt, move: Move): void {
  const s = g.state
  for (let i = 0; i < move.units.length; i++) move.spent[i]! += EXIT_COST
  for (const id of move.units) exitUnit(g, s.units[id]!)
  removeUnseenMarkers(g, move.at)
  move.steps++
  endMove(g)
}

/** 5.3, 6.2: those who were stopped stay behind; without their Leader the others Double-Time no longer. */
export function settle(g: Lnlt, move: Move): void {
  const s = g.state
  for (let i = move.units.length - 1; i >= 0; i--) {
    const unit = s.units[move.units[i]!]!
    if (isOnMap(unit) && unit.at === move.at && !hasStopped(unit)) continue
    move.units.splice(i, 1)
    move.modes.splice(i, 1)
    move.spent.splice(i, 1)
  }
  if (move.leaders.length > 0) move.leaders = move.leaders.filter((id) => move.units.includes(id))
  if (move.units.length === 0) endMove(g)
}
