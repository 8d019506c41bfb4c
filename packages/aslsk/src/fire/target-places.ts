import { isCrewInDanger } from '../armour/crew.ts'
import { ByColumn } from '../map/by-column.ts'
import { type AslskState, enemyOf, type Location, type Side, type Unit } from '../state.ts'
import { stillnessOf } from '../units/still.ts'
import { isInfantry, knownTo, noticedBy } from '../units/units.ts'
import { placesOf } from '../units/whereabouts.ts'
import type { Occasion } from './declaration.ts'
import { ALL } from './offers.ts'

/** The hexes in which a side may fire at somebody, in the order of the enemy's units. */
class TargetPlaces {
  readonly #s: AslskState
  readonly #enemy: Side
  readonly #units: readonly Unit[]
  #all: readonly Location[] | undefined
  #withMen: readonly Location[] | undefined
  #allByColumn: ByColumn | undefined
  #withMenByColumn: ByColumn | undefined

  constructor(s: AslskState, side: Side, units: readonly Unit[]) {
    this.#s = s
    this.#enemy = enemyOf(side)
    this.#units = units
  }

  get all(): readonly Location[] {
    this.#all ??= placesOf(this.#units, (unit) => unit.side === this.#enemy)
    return this.#all
  }

  /** Those with men whom small arms could hurt: not the crew of a closed vehicle alone. */
  get withMen(): readonly Location[] {
    this.#withMen ??= placesOf(
      this.#units,
      (unit) => unit.side === this.#enemy && (isInfantry(unit) || isCrewInDanger(this.#s, unit, unit.at)),
    )
    return this.#withMen
  }

  get allByColumn(): ByColumn {
    this.#allByColumn ??= new ByColumn(this.#s, this.all)
    return this.#allByColumn
  }

  get withMenByColumn(): ByColumn {
    this.#withMenByColumn ??= new ByColumn(this.#s, this.withMen)
    return this.#withMenByColumn
  }
}

/** Of the enemies whom a side knows to be there, whoever they are. */
export function noticedPlaces(s: AslskState, side: Side): TargetPlaces {
  return s.setting.fog ? new TargetPlaces(s, side, noticedBy(s, side)) : placesOfAll(s, side)
}

/** Of the enemies whom a side knows. */
export function knownPlaces(s: AslskState, side: Side): TargetPlaces {
  return s.setting.fog ? new TargetPlaces(s, side, knownTo(s, side)) : placesOfAll(s, side)
}

/** The same for a question of a fire phase: no enemy comes or goes while the side's own vehicles turn. */
export function placesToNotice(s: AslskState, { side, offers }: Occasion): TargetPlaces {
  return offers ? offers.of('places', ALL, () => placesOfAll(s, side)) : noticedPlaces(s, side)
}

export function placesToKnow(s: AslskState, { side, offers }: Occasion): TargetPlaces {
  return offers ? offers.of('places', ALL, () => placesOfAll(s, side)) : knownPlaces(s, side)
}

let last: { readonly still: number; readonly side: Side; readonly places: TargetPlaces } | undefined

/** Where nobody can be unseen. Every kind of fire asks for the same hexes with every question of a fire phase: they are found once while nothing changes. */
function placesOfAll(s: AslskState, side: Side): TargetPlaces {
  const still = stillnessOf(s)
  if (still !== 0 && last?.still === still && last.side === side) return last.places
  last = { still, side, places: new TargetPlaces(s, side, s.units) }
  return last.places
}
