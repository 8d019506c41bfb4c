import type { UnitId } from '../../ids.ts'
import type { Location } from '../../map/location.ts'

/** 8.1.8.6: a Banzai Charge in progress. */
export interface BanzaiCharge {
  /** UNSEEN where nobody could be named. */
  readonly target: number
  /** The target hex. */
  readonly at: Location
  /** Who is still part of it. */
  units: UnitId[]
  /** Who has moved in this Impulse. */
  moved: UnitId[]
  /** The most MF that any of them has spent in this Impulse, in halves. */
  mf: number
  /** Hexes that they have left, as `unit:place`. */
  left: string[]
  /** When all have moved: the hexes at which fire may go. */
  open: Location[] | null
  /** The hexes of this Impulse that have been answered, in order; absent while none has. Replaced, never changed. */
  answered?: readonly AnsweredHex[] | undefined
}

/** 8.1.8.6: a hex of an Impulse at which the DEFENDER has fired, or might have. */
export interface AnsweredHex {
  readonly at: Location
  /** By which number its expenditure goes among those of the MPh. */
  readonly expenditure: number
  /** How many shots there had been in the MPh when it was last opened. */
  readonly shots: number
}

export function cloneCharge(charge: BanzaiCharge): BanzaiCharge {
  const { units, moved, left, open, answered } = charge
  const copy: BanzaiCharge = {
    ...charge,
    units: units.slice(),
    moved: moved.slice(),
    left: left.slice(),
    open: open === null ? null : open.slice(),
  }
  if (answered) copy.answered = answered.map((each) => ({ ...each }))
  return copy
}
