import { integer, optional, type Problem, refuse, text } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { occasionNow } from '../../advice/occasion.ts'
import type { Occasion } from '../../fire/declaration.ts'
import { placeOf } from '../../map/terrain.ts'
import { atTracks, atTracksProblems } from '../../ordnance/at-tracks.ts'
import { shotCandidates } from '../../ordnance/candidates.ts'
import { shotPreviewOf } from '../../ordnance/preview.ts'
import { fireOrdnance } from '../../ordnance/resolve.ts'
import { type Shot, type ShotDeclaration, shooterOf, shotOf } from '../../ordnance/shot.ts'
import { killBranches } from '../../ordnance/shot-odds.ts'
import { aimed } from '../../ordnance/to-hit.ts'
import type { AslskState, Side } from '../../state.ts'
import { unitLabel, weaponName } from '../../words/names.ts'

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
      if (!seen.has(key) && gunAtTracksProblems(s, occasion, found).length === 0) yield found
      seen.add(key)
    }
  },
  problems: gunAtTracksProblems,
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
  return by && atTracks(shotOf(s, occasion, declarationOf(decision), by, placeOf(s, decision.at)))
}

function gunAtTracksProblems(s: AslskState, occasion: Occasion, decision: GunAtTracks): readonly Problem[] {
  const shot = deliberateShot(s, occasion, decision)
  if (!shot || shot.by.crew.side !== occasion.side) return refuse('C5.7', 'None of your units mans such a Gun.')
  if (shot.by.barrel.shaped) return refuse('C5.7', 'This is for Guns.')
  if (shot.by.barrel.smallArms) return refuse('C5.7', 'No machine gun is fired at tracks.')
  return atTracksProblems(s, shot, declarationOf(decision))
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
