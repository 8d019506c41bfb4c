import { integer, optional, type Problem, refuse, text } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { occasionNow } from '../../advice/occasion.ts'
import type { Occasion } from '../../fire/declaration.ts'
import { placeOf } from '../../map/terrain.ts'
import { penetratorOf } from '../../ordnance/at-vehicle.ts'
import { shotCandidates } from '../../ordnance/candidates.ts'
import { shotPreviewOf } from '../../ordnance/preview.ts'
import { shotProblemsOf } from '../../ordnance/problems.ts'
import { fireOrdnance } from '../../ordnance/resolve.ts'
import { type Shot, type ShotDeclaration, shooterOf, shotOf } from '../../ordnance/shot.ts'
import { killBranches } from '../../ordnance/shot-odds.ts'
import { aimed } from '../../ordnance/to-hit.ts'
import type { AslskState, Side } from '../../state.ts'
import { vehicleTypeOf } from '../../units/units.ts'
import { unitLabel, weaponName } from '../../words/names.ts'
import { DELIBERATE } from './data.ts'

export interface GunAtTracks {
  readonly type: 'gunAtTracks'
  readonly weapon: number
  readonly vehicle: number
  readonly at: string
  readonly ca?: number
}

/** C5.7: a shot at the tracks: harder to hit with, but a hit on the hull stops whatever armour there is. */
export const gunAtTracks: AslskAct<Occasion, GunAtTracks> = {
  type: 'gunAtTracks',
  rule: 'C5.7',
  fields: { weapon: integer(0, 9999), vehicle: integer(0, 9999), at: text({ max: 24 }), ca: optional(integer(0, 5)) },
  *candidates(s, occasion) {
    const seen = new Set<string>()
    for (const shot of shotCandidates(s, occasion)) {
      if (shot.target !== 'vtt' || shot.intensive || s.weapons[shot.weapon]!.ordnance === undefined) continue
      const found: GunAtTracks = {
        type: 'gunAtTracks',
        weapon: shot.weapon,
        vehicle: shot.vehicle ?? onlyVehicle(s, occasion, shot),
        at: shot.at,
        ...(shot.ca === undefined ? {} : { ca: shot.ca }),
      }
      const key = `${found.weapon} ${found.vehicle}`
      if (!seen.has(key) && immobilizeProblems(s, occasion, found).length === 0) yield found
      seen.add(key)
    }
  },
  problems: immobilizeProblems,
  perform: (g, occasion, decision) => fireOrdnance(g, deliberateShot(g.state, occasion, decision)!),
  describe: (s, { weapon, vehicle }) => `Fire the ${weaponName(s, weapon)} at the tracks of the ${unitLabel(s, vehicle)}`,
  preview: (s, occasion, decision) => {
    const shot = deliberateShot(s, occasion, decision)
    return shot && shotPreviewOf(s, shot)
  },
}

function onlyVehicle(s: AslskState, occasion: Occasion, shot: ShotDeclaration): number {
  const by = shooterOf(s, shot.weapon)!
  return shotOf(s, occasion, shot, by, placeOf(s, shot.at)).vehicle!.id
}

function declarationOf({ weapon, vehicle, at, ca }: GunAtTracks): ShotDeclaration {
  return { type: 'ordnance', weapon, at, target: 'vtt', vehicle, ...(ca === undefined ? {} : { ca }) }
}

function deliberateShot(s: AslskState, occasion: Occasion, decision: GunAtTracks): Shot | null {
  const by = shooterOf(s, decision.weapon)
  if (!by) return null
  return { ...shotOf(s, occasion, declarationOf(decision), by, placeOf(s, decision.at)), immobilizing: true }
}

function immobilizeProblems(s: AslskState, occasion: Occasion, decision: GunAtTracks): readonly Problem[] {
  const shot = deliberateShot(s, occasion, decision)
  if (!shot || shot.by.crew.side !== occasion.side) return refuse('C5.7', 'None of your units mans such a Gun.')
  if (shot.by.barrel.shaped) return refuse('C5.7', 'This is for Guns.')
  if (shot.by.barrel.smallArms) return refuse('C5.7', 'No machine gun is fired at tracks.')
  if (shot.range > DELIBERATE.range) return refuse('C5.7', `Tracks are fired at from no farther than ${DELIBERATE.range} hexes.`)
  const problems = shotProblemsOf(s, shot, declarationOf(decision))
  if (problems.length > 0) return problems
  if (shot.vehicle!.vehicle.immobilized) return refuse('C5.7', `The ${unitLabel(s, decision.vehicle)} is immobilized already.`)
  const { armour } = vehicleTypeOf(s, shot.vehicle!)
  const thinnest = Math.min(armour.hullFront, armour.hullSideRear)
  return (penetratorOf(s, shot)?.basic ?? 0) > thinnest
    ? []
    : refuse('C5.7', `The ${weaponName(s, decision.weapon)} could do nothing to a hull of ${thinnest}.`)
}

/** C5.7, C6.5: a shot at tracks is never critical, and what its Weapon has acquired does not help. */
export function isDeliberate(_: AslskState, shot: Shot): boolean {
  return shot.immobilizing === true
}

/** Better than a shot that would seldom kill, where the vehicle still has far to go. */
export function immobilizeAdvice(s: AslskState, side: Side, decision: GunAtTracks): number {
  const aim = aimed(s, shotOf(s, occasionNow(s, side), declarationOf(decision), shooterOf(s, decision.weapon)!, placeOf(s, decision.at)))
  const kills = killBranches(s, aim).flatMap(({ rolls, kill }) =>
    kill.results.map(({ result, rolls: of }) => (result === 'destroyed' || result === 'immobilized' ? (rolls * of) / 36 : 0)),
  )
  return kills.reduce((sum, chance) => sum + chance, 0) < 2 ? 0.05 : -1
}
