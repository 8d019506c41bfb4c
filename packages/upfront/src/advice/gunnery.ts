import { afvOf, vehicleOf } from '../machines/machine.ts'
import { isExposed } from '../machines/strike.ts'
import type { Shot } from '../ordnance/declare.ts'
import type { Piece } from '../ordnance/piece.ts'
import { aimOf, blowOf } from '../ordnance/shoot.ts'
import { hitStrength } from '../ordnance/strength.ts'
import { type ToHit, toHit } from '../ordnance/to-hit.ts'
import type { Group, Man, UpfrontState } from '../state.ts'
import { deckOdds, hitShare, shareFrom } from './deck-odds.ts'
import type { Harm } from './harm.ts'
import { machineWorth } from './machine-worth.ts'

/** A mean number of those that hit. */
const MEAN = 1

/** 25: the chance that a piece hits, and what a hit of middling luck does; undefined where it can't fire at that range. */
export function shotGain(
  s: UpfrontState,
  harm: Harm,
  piece: Piece,
  group: Group,
  target: Group,
  shot: Pick<Shot, 'at' | 'hero'> = {},
): number | undefined {
  const final = toHit(s, piece, group, target, 0, shot.hero !== undefined)
  return final ? hitShare(deckOdds(s), final, piece.jams) * hitGain(s, harm, piece, group, target, shot, final) : undefined
}

function hitGain(s: UpfrontState, harm: Harm, piece: Piece, group: Group, target: Group, { at }: Pick<Shot, 'at'>, final: ToHit): number {
  const aim = aimOf(s, { man: piece.man.id, card: 0, ...(at ? { at } : {}) }, piece, target)
  const { strength } = hitStrength(s, piece, group, target, aim, final, MEAN)
  const vehicle = vehicleOf(s, target)
  if (!vehicle) return aim === 'men' && piece.unboxed === undefined ? 0 : harm.of(target, strength)
  return againstVehicle(s, vehicle, strength, aim === 'armour', blowOf(s, piece, group, target, aim, true).flank === true)
}

function againstVehicle(s: UpfrontState, vehicle: Man, strength: number, armour: boolean, flank: boolean): number {
  const odds = deckOdds(s)
  const worth = machineWorth(s, vehicle)
  const afv = afvOf(s, vehicle)!
  if (!armour) return isExposed(s, vehicle) ? 0.15 * worth * shareFrom(odds, s.setting.roster[vehicle.id]!.morale - strength) : 0
  const { k, s: stuns } = flank || vehicle.immobilized ? afv.flank : afv.armor
  const kills = shareFrom(odds, k - strength)
  return worth * (kills + 0.4 * (shareFrom(odds, stuns - strength) - kills))
}
