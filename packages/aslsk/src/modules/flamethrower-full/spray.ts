import { integer, LEGAL, optional, type Problem, refuse, text } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { occasionNow } from '../../advice/occasion.ts'
import { expectedLoss, worthOf } from '../../advice/worth.ts'
import { beginFiring, boundingOccasion, boundingProblems } from '../../armour/bounding.ts'
import { fireMachineGuns, machineGunPreview } from '../../armour/machine-gun-acts.ts'
import {
  aimProblems,
  machineGunAttack,
  occasionProblems,
  sightProblems,
  targetProblems,
  turningProblems,
} from '../../armour/machine-guns.ts'
import { covers, pointingAfter } from '../../armour/mounts.ts'
import type { Occasion } from '../../fire/declaration.ts'
import { unitProblems } from '../../fire/firers.ts'
import { figure } from '../../fire/resolution.ts'
import { isFlamethrower } from '../../fire/shot-mode.ts'
import { distance, nameOf, placeOf } from '../../map/terrain.ts'
import { arcToCover, SPINES } from '../../ordnance/arc.ts'
import type { Moving } from '../../phases/movement/moving.ts'
import type { AslskState, Location, Side, Weapon } from '../../state.ts'
import { knownTo, typeOf, type Vehicle, weaponTypeOf } from '../../units/units.ts'
import { ownVehicleOnMap } from '../../vehicles/own-vehicle.ts'
import { ownVehicles } from '../../vehicles/status.ts'
import { unitInPlace } from '../../words/names.ts'

/** A22: a vehicle turns its flamethrower on men; its hull may turn for that. */
export interface Spray {
  readonly type: 'spray'
  readonly unit: number
  readonly at: string
  readonly vca?: number
}

export const spray: AslskAct<Occasion, Spray> = {
  type: 'spray',
  rule: 'A22',
  fields: { unit: integer(0, 9999), at: text({ max: 24 }), vca: optional(integer(0, 5)) },
  *candidates(s, occasion) {
    for (const vehicle of ownVehicles(s, occasion.side)) {
      const weapon = flamethrowerOf(s, vehicle)
      if (!weapon || vehicle.at < 0) continue
      if (occasion.when === 'boundingFire' && boundingProblems(s, vehicle.id).length > 0) continue
      for (const at of placesNear(s, occasion, vehicle, weapon)) {
        const straight: Spray = { type: 'spray', unit: vehicle.id, at: nameOf(s, at) }
        if (sprayProblems(s, occasion, straight).length === 0) yield straight
        else if (!covers(s, vehicle, weapon, vehicle.vehicle, at, occasion.expenditure)) {
          const turned: Spray = { ...straight, vca: arcToCover(s, vehicle.at, vehicle.vehicle.vca, at, occasion.expenditure) }
          if (sprayProblems(s, occasion, turned).length === 0) yield turned
        }
      }
    }
  },
  problems: sprayProblems,
  perform: (g, occasion, decision) => fireMachineGuns(g, occasion, declared(g.state, decision)),
  describe: (s, { unit, at, vca }) =>
    `Turn the flamethrower of ${unitInPlace(s, unit)} on ${at}${vca === undefined ? '' : `, its hull turned to the ${SPINES[vca]}`}`,
  preview: (s, occasion, decision) => machineGunPreview(s, occasion, declared(s, decision)),
}

/** 3.3.2.2: the same in its own MPh, as it points. */
export const boundingSpray: AslskAct<Moving, Spray> = {
  ...spray,
  rule: '3.3.2.2',
  candidates: (s, { vehicles }) => (vehicles.length === 0 ? [] : spray.candidates(s, boundingOccasion(s))),
  problems(s, _, decision) {
    const bounding = boundingProblems(s, decision.unit)
    return bounding.length > 0 ? bounding : sprayProblems(s, boundingOccasion(s), decision)
  },
  perform(g, _, decision) {
    beginFiring(g, decision.unit)
    return fireMachineGuns(g, boundingOccasion(g.state), declared(g.state, decision))
  },
  preview: (s, _, decision) => machineGunPreview(s, boundingOccasion(s), declared(s, decision)),
}

/** What a planner makes of it: what the enemy may lose. */
export function sprayAdvice(s: AslskState, side: Side, decision: Spray): number {
  let loss = 0
  const occasion = s.phase === 'movement' && side === s.attacker ? boundingOccasion(s) : occasionNow(s, side)
  for (const { units, drm, column } of figure(s, machineGunAttack(s, occasion, declared(s, decision))).groups)
    for (const unit of units) if (unit.side !== side) loss += worthOf(s, unit) * expectedLoss(s, unit, column, drm)
  return loss
}

function flamethrowerOf(s: AslskState, { id }: Vehicle): Weapon | undefined {
  return s.weapons.find((weapon) => weapon.owner === id && isFlamethrower(s, weapon))
}

/** The same as the fire of a MG in the bow, which it replaces. */
function declared(s: AslskState, { unit, at, vca }: Spray) {
  const weapons = [flamethrowerOf(s, s.units[unit] as Vehicle)!.id]
  return { type: 'vehicleFire', unit, weapons, at, ...(vca === undefined ? {} : { vca }) } as const
}

function placesNear(s: AslskState, { side, expenditure }: Occasion, { at }: Vehicle, weapon: Weapon): readonly Location[] {
  if (expenditure) return [expenditure.at]
  const { reach = 0 } = weaponTypeOf(s, weapon)
  const places = new Set<Location>()
  for (const unit of knownTo(s, side)) if (unit.side !== side && unit.at >= 0 && distance(s, at, unit.at) <= reach) places.add(unit.at)
  return [...places]
}

/** A22: why it can't; empty if it can. It attacks alone. */
function sprayProblems(s: AslskState, occasion: Occasion, { unit: id, at: hex, vca }: Spray): readonly Problem[] {
  const vehicle = ownVehicleOnMap(s, occasion.side, id)
  if (typeof vehicle === 'string') return refuse('A22', vehicle)
  const weapon = flamethrowerOf(s, vehicle)
  const { label } = typeOf(s, vehicle)
  if (!weapon) return refuse('A22', `The ${label} has no flamethrower.`)
  if (weapon.fire !== 'none') return refuse('A22', `The flamethrower of the ${label} has been used in this Player Turn.`)
  const at = placeOf(s, hex)
  if (at < 0) return refuse('3.2', `There is no hex ${hex} on this map.`)
  const pointing = pointingAfter(vehicle, vca, undefined)
  for (const problems of [
    targetProblems(s, occasion, vehicle, at),
    unitProblems(s, vehicle),
    turningProblems(s, occasion, vehicle, pointing, [weapon.id], at),
    aimProblems(s, occasion, vehicle, weapon, at, pointing),
    occasionProblems(s, occasion, vehicle, weapon),
    sightProblems(s, vehicle, at),
  ])
    if (problems.length > 0) return problems
  return LEGAL
}
