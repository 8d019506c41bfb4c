import { NOBODY } from '../ids.ts'
import { type AslskState, NOWHERE, type Side, type Unit, type VehicleState, type Weapon } from '../state.ts'

/**
 * What a counter has done is kept on it until a moment of the sequence of play, and forgotten there: `forget` is the one place. A flag may have more
 * than one such moment; with the Player Turn all of them end. Nothing is deleted: a field that is undefined is as good as none, and all counters keep one shape.
 */
export type Moment =
  /** A fire phase is over, or the fire of the MPh. */
  | 'fireEnds'
  /** 3.4, 3.5: a side's fire counters come off. */
  | 'fireCounters'
  /** 3.3: the MPh begins. */
  | 'movementBegins'
  | 'movementEnds'
  | 'routEnds'
  /** 3.9 */
  | 'playerTurnEnds'

/** What lasts equally long: until when, and what it is while there is nothing to remember. Counters are many and moments come often: no loop over fields. */
interface Life<Counter> {
  readonly until: readonly Moment[]
  readonly blank: (counter: Counter) => void
}

const UNIT_LIVES: readonly Life<Unit>[] = [
  {
    until: ['playerTurnEnds'],
    blank(unit) {
      unit.wasPinned = false
      unit.actedInRally = false
      unit.triedRally = false
      unit.advanced = false
      unit.braved = undefined
      unit.banzai = undefined
      if (unit.vehicle) restVehicle(unit.vehicle)
    },
  },
  {
    until: ['fireCounters', 'playerTurnEnds'],
    blank(unit) {
      unit.fire = 'none'
      unit.forfeited = false
      if (unit.vehicle) unit.vehicle.bounding = undefined
      unit.panzerfausts = undefined
      if (unit.directed.length > 0) unit.directed = []
    },
  },
  {
    until: ['fireEnds', 'playerTurnEnds'],
    blank(unit) {
      unit.firedWeapon = false
      if (unit.vehicle) forgetPhase(unit.vehicle)
    },
  },
  {
    until: ['movementBegins', 'playerTurnEnds'],
    blank(unit) {
      unit.mode = 'still'
      unit.spent = 0
      unit.spentHere = 0
      unit.moveEnded = false
      unit.startedAt = NOWHERE
      unit.withLeader = NOBODY
      unit.allRoad = false
      unit.onRoad = false
      unit.triedSmoke = false
      unit.rested = false
      unit.burden = 0
    },
  },
  {
    until: ['movementBegins', 'movementEnds', 'playerTurnEnds'],
    blank(unit) {
      unit.crestSide = -1
      if (unit.vehicle) stopVehicle(unit.vehicle)
    },
  },
  {
    until: ['routEnds', 'playerTurnEnds'],
    blank(unit) {
      unit.routed = false
    },
  },
]

/** 3.3.2: what counts of a vehicle's doings for the whole Player Turn. */
function restVehicle(vehicle: VehicleState): void {
  vehicle.movingTarget = false
  vehicle.sighted = undefined
  stopVehicle(vehicle)
}

/** How it was turned and bogged within a fire phase. */
function forgetPhase(vehicle: VehicleState): void {
  vehicle.turnedFor = undefined
  vehicle.turnedIdle = undefined
  vehicle.boggedNow = undefined
}

/** What counts within a phase: whether it has stopped is afterwards told by Motion. */
function stopVehicle(vehicle: VehicleState): void {
  vehicle.started = false
  vehicle.hatchMoved = undefined
  vehicle.outmatched = undefined
  vehicle.triedMotion = undefined
}

const WEAPON_LIVES: readonly Life<Weapon>[] = [
  {
    until: ['playerTurnEnds'],
    blank({ ordnance }) {
      if (!ordnance) return
      ordnance.turnedIdle = false
      ordnance.noRate = false
      ordnance.pushedBy = undefined
    },
  },
  {
    until: ['fireCounters', 'playerTurnEnds'],
    blank(weapon) {
      weapon.fire = 'none'
      weapon.used = undefined
      if (!weapon.ordnance) return
      weapon.ordnance.intensive = false
      weapon.ordnance.firedAs = undefined
    },
  },
  {
    until: ['fireEnds', 'playerTurnEnds'],
    blank(weapon) {
      weapon.keptRate = false
      if (!weapon.ordnance) return
      weapon.ordnance.turned = false
      weapon.ordnance.noSmoke = undefined
    },
  },
  {
    until: ['movementBegins', 'playerTurnEnds'],
    blank(weapon) {
      weapon.carried = false
      weapon.moved = false
      if (weapon.triedBy.length > 0) weapon.triedBy = []
    },
  },
  {
    until: ['movementBegins', 'movementEnds', 'playerTurnEnds'],
    blank(weapon) {
      weapon.recovered = false
    },
  },
]

/** Forgets what lasts until this moment, of everybody or of one side's units and the Weapons that they possess. */
export function forget(s: AslskState, moment: Moment, side?: Side): void {
  for (const { until, blank } of UNIT_LIVES)
    if (until.includes(moment)) for (const unit of s.units) if (side === undefined || unit.side === side) blank(unit)
  for (const { until, blank } of WEAPON_LIVES)
    if (until.includes(moment)) for (const weapon of s.weapons) if (side === undefined || sideOf(s, weapon) === side) blank(weapon)
}

function sideOf(s: AslskState, weapon: Weapon): Side {
  return s.units[weapon.owner]?.side ?? weapon.side
}
