import type { Modifier } from '@firegroup/kernel'
import type { AttackOdds } from '../fire/preview.ts'
import { attackOdds } from '../fire/preview.ts'
import { afvOf, vehicleOf } from '../machines/machine.ts'
import type { Blow } from '../machines/strike.ts'
import type { Group, UpfrontState } from '../state.ts'
import type { OrdnanceAction } from './declare.ts'
import { aimOf, blowOf, hullDownGround, pieceOf } from './shoot.ts'
import { hitStrength } from './strength.ts'
import { hits, toHit } from './to-hit.ts'

/** What the first shot would do, card by card of the whole deck: To Hit, the strength of a mean hit, and what such a hit does. */
export interface ShotPreview {
  readonly weapon: string
  readonly range: number
  /** What is printed for RR 0 to 5. */
  readonly printed: readonly (string | null)[]
  readonly frequency: number
  readonly steps: readonly Modifier[]
  readonly redMisses: string
  /** Of 1: that it hits, and that it jams. */
  readonly hit: number
  readonly jam: number
  readonly at: string
  readonly strength: number
  readonly modifiers: readonly Modifier[]
  readonly odds: AttackOdds
  /** Of 1: that anything comes of it. */
  readonly anyEffect: number
  /** 28.46: the same shot if the vehicle showed its flank, where it does not: the strength that destroys it then, and of 1 that it does. */
  readonly atItsFlank?: { readonly kill: number; readonly destroys: number }
}

export function shotPreview(s: UpfrontState, { group: id, target: goal, shots: [shot] }: OrdnanceAction): ShotPreview | null {
  const [group, target] = [s.groups[id]!, s.groups[goal]!]
  const piece = shot && pieceOf(s, shot)
  const final = piece && toHit(s, piece, group, target, 0, shot.hero !== undefined)
  if (!shot || !piece || !final) return null
  const aim = aimOf(s, shot, piece, target)
  let [all, jams, hitting, sum] = [0, 0, 0, 0]
  for (const card of s.setting.cards) {
    if (!card) continue
    all++
    if (card.red && card.rn >= piece.jams) jams++
    else if (hits(final, card)) {
      hitting++
      sum += card.rn
    }
  }
  const mean = hitting === 0 ? 0 : Math.round(sum / hitting)
  const { strength, modifiers } = hitStrength(s, piece, group, target, aim, final, mean)
  const blow = blowOf(s, piece, group, target, aim, false)
  const odds = attackOdds(s, target, strength, { blow, notForGun: hullDownGround(s, piece, group, target, modifiers) }, modifiers)
  const { range, frequency, steps, redMisses } = final
  const hit = hitting / all
  return {
    weapon: piece.label,
    range,
    printed: piece.toHit,
    frequency,
    steps,
    redMisses,
    hit,
    jam: jams / all,
    at: aim,
    strength,
    modifiers,
    odds,
    anyEffect: hit * odds.anyEffect,
    ...flankOdds(s, target, strength, blow, hit),
  }
}

function flankOdds(s: UpfrontState, target: Group, strength: number, blow: Blow, hit: number): Pick<ShotPreview, 'atItsFlank'> {
  const vehicle = vehicleOf(s, target)
  const armour = vehicle && afvOf(s, vehicle)?.flank
  if (!armour || !blow.boxed || blow.flank) return {}
  const { men, cards } = attackOdds(s, target, strength, { blow: { ...blow, flank: true } })
  return { atItsFlank: { kill: armour.k, destroys: (hit * men[0]!.kia) / cards } }
}
