import type { Rules } from '@firegroup/kernel'
import { type Lnlt, roll } from '../context.ts'
import { resolveAttack } from '../fire/fire-attack.ts'
import { opportunityWindow } from '../fire/opportunity.ts'
import { shellHidden } from '../hidden/appear.ts'
import { hexOf, locationNamed, locationOf, nameOf } from '../map/location.ts'
import { penetrate } from '../ordnance/penetration.ts'
import { applyStrike } from '../ordnance/strike.ts'
import { addUnit, newUnit } from '../scenario/new-counters.ts'
import { EXITED, type Hex, OFFBOARD, type Side } from '../state.ts'
import { isUnarmored, isVehicle, lowestArmor, lowestRearArmor, type VehicleUnit, vehicleType } from '../vehicles/vehicle.ts'
import { EDGES, type Edge, enemiesIn, overHex } from './flight.ts'
import { fromAbove } from './from-above.ts'
import { type AirRun, airQuestion, pathOf } from './question.ts'
import type { AirMission } from './state.ts'

/** 19.1: planes that doubles have brought come before the next impulse, whosever that is; contribution to `insertedImpulse`. */
export function airImpulse(g: Lnlt): Rules<void> | undefined {
  const { air } = g.state
  return air && air.due.length > 0 ? airstrike(g) : undefined
}

/** 19.1: it comes, crosses the map and is gone, in one impulse that is nobody's. */
function* airstrike(g: Lnlt): Rules<void> {
  const s = g.state
  const mission = s.air!.missions[s.air!.due.shift()!]!
  const plane = newUnit(s.setting.pack, s.units.length, mission.side, mission.type, OFFBOARD) as VehicleUnit
  addUnit(s, plane)
  const { edges, die } = entryEdges(g, mission)
  g.emit({ type: 'airSupport', rule: '19.1', unit: plane.id, side: mission.side, edges, die })
  const run = yield* g.ask(mission.side, airQuestion(s, plane, edges))
  yield* fly(g, plane, run)
  if (plane.at >= 0) {
    plane.at = EXITED
    g.emit({ type: 'airLeaves', rule: '19.1', unit: plane.id })
  }
}

/** 19.1: 1 to 4: from north, east, south, west; on 5 and 6 as its owner likes. */
function entryEdges(g: Lnlt, { edge }: AirMission): { readonly edges: readonly Edge[]; readonly die: readonly number[] } {
  if (edge !== '') return { edges: [edge], die: [] }
  const { total: rolled, dice: die } = roll(g, 'single', 'air support: where from')
  const only = EDGES[rolled - 1]
  return { edges: only ? [only] : EDGES, die }
}

/** 19.1.1, 19.1.2: over each hex whoever can may fire at it, and then it attacks, if it still flies. */
function* fly(g: Lnlt, plane: VehicleUnit, run: AirRun): Rules<void> {
  const s = g.state
  const path = pathOf(s, run)
  const { strike } = vehicleType(s, plane)
  plane.laid.facing = run.direction
  for (const hex of path) {
    plane.at = overHex(hex)
    g.emit({ type: 'flies', rule: '19.1', unit: plane.id, to: plane.at })
    yield* opportunityWindow(g, { units: [plane.id], at: plane.at, budget: 1 })
    if (plane.at !== overHex(hex)) return
    const name = nameOf(s.setting, locationOf(hex))
    if (run.target === name && strike!.grid) yield* carpet(g, plane.side, hex, strike!.grid)
    if (run.cannon?.includes(name)) yield* attackHex(g, plane, hex, strike!.cannon!.fp, 'cannon')
    for (const bomb of run.bombs ?? [])
      if (hexOf(locationNamed(s.setting, bomb)) === hex) yield* attackHex(g, plane, hex, strike!.bombs!.fp, 'bomb')
  }
}

/** 19.1.3: the middle of the grid on the hex, the rest around it, each with its own dice. */
function* carpet(g: Lnlt, side: Side, hex: Hex, { centre, ring }: { readonly centre: number; readonly ring: number }): Rules<void> {
  yield* strikeHex(g, side, hex, centre, 'bomber')
  for (const other of g.state.setting.map.grid.neighbours(hex)) if (other >= 0) yield* strikeHex(g, side, other, ring, 'bomber')
}

function attackHex(g: Lnlt, { side }: VehicleUnit, hex: Hex, fp: number, what: 'cannon' | 'bomb'): Rules<void> {
  return strikeHex(g, side, hex, fp, what)
}

/** 19.1.2: men and unarmored vehicles by the DFT, each armored vehicle by a penetration roll, in one hex with one value. */
function* strikeHex(g: Lnlt, side: Side, hex: Hex, fp: number, what: 'cannon' | 'bomb' | 'bomber'): Rules<void> {
  const s = g.state
  const hit = shellHidden(g, hex)
  if (hit) yield* hit
  const there = enemiesIn(s, side, hex)
  const vehicles = there.filter((id) => isVehicle(s.units[id]!))
  const leg = there.filter((id) => !vehicles.includes(id))
  g.emit({ type: 'airAttack', rule: what === 'bomber' ? '19.1.3' : '19.1.2', side, at: locationOf(hex), fp, what })
  if (leg.length > 0) yield* resolveAttack(g, fromAbove(side, hex, fp, leg))
  for (const id of vehicles) {
    const vehicle = s.units[id]! as VehicleUnit
    if (vehicle.at < 0) continue
    if (isUnarmored(vehicleType(s, vehicle))) yield* resolveAttack(g, fromAbove(side, hex, fp, [id]))
    else yield* pierce(g, vehicle, fp, what)
  }
}

/** 19.1.2, 19.1.3: no roll to hit; the lowest armor, or the lowest behind. */
function* pierce(g: Lnlt, vehicle: VehicleUnit, fp: number, what: 'cannon' | 'bomb' | 'bomber'): Rules<void> {
  const type = vehicleType(g.state, vehicle)
  const armor = what === 'bomber' ? lowestRearArmor(type) : lowestArmor(type)
  const { result, short, isDud } = penetrate(g, { by: -1, target: vehicle, location: 'hull', penetration: fp, armor })
  if (!isDud) yield* applyStrike(g, vehicle, result, short, 'cannon')
}
