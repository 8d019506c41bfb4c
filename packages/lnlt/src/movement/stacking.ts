import type { Problem } from '@firegroup/kernel'
import { isHelicopter } from '../air/helicopter.ts'
import { SQUAD_HALVES, STACKING } from '../data/stacking.ts'
import { MMC_KINDS } from '../data/unit-kinds.ts'
import { isWreck } from '../fire/wreck.ts'
import { GROUND, hexOf, layerOf, nameOf, ROOFTOP } from '../map/location.ts'
import { isAloft } from '../map/terrain.ts'
import type { LnltState, Location, Side } from '../state.ts'
import { typeOf } from '../units/units.ts'

/** 1.3, 14.4: the team of a guided missile is a Half-Squad. */
export const MISSILE_TEAM = 1

/** 1.3: why these units can't be in a location together with those of their side that are there; at all times, also in passing. */
export function stackingProblem(s: LnltState, side: Side, units: readonly number[], at: Location): Problem | null {
  const airborne = s.vehicles === undefined ? null : airborneProblem(s, units, at)
  if (airborne || isAloft(at)) return airborne
  let halves = 0
  let mounted = 0
  let mmcs = 0
  let smcs = 0
  let vehicles = 0
  for (const unit of s.units) {
    if (unit.side !== side || (unit.at !== at && !units.includes(unit.id))) continue
    const { kind, depletion } = typeOf(s, unit)
    if (kind === 'vehicle') {
      if (!isHelicopter(s, unit)) vehicles++
      continue
    }
    const size = depletion > 0 ? MISSILE_TEAM : SQUAD_HALVES[kind]
    halves += size
    if (kind === 'mountedSquad' || kind === 'mountedHalfSquad') mounted += size
    if (MMC_KINDS.has(kind)) mmcs++
    else smcs++
  }
  if (vehicles > 0 && vehicles + wrecksAt(s, at) > STACKING.vehicles) return tooMany(s, at, 'two vehicles and Wrecks')
  if (vehicles > 0 && layerOf(at) !== GROUND) return { rule: '1.3', message: `A vehicle can't be in ${nameOf(s.setting, at)}.` }
  const isRoof = layerOf(at) === ROOFTOP
  if (isRoof && mmcs > STACKING.rooftop.mmcs) return tooMany(s, at, 'one MMC on a Rooftop')
  if (halves > STACKING.squadHalves) return tooMany(s, at, 'three Squads or their equivalent')
  if (mounted > STACKING.mountedHalves) return tooMany(s, at, 'two Mounted Squads or their equivalent')
  if (smcs > (isRoof ? STACKING.rooftop.smcs : STACKING.smcs)) return tooMany(s, at, 'two single men')
  return null
}

/** 19.2.1: over a hex there is one helicopter, of whatever side; it counts for no stack on the ground. */
function airborneProblem(s: LnltState, units: readonly number[], at: Location): Problem | null {
  if (!isAloft(at) && !units.some((id) => isHelicopter(s, s.units[id]!))) return null
  let count = 0
  for (const id of s.vehicles!) {
    const unit = s.units[id]!
    const isThere = units.includes(id) || (isAloft(unit.at) && hexOf(unit.at) === hexOf(at))
    if (isThere && isHelicopter(s, unit)) count++
  }
  if (count <= 1) return null
  return {
    rule: '19.2.1',
    message: `There is one helicopter in the air over ${s.setting.map.grid.idOf(hexOf(at))}, and no room for another.`,
  }
}

/** 1.3, LG-100: each Wreck counts as a vehicle of both sides. */
function wrecksAt(s: LnltState, at: Location): number {
  let wrecks = 0
  for (const marker of s.markers) if (marker.at === at && isWreck(marker.kind)) wrecks++
  return wrecks
}

function tooMany(s: LnltState, at: Location, most: string): Problem {
  return { rule: '1.3', message: `There would be too many of a side in ${nameOf(s.setting, at)}: at most ${most}.` }
}
