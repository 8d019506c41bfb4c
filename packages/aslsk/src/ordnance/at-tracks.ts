import { LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { AT_TRACKS } from '../data/to-hit.ts'
import type { AslskState } from '../state.ts'
import { typeOf, vehicleTypeOf, weaponTypeOf } from '../units/units.ts'
import { penetratorOf } from './at-vehicle.ts'
import { shotProblemsOf } from './problems.ts'
import type { Shot, ShotDeclaration } from './shot.ts'

/** C5.7: a shot as it is declared, but aimed at the tracks. */
export function atTracks(shot: Shot): Shot {
  return { ...shot, immobilizing: true }
}

/** C5.7: why a Weapon, of whatever kind, is not fired at the tracks of a vehicle; empty if it may be. */
export function atTracksProblems(s: AslskState, shot: Shot, declared: ShotDeclaration): readonly Problem[] {
  if (shot.range > AT_TRACKS.range) return refuse('C5.7', `Tracks are fired at from no farther than ${AT_TRACKS.range} hexes.`)
  const problems = shotProblemsOf(s, shot, declared)
  if (problems.length > 0 || !shot.vehicle) return problems
  if (shot.vehicle.vehicle.immobilized) return refuse('C5.7', `The ${typeOf(s, shot.vehicle).label} is immobilized already.`)
  const { hullFront, hullSideRear } = vehicleTypeOf(s, shot.vehicle).armour
  const thinnest = Math.min(hullFront, hullSideRear)
  if ((penetratorOf(s, shot)?.basic ?? 0) > thinnest) return LEGAL
  return refuse('C5.7', `The ${weaponTypeOf(s, shot.by.weapon).name} could do nothing to a hull of ${thinnest}.`)
}
