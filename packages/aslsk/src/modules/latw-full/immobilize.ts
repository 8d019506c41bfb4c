import { type Described, flag, integer, optional, type Problem, type Rules, refuse, text, total, variants } from '@firegroup/kernel'
import type { AslskAct } from '../../acts.ts'
import { occasionNow } from '../../advice/occasion.ts'
import { worthOf } from '../../advice/worth.ts'
import { AT_TRACKS } from '../../data/to-hit.ts'
import type { Occasion } from '../../fire/declaration.ts'
import { eachRoll } from '../../fire/resolution.ts'
import { canSee } from '../../map/los.ts'
import { distance, nameOf } from '../../map/terrain.ts'
import { atTracks, atTracksProblems } from '../../ordnance/at-tracks.ts'
import { fireOrdnance, hitsOf } from '../../ordnance/resolve.ts'
import { type Shot, type ShotDeclaration, shotFrom, vehiclesToFireAt } from '../../ordnance/shot.ts'
import { struckPlaces } from '../../ordnance/strike-vehicle.ts'
import { aimed } from '../../ordnance/to-hit.ts'
import type { AslskState, Side } from '../../state.ts'
import { knownTo, weaponTypeOf } from '../../units/units.ts'
import { heldBy, unitLabel, weaponName } from '../../words/names.ts'

const shape = { weapon: integer(0, 9999), at: text({ max: 24 }), vehicle: integer(0, 9999), careful: optional(flag()) } as const
const schema = variants({ immobilize: shape })
export type Immobilize = Described<typeof schema>

/** C5.7: a LATW is aimed at the tracks: harder to hit, but a hit on the hull stops the vehicle whatever its armour. */
export const immobilize: AslskAct<Occasion, Immobilize> = {
  type: 'immobilize',
  rule: 'C5.7',
  fields: shape,
  *candidates(s, occasion) {
    const { side, expenditure } = occasion
    for (const weapon of s.weapons) {
      const owner = s.units[weapon.owner]
      if (!owner || owner.side !== side || owner.at < 0 || !weaponTypeOf(s, weapon).barrel?.shaped) continue
      const places = new Set(
        expenditure ? [expenditure.at] : knownTo(s, side).flatMap((unit) => (unit.vehicle && unit.at >= 0 ? [unit.at] : [])),
      )
      for (const at of places) {
        if (distance(s, owner.at, at) > AT_TRACKS.range || !canSee(s, owner.at, at)) continue
        for (const { id } of vehiclesToFireAt(s, occasion, at)) {
          const declared: Immobilize = { type: 'immobilize', weapon: weapon.id, at: nameOf(s, at), vehicle: id }
          for (const each of [declared, { ...declared, careful: true }]) if (immobilizeProblems(s, occasion, each).length === 0) yield each
        }
      }
    }
  },
  problems: immobilizeProblems,
  perform: (g, occasion, declared): Rules<void> => fireOrdnance(g, shotOf(g.state, occasion, declared)!),
  describe: (s, { weapon, at, vehicle, careful }) =>
    `Fire the ${weaponName(s, weapon)}${heldBy(s, weapon)} at ${at} to immobilize the ${unitLabel(s, vehicle)}${careful ? ', with care for the backblast' : ''}`,
  preview: (s, occasion, declared) => ({ succeeds: hullHits(s, shotOf(s, occasion, declared)!), of: 36 }),
}

function declaration({ weapon, at, vehicle, careful }: Immobilize): ShotDeclaration {
  return { type: 'ordnance', weapon, at, target: 'vtt', vehicle, ...(careful ? { careful } : {}) }
}

function shotOf(s: AslskState, occasion: Occasion, declared: Immobilize): Shot | null {
  const shot = shotFrom(s, occasion, declaration(declared))
  return shot && atTracks(shot)
}

function immobilizeProblems(s: AslskState, occasion: Occasion, declared: Immobilize): readonly Problem[] {
  const shot = shotOf(s, occasion, declared)
  const { shaped } = shot?.by.barrel ?? {}
  if (!shot || !shaped || shot.by.crew.side !== occasion.side) return refuse('C5.7', 'None of your units has such a LATW.')
  if (shaped.projector) return refuse('C13.5', `The ${weaponTypeOf(s, shot.by.weapon).name} burns what it hits: it is not aimed at tracks.`)
  return atTracksProblems(s, shot, declaration(declared))
}

/** Of 36 TH DRs, those that hit the hull. */
function hullHits(s: AslskState, shot: Shot): number {
  const aim = aimed(s, shot)
  let hits = 0
  eachRoll((dr) => {
    if (hitsOf(s, aim, dr).length > 0 && struckPlaces(s, shot, shot.vehicle!, dr)[0]!.aspect === 'hull') hits++
  })
  return hits
}

/** A shot that kills is worth more, where there is any hope of it. */
export function immobilizeAdvice(s: AslskState, side: Side, declared: Immobilize): number {
  const shot = shotOf(s, occasionNow(s, side), declared)
  if (!shot?.vehicle || total(aimed(s, shot).groups[0]!.modifiers) > HOPELESS) return -1
  return STOPPED * worthOf(s, shot.vehicle) * (hullHits(s, shot) / 36) - IMMOBILIZING_PRICE
}

const HOPELESS = 7
const STOPPED = 0.4
const IMMOBILIZING_PRICE = 0.1
