import type { Location } from '../state.ts'

/** 15.1, 1.7.1: how the weapons of a vehicle or of a gun's team lie. */
export interface Laying {
  /** The hexspine that its hull or its gun faces, 0 to 5 clockwise from the north-east; and its turret, where it has one. */
  facing: number
  turret: number
  /** What it has fired in this turn, as a set: bit 0 its first gun and so on, from bit 8 its machine guns. */
  fired: number
  /** 15.1, 15.1.1: whether it has laid its weapons in this turn by turning the chassis, by a turret out of the hull's arc. */
  pivoted: boolean
  swung: boolean
  /** 15.0: where it is firing in this impulse or at these movers: the rest of its weapons may fire there too. */
  firing?: Location | undefined
  /** 4.1: it was Ops Complete when it began to fire at these movers. */
  hampered?: boolean | undefined
  /** 14.4.1: guns whose last missile is gone, as a set of bits; absent where none is. */
  expended?: number
  /** 14.1: shots of its gun with N x that are left there. */
  shots?: number | undefined
}

/** 15.0: what a vehicle has besides. */
export interface VehicleState {
  /** 15.0.1: closed up. */
  buttoned: boolean
  /** 15.0.1: has opened or buttoned in this turn. */
  switched: boolean
  /** 15.2.1: fires first and moves then, in this impulse. */
  assaultFire?: boolean | undefined
  /** 19.2.1: a helicopter that hovers; absent while it flies. */
  hovering?: boolean | undefined
  /** 15.10: only its turret shows, to the front; has tried for that in this turn. */
  hullDown?: boolean | undefined
  triedHullDown?: boolean | undefined
  /** 21.7: dug in from the start. */
  emplaced?: boolean | undefined
  /** 21.4.2: never moves again. */
  immobilized?: boolean
  /** 15.6: half MP that it has spent by road in this turn, where that counts. */
  byRoad?: number | undefined
  /** 15.5: keeps moving from the turn before, and must move in this one; absent where not. */
  continuous?: boolean | undefined
  /** 16.4: has loaded or unloaded in this turn. */
  loaded?: boolean | undefined
}

/** 14.3: a weapon that has fired at a target without destroying it, and finds it more easily the next time. */
export interface Acquisition {
  /** The unit that fired. */
  unit: number
  /** Its own gun by number, or -1 - the id of a Support Weapon. */
  gun: number
  /** The vehicle, or -1: the others in `at`. */
  target: number
  at: Location
  /** 0 to 2; and what it will be when the impulse is over. */
  value: number
  next?: number | undefined
  /** The turn in which it last fired at it. */
  turn: number
}
