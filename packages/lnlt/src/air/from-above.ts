import type { Attack } from '../fire/attack.ts'
import { attackPreview, type FirePreview } from '../fire/preview.ts'
import { hexOf, locationNamed, locationOf } from '../map/location.ts'
import type { Hex, LnltState, Side, Unit } from '../state.ts'
import { isVehicle, vehicleType } from '../vehicles/vehicle.ts'
import { enemiesIn } from './flight.ts'
import type { AirRun } from './question.ts'

/** 19.1.2: as fire that nobody on the map fires: all floors, inside and outside, with one roll. */
export function fromAbove(side: Side, hex: Hex, fp: number, targets: readonly number[]): Attack {
  const at = locationOf(hex)
  return { side, occasion: 'fire', means: 'air', from: at, at, firers: [], leader: -1, targets, moving: [], shells: { fp, mortar: false } }
}

/** One attack of a run: on the men of its hex, null where there are none; and the vehicles there, each of which is struck by itself. */
export interface AirStrikePreview {
  readonly at: string
  readonly what: 'cannon' | 'bomb' | 'bomber'
  readonly fp: number
  readonly fire: FirePreview | null
  readonly vehicles: readonly number[]
}

/** 19.1.2, 19.1.3: every attack of a run, in the order of its path, if nothing brings the plane down before. */
export function strikesOf(s: LnltState, plane: Unit, run: AirRun, path: readonly Hex[]): readonly AirStrikePreview[] {
  const { cannon, bombs, grid } = vehicleType(s, plane).strike!
  const found: AirStrikePreview[] = []
  const add = (hex: Hex, what: AirStrikePreview['what'], fp: number): void => {
    found.push(strikeOn(s, plane.side, hex, what, fp))
  }
  const named = (names: readonly string[] = []): readonly Hex[] => names.map((name) => hexOf(locationNamed(s.setting, name)))
  for (const hex of path) {
    if (grid && named(run.target === undefined ? [] : [run.target]).includes(hex)) {
      add(hex, 'bomber', grid.centre)
      for (const other of s.setting.map.grid.neighbours(hex)) if (other >= 0) add(other, 'bomber', grid.ring)
    }
    if (cannon && named(run.cannon).includes(hex)) add(hex, 'cannon', cannon.fp)
    for (const bomb of named(run.bombs)) if (bombs && bomb === hex) add(hex, 'bomb', bombs.fp)
  }
  return found
}

function strikeOn(s: LnltState, side: Side, hex: Hex, what: AirStrikePreview['what'], fp: number): AirStrikePreview {
  const there = enemiesIn(s, side, hex)
  const vehicles = there.filter((id) => isVehicle(s.units[id]!))
  const men = there.filter((id) => !vehicles.includes(id))
  const at = s.setting.map.grid.idOf(hex)
  return { at, what, fp, fire: men.length === 0 ? null : attackPreview(s, fromAbove(side, hex, fp, men)), vehicles }
}
