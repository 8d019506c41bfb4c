import { type Pack, unitType } from '../data/counters.ts'
import { STACKING } from '../data/movement.ts'
import { roomAt } from '../map/terrain.ts'
import type { AslskState, Hex, Unit } from '../state.ts'
import { weaponsAround } from '../units/still.ts'
import { sizeOf, typeOf } from '../units/units.ts'

/** 3.3.1: the room that units take up in a hex. */
export interface Room {
  readonly halfSquads: number
  readonly leaders: number
  /** 3.3.2 */
  readonly vehicles: number
}

const NONE: Room = { halfSquads: 0, leaders: 0, vehicles: 0 }

/** 3.3.1: whether these units of one side may be in one hex together. */
export function fitsInOneHex(s: AslskState, units: readonly Unit[], at: Hex): boolean {
  return canShare(roomIn(s, units), NONE, roomAt(s, at))
}

/** 3.3.1: whether these units may be in one hex together when those among them who are named man Guns. */
export function fitsWithGuns(s: AslskState, units: readonly Unit[], gunners: ReadonlySet<number>, at: Hex): boolean {
  const room = roomIn(s, units)
  const guns = units.filter((unit) => gunners.has(unit.id) && sizeOf(unitType(s.setting.pack, unit.type)) === 1).length
  return canShare({ ...room, halfSquads: room.halfSquads + guns }, NONE, roomAt(s, at))
}

/** The room that units take up, where a crew or half squad that mans a Gun counts as a squad. */
export function roomIn(s: AslskState, units: readonly Unit[]): Room {
  if (units.length === 0) return NONE
  let halfSquads = 0
  let leaders = 0
  let vehicles = 0
  for (const unit of units) {
    const type = typeOf(s, unit)
    const size = sizeOf(type)
    halfSquads += size
    if (size === 1)
      for (const weapon of weaponsAround(s, unit)) if (weapon.owner === unit.id && weapon.ordnance && weapon.ordnance.ca >= 0) halfSquads++
    if (type.kind === 'leader') leaders++
    else if (type.kind === 'vehicle') vehicles++
  }
  return { halfSquads, leaders, vehicles }
}

/** 3.3.1: whether those who take up this room, and those who take up that, may be in one hex together. */
export function canShare(one: Room, other: Room, halfSquads: number): boolean {
  return (
    one.halfSquads + other.halfSquads <= halfSquads &&
    one.leaders + other.leaders <= STACKING.smc &&
    one.vehicles + other.vehicles <= STACKING.vehicles
  )
}

/** 3.3.1: how many hexes these units need at the least. */
export function hexesNeeded(pack: Pack, units: readonly Unit[]): number {
  const types = units.map((unit) => unitType(pack, unit.type))
  const halfSquads = types.reduce((sum, type) => sum + sizeOf(type), 0)
  const leaders = types.filter(({ kind }) => kind === 'leader').length
  const vehicles = types.filter(({ kind }) => kind === 'vehicle').length
  return Math.max(Math.ceil(halfSquads / STACKING.halfSquads), Math.ceil(leaders / STACKING.smc), vehicles)
}
