import type { Rules } from '@firegroup/kernel'
import { type Lnlt, roll } from '../context.ts'
import { fortification } from '../data/fortifications.ts'
import type { Attack } from '../fire/attack.ts'
import { resolveAttack } from '../fire/fire-attack.ts'
import { isHouse } from '../fortifications/places.ts'
import { shellHidden } from '../hidden/appear.ts'
import { unitsInHex } from '../indirect/shells.ts'
import { hexOf, locationOf } from '../map/location.ts'
import { loseAcquisitions } from '../ordnance/acquisition.ts'
import { ELIMINATED, type Hex, type LnltState } from '../state.ts'
import { typeOf } from '../units/units.ts'
import { type VehicleUnit, vehicleType } from '../vehicles/vehicle.ts'

/** 19.1.1: what falls from the sky attacks with so much. */
const CRASH_FP = 6

/** 19.1.1: shot down: so many hexes further along its path it comes down. */
export function* shootDown(g: Lnlt, plane: VehicleUnit): Rules<void> {
  const s = g.state
  const { total: hexes, dice } = roll(g, 'single', `crash of ${typeOf(s, plane).label}`)
  let hex = hexOf(plane.at)
  for (let i = 0; i < hexes && hex >= 0; i++) hex = s.setting.map.grid.neighbour(hex, plane.laid.facing as 0 | 1 | 2 | 3 | 4 | 5)
  takeOut(g, plane)
  g.emit({ type: 'crash', rule: '19.1.1', unit: plane.id, at: hex < 0 ? -1 : locationOf(hex), dice })
  if (hex >= 0) yield* impact(g, plane, hex)
}

/** 19.1.1, 19.2.7: everybody there is attacked, armored vehicles as if they were open; a Wreck stays, or Rubble of a Building. LG-89: cover counts for helicopters, or as it was agreed. */
export function* impact(g: Lnlt, aircraft: VehicleUnit, hex: Hex): Rules<void> {
  const s = g.state
  const at = locationOf(hex)
  const hit = shellHidden(g, hex)
  if (hit) yield* hit
  const targets = unitsInHex(s, hex)
  const kind = isHouse(s, hex) ? 'rubble' : 'wreck'
  if (targets.length > 0) {
    const attack: Attack = {
      side: aircraft.side,
      occasion: 'fire',
      means: 'crash',
      from: at,
      at,
      firers: [],
      leader: -1,
      targets,
      moving: [],
      shells: { fp: CRASH_FP, mortar: false },
      ...(isCovered(s, aircraft) ? {} : { bare: true }),
    }
    yield* resolveAttack(g, attack)
  }
  if (!s.markers.some((marker) => marker.kind === kind && hexOf(marker.at) === hex))
    s.markers.push({ id: s.nextMarker++, kind, at, side: aircraft.side, value: kind === 'rubble' ? fortification('rubble').values[0]! : 0 })
}

/** LG-89 */
function isCovered(s: LnltState, aircraft: VehicleUnit): boolean {
  const { crashTM } = s.setting.options
  return crashTM === 'always' || (crashTM === 'helicopters' && vehicleType(s, aircraft).air === 'helicopter')
}

/** 19.1.1: damaged, it turns away; what it carries goes with it. */
export function abort(g: Lnlt, aircraft: VehicleUnit): void {
  const rule = vehicleType(g.state, aircraft).air === 'plane' ? '19.1.1' : '19.2.7'
  g.emit({ type: 'airAborts', rule, unit: aircraft.id, at: aircraft.at })
  takeOut(g, aircraft)
}

function takeOut(g: Lnlt, aircraft: VehicleUnit): void {
  if (g.state.acquisitions) loseAcquisitions(g.state, aircraft)
  aircraft.at = ELIMINATED
}
