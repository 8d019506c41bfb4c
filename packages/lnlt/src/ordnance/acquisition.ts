import { seesLocation } from '../map/obstacles.ts'
import type { Acquisition, LnltState, Location, Unit } from '../state.ts'

/** What an acquisition is kept for: a vehicle, the others in a place (-1), or one of its Barricades (below -1). */
export interface Aimed {
  readonly target: number
  readonly at: Location
}

/** 14.3: how well a weapon has the target: 0, 1 or 2. */
export function acquired(s: LnltState, unit: number, gun: number, aimed: Aimed): number {
  if (s.acquisitions === undefined) return 0
  for (const known of s.acquisitions) if (known.unit === unit && known.gun === gun && isSame(known, aimed)) return known.value
  return 0
}

function isSame(known: Acquisition, { target, at }: Aimed): boolean {
  return known.target === target && (target >= 0 || known.at === at)
}

const MOST = 2

/** 14.3: a weapon has fired at a target without destroying it; it counts from the end of the impulse on, and what it had before is lost if that was another. */
export function acquire(s: LnltState, unit: number, gun: number, { target, at }: Aimed): void {
  const [before, next] = [acquired(s, unit, gun, { target, at }), acquiredNext(s, unit, gun, { target, at })]
  keep(s, (known) => known.unit !== unit || known.gun !== gun)
  s.acquisitions = [...(s.acquisitions ?? []), { unit, gun, target, at, value: before, next, turn: s.turn }]
}

/** 14.3: how well it has it after another shot. */
export function acquiredNext(s: LnltState, unit: number, gun: number, aimed: Aimed): number {
  return Math.min(MOST, acquired(s, unit, gun, aimed) + 1)
}

/** 14.3: what a weapon had acquired it has no longer. */
export function loseAim(s: LnltState, unit: number, gun: number): void {
  if (s.acquisitions) keep(s, (known) => known.unit !== unit || known.gun !== gun)
}

/** 14.3: at the end of the impulse the markers are placed; where there is no LOS any more they go. */
export function settleAcquisitions(s: LnltState): void {
  for (const known of s.acquisitions ?? []) {
    if (known.next === undefined) continue
    known.value = known.next
    known.next = undefined
  }
  keep(s, (known) => {
    const firer = s.units[known.unit]!.at
    const at = known.target >= 0 ? s.units[known.target]!.at : known.at
    return firer >= 0 && at >= 0 && seesLocation(s, firer, at)
  })
}

/** 14.3: whatever a unit has acquired, and what has been acquired of a vehicle, is lost: it moved, pivoted or is gone. */
export function loseAcquisitions(s: LnltState, unit: Unit): void {
  if (s.acquisitions !== undefined) keep(s, (known) => known.unit !== unit.id && (known.target !== unit.id || unit.vehicle === undefined))
}

/** 14.3: a Shaken firer loses what it has acquired; it itself stays acquired. */
export function loseTargets(s: LnltState, unit: Unit): void {
  if (s.acquisitions !== undefined) keep(s, (known) => known.unit !== unit.id)
}

/** 14.3: those of others in a place are lost when nobody of them is left there. */
export function loseEmpty(s: LnltState): void {
  if (s.acquisitions === undefined) return
  keep(s, ({ target, at, unit }) => {
    const { side } = s.units[unit]!
    return target !== -1 || s.units.some((other) => other.at === at && other.side !== side && other.vehicle === undefined)
  })
}

/** 21.5: a Barricade that is no more. */
export function loseBarricade(s: LnltState, aimed: Aimed): void {
  if (s.acquisitions !== undefined) keep(s, (known) => !isSame(known, aimed))
}

/** 14.3, LG-61: a weapon that has not fired at it in a whole later turn has lost it. */
export function forgetAcquisitions(s: LnltState): void {
  keep(s, ({ turn }) => turn === s.turn)
}

/** Absent where there are none. */
function keep(s: LnltState, which: (known: Acquisition) => boolean): void {
  const kept = (s.acquisitions ?? []).filter(which)
  s.acquisitions = kept.length === 0 ? undefined : kept
}
