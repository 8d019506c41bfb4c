import { enemiesIn } from '../air/flight.ts'
import type { AirRun } from '../air/question.ts'
import { terrainModifier } from '../fire/tm.ts'
import { hexOf, locationNamed } from '../map/location.ts'
import type { LnltState, Side } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { isVehicle, lowestArmor, vehicleType } from '../vehicles/vehicle.ts'
import { expectedLoss, helpOf, worthOf, worthWithWeapons } from './worth.ts'

/** 19.1: what a run is expected to cost the enemy. */
export function airRunValue(s: LnltState, side: Side, plane: number, { cannon = [], bombs = [], target }: AirRun): number {
  const { strike } = typeOf(s, s.units[plane]!).vehicle!
  if (!strike) return 0
  let value = 0
  for (const name of cannon) value += hexValue(s, side, name, strike.cannon!.fp)
  for (const name of bombs) value += hexValue(s, side, name, strike.bombs!.fp)
  if (target !== undefined && strike.grid) {
    value += hexValue(s, side, target, strike.grid.centre)
    for (const hex of s.setting.map.grid.neighbours(hexOf(locationNamed(s.setting, target))))
      if (hex >= 0) value += hexValue(s, side, s.setting.map.grid.idOf(hex), strike.grid.ring)
  }
  return value
}

function hexValue(s: LnltState, side: Side, name: string, fp: number): number {
  let value = 0
  for (const id of enemiesIn(s, side, hexOf(locationNamed(s.setting, name)))) {
    const unit = s.units[id]!
    if (isVehicle(unit)) value += worthOf(s, unit) * Math.max(0, fp - lowestArmor(vehicleType(s, unit)) + 3) * PIERCED
    else {
      let cover = 0
      for (const { value: tm } of terrainModifier(s, unit.at, null, unit)) cover += tm
      value += worthWithWeapons(s, unit) * expectedLoss(s, unit, fp - cover, helpOf(s, unit))
    }
  }
  return value
}

/** How likely a point above the armor makes it to go through, about. */
const PIERCED = 0.09
