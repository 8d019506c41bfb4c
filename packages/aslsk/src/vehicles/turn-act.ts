import { integer, LEGAL, optional, type Problem } from '@firegroup/kernel'
import type { AslskAct } from '../acts.ts'
import { serviceProblems } from '../armour/machine-guns.ts'
import type { Occasion } from '../fire/declaration.ts'
import { SPINES } from '../ordnance/arc.ts'
import { crewProblems, vehicleFireProblems } from '../ordnance/by-vehicle.ts'
import { collapseHut } from '../pacific/huts.ts'
import type { AslskState, Weapon } from '../state.ts'
import { weaponsAround } from '../units/still.ts'
import { isGoodOrder, typeOf, type Vehicle, weaponTypeOf } from '../units/units.ts'
import { unitInPlace } from '../words/names.ts'
import { hullRisk, hullTurns } from './bog.ts'
import { face } from './face.ts'
import { ownVehicleOnMap } from './own-vehicle.ts'
import { canRoll, hasTurret, ownVehicles } from './status.ts'

/** A vehicle turns its hull, its turret or both at the end of a fire phase. */
export interface TurnVehicle {
  readonly type: 'turnVehicle'
  readonly unit: number
  readonly vca?: number
  readonly tca?: number
}

/** 3.3.2: instead of firing what it still could: with a turret weapon it may turn either, with one in the bow the hull alone. */
export const turnVehicle: AslskAct<Occasion, TurnVehicle> = {
  type: 'turnVehicle',
  rule: '3.3.2',
  fields: { unit: integer(0, 9999), vca: optional(integer(0, 5)), tca: optional(integer(0, 5)) },
  candidates(s, occasion) {
    const found: TurnVehicle[] = []
    for (const unit of ownVehicles(s, occasion.side)) {
      if (unit.at < 0 || unit.vehicle.turnedIdle || !isGoodOrder(unit)) continue
      const fires = firesLeft(s, unit, occasion.when)
      if (!fires.turret && !fires.bow) continue
      const { vca, tca } = unit.vehicle
      const hullTurns = canRoll(unit)
      const turretTurns = fires.turret && hasTurret(s, unit)
      // 3.3.2: there is nothing else that `pointingProblems` could say of one of them alone
      for (let spine = 0; spine < 6; spine++) {
        if (turretTurns && spine !== tca) found.push({ type: 'turnVehicle', unit: unit.id, tca: spine })
        if (hullTurns && spine !== vca) found.push({ type: 'turnVehicle', unit: unit.id, vca: spine })
      }
    }
    return found
  },
  problems: turnProblems,
  perform(g, _, { unit: who, vca, tca }) {
    const unit = g.state.units[who] as Vehicle
    const { vehicle } = unit
    vehicle.turnedIdle = true
    const hull = vca ?? vehicle.vca
    if (!hullTurns(g, unit, hull)) return undefined
    collapseHut(g, unit.at)
    face(g.state, unit, hull, tca ?? (vehicle.tca + hull - vehicle.vca + 6) % 6)
    g.emit({ type: 'vehicleTurns', rule: '3.3.2', unit: unit.id, vca: vehicle.vca, tca: vehicle.tca })
    return undefined
  },
  describe(s, { unit, vca, tca }) {
    const what = [vca === undefined ? [] : [`hull to the ${SPINES[vca]}`], tca === undefined ? [] : [`turret to the ${SPINES[tca]}`]].flat()
    return `Turn ${unitInPlace(s, unit)}: ${what.join(', ')}`
  },
  preview(s, _, { unit: who, vca }) {
    const unit = s.units[who] as Vehicle
    return { bogs: hullRisk(s, unit, vca ?? unit.vehicle.vca) }
  },
}

function turnProblems(s: AslskState, { side, when }: Occasion, { unit: who, vca, tca }: TurnVehicle): readonly Problem[] {
  const unit = ownVehicleOnMap(s, side, who)
  if (typeof unit === 'string') return no(unit)
  const { label } = typeOf(s, unit)
  if (!isGoodOrder(unit)) return no(`The crew of the ${label} is Stunned or Shocked.`)
  if (unit.vehicle.turnedIdle) return no(`The ${label} has been turned in this phase.`)
  return pointingProblems(s, unit, firesLeft(s, unit, when), vca, tca)
}

/** 3.3.2: the same for a vehicle in Good Order that has not been turned, by what it could still fire. */
function pointingProblems(
  s: AslskState,
  unit: Vehicle,
  fires: FiresLeft,
  vca: number | undefined,
  tca: number | undefined,
): readonly Problem[] {
  const { label } = typeOf(s, unit)
  if (vca === undefined && tca === undefined) return no('Nothing is turned.')
  if ((vca ?? unit.vehicle.vca) === unit.vehicle.vca && (tca ?? unit.vehicle.tca) === unit.vehicle.tca)
    return no(`The ${label} points there already.`)
  if (vca !== undefined && vca !== unit.vehicle.vca && !canRoll(unit)) return no(`The ${label} can't turn its hull.`)
  if (tca !== undefined && tca !== (vca ?? unit.vehicle.vca) && !hasTurret(s, unit)) return no(`The ${label} has no turret to turn.`)
  if (tca !== undefined && !fires.turret) return no(`The ${label} could fire nothing more from its turret.`)
  return fires.turret || fires.bow ? LEGAL : no(`The ${label} could fire nothing more.`)
}

/** 3.3.2: whether there is a weapon in its turret, or in its bow, that a vehicle could still fire in this phase without Intensive Fire. */
interface FiresLeft {
  turret: boolean
  bow: boolean
}

function firesLeft(s: AslskState, unit: Vehicle, when: Occasion['when']): FiresLeft {
  const fires: FiresLeft = { turret: false, bow: false }
  const turreted = hasTurret(s, unit)
  for (const weapon of weaponsAround(s, unit)) {
    if (weapon.owner !== unit.id || weapon.malfunctioned || (weapon.fire !== 'none' && !weapon.keptRate)) continue
    const { mounted } = weaponTypeOf(s, weapon)
    const inTurret = turreted && (mounted === 'main' || mounted === 'coaxial')
    const inBow = mounted === 'bow' || (mounted === 'main' && !turreted)
    // one in each is enough
    if ((inTurret ? fires.turret : !inBow || fires.bow) || !isEligible(s, unit, weapon, when)) continue
    if (inTurret) fires.turret = true
    else fires.bow = true
  }
  return fires
}

/** 3.2.5, 3.5, 7.2, 7.13: its crew can serve it, and the vehicle may fire it in this phase. */
function isEligible(s: AslskState, unit: Vehicle, weapon: Weapon, when: Occasion['when']): boolean {
  const isMain = weaponTypeOf(s, weapon).mounted === 'main'
  if (vehicleFireProblems(s, unit, when, isMain).length > 0) return false
  return weaponTypeOf(s, weapon).kind === 'mg' ? serviceProblems(s, unit, weapon).length === 0 : crewProblems(s, unit, weapon).length === 0
}

function no(message: string): readonly Problem[] {
  return [{ rule: '3.3.2', message }]
}
