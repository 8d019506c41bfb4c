import { isCrewInDanger } from '../armour/crew.ts'
import type { AslskState, Expenditure, Location, Side, Unit } from '../state.ts'
import { unitsAround } from '../units/still.ts'
import { isInfantry } from '../units/units.ts'
import type { Means, When } from './events.ts'

/** A unit that takes part in an attack: with its own FP, with Weapons it possesses, or both. */
export interface Firer {
  readonly unit: number
  readonly inherent: boolean
  readonly weapons: readonly number[]
}

/** An attack as declared. Everything that modifies or resolves it starts from this. */
export interface Attack {
  readonly when: When
  readonly means: Means
  readonly by: Side
  readonly at: Location
  readonly targets: readonly number[]
  readonly firers: readonly Firer[]
  /** 3.2.2: the leaders who direct it, one a hex. */
  readonly directors: readonly number[]
  /** 3.3.3: the expenditure it answers; null outside the MPh. */
  readonly expenditure: Expenditure | null
  /** 8.2.1: a shell of High Explosive, to which some cover is worse than none. */
  readonly highExplosive?: true
  /** 6.9: it comes down from above, as a Mortar's shell does. */
  readonly indirect?: true
  /** 8.3.2: who counts as concealed, where that was settled before; else whoever is now. */
  readonly unseen?: readonly number[]
  /** A.8: of an explosion: from which Location it was brought there, where that matters. */
  readonly from?: Location
  /** A23.6: it was thrown from there. */
  readonly thrown?: true
  /** 7.8 Case 8: the DRM of a vehicle that turns for it; left out for all others. */
  readonly turning?: number
}

export function unitOf(s: AslskState, id: number): Unit {
  return s.units[id]!
}

/** The Locations from which an attack is made, each once, in the order of its firers. */
export function firingPlaces(s: AslskState, attack: Pick<Attack, 'firers'>): Location[] {
  const places: Location[] = []
  for (const firer of attack.firers) {
    const { at } = unitOf(s, firer.unit)
    if (!places.includes(at)) places.push(at)
  }
  return places
}

/**
 * 3.2, 3.3.3, 3.8: which men are hit: in the enemy MPh only the units that just moved together, otherwise all in the hex, in a Melee both sides. Of a
 * vehicle its crew, where it can be hurt by fire from there (7.12).
 */
export function targetsOf(s: AslskState, by: Side, at: Location, expenditure: Expenditure | null, from: Location | null = null): Unit[] {
  const found: Unit[] = []
  if (expenditure) {
    for (const id of expenditure.units) {
      const unit = unitOf(s, id)
      if (unit.at === at && areMen(s, unit, from)) found.push(unit)
    }
  } else
    for (const unit of unitsAround(s, at)) if (unit.at === at && (unit.side !== by || unit.melee) && areMen(s, unit, from)) found.push(unit)
  return found
}

/** Whether an enemy is among them, for whom `counts` holds. */
export function hasEnemy(
  s: AslskState,
  { side, expenditure }: { readonly side: Side; readonly expenditure: Expenditure | null },
  at: Location,
  from: Location | null,
  counts?: (unit: Unit) => boolean,
): boolean {
  for (const unit of expenditure ? expenditure.units.map((id) => unitOf(s, id)) : unitsAround(s, at))
    if (unit.at === at && unit.side !== side && areMen(s, unit, from) && (counts === undefined || counts(unit))) return true
  return false
}

function areMen(s: AslskState, unit: Unit, from: Location | null): boolean {
  return isInfantry(unit) || isCrewInDanger(s, unit, from)
}
