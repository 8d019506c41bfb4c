import { counterType, type Pack } from '../data/pack.ts'
import { type Laying, type LnltState, type Location, RESERVE, type Side, type Unit, type VehicleState, type Weapon } from '../state.ts'

/** A unit in Good Order that has not done anything yet, with the Skills that are printed on it. */
export function newUnit(pack: Pack, id: number, side: Side, type: string, at: Location = RESERVE): Unit {
  const printed = counterType(pack, type)
  return {
    id,
    side,
    type,
    at,
    shaken: false,
    wounds: 0,
    marks: 0,
    skills: printed.skills.slice(),
    triedRally: false,
    helped: 0,
    triedSmoke: false,
    backblast: false,
    rootType: '',
    laid: printed.vehicle !== null || printed.team === 'gun' ? newLaying() : undefined,
    vehicle: printed.vehicle === null ? undefined : newVehicle(),
    aboard: undefined,
    salvo: undefined,
  }
}

/** What comes and goes stands there from the start: units that are made alike are read quickly, vehicles and men in one list. */
function newLaying(): Laying {
  return { facing: 0, turret: 0, fired: 0, pivoted: false, swung: false, firing: undefined, hampered: undefined, shots: undefined }
}

function newVehicle(): VehicleState {
  return {
    buttoned: false,
    switched: false,
    assaultFire: undefined,
    hullDown: undefined,
    triedHullDown: undefined,
    byRoad: undefined,
    continuous: undefined,
    loaded: undefined,
  }
}

/** 15.0: puts a unit into the state, where vehicles are listed besides. */
export function addUnit(s: Pick<LnltState, 'units' | 'vehicles'>, unit: Unit): void {
  s.units.push(unit)
  if (!unit.vehicle) return
  s.vehicles ??= []
  s.vehicles.push(unit.id)
}

/** A Support Weapon in working order that nobody has yet. */
export function newWeapon(id: number, side: Side, type: string, at: Location = RESERVE): Weapon {
  return { id, side, type, owner: -1, at, assembled: false, jammed: false, used: false, spent: false, handled: 0 }
}
