import { total } from '@firegroup/kernel'
import { type OverrunAction, overrunValue } from '../armour/overrun.ts'
import { cover } from '../groups/cover.ts'
import { afvOf, vehicleOf } from '../machines/machine.ts'
import { isExposed } from '../machines/strike.ts'
import type { OrdnanceAction } from '../ordnance/declare.ts'
import { aimOf, blowOf, pieceOf } from '../ordnance/shoot.ts'
import { hitStrength } from '../ordnance/strength.ts'
import { hits, toHit } from '../ordnance/to-hit.ts'
import type { Man, UpfrontState } from '../state.ts'
import { deckOdds, shareFrom } from './deck-odds.ts'
import { machineWorth } from './machine-worth.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHTS } from './weights.ts'

/** A mean number of those that hit. */
const MEAN = 1
/** Any Fire card does, and it is spent. */
const CARD = 0.4

/** 25: each shot's chance to hit, and what a hit of middling luck does; later shots are better for what is acquired. */
export function ordnanceValue({ s, harm }: Outlook, { group: id, target: goal, shots }: OrdnanceAction): number {
  const [group, target] = [s.groups[id]!, s.groups[goal]!]
  if (target.surrendered) return -WEIGHTS.man
  const odds = deckOdds(s)
  let value = 0
  for (const shot of shots) {
    const piece = pieceOf(s, shot)
    const final = piece && toHit(s, piece, group, target, 0, shot.hero !== undefined)
    if (!piece || !final) return -WEIGHTS.fuss
    let [hit, all] = [0, 0]
    for (const card of s.setting.cards) {
      if (!card) continue
      all++
      if (!(card.red && card.rn >= piece.jams) && hits(final, card)) hit++
    }
    const aim = aimOf(s, shot, piece, target)
    const { strength } = hitStrength(s, piece, group, target, aim, final, MEAN)
    const vehicle = vehicleOf(s, target)
    const gain = vehicle
      ? againstVehicle(s, vehicle, strength, aim === 'armour', blowOf(s, piece, group, target, aim, true).flank === true, odds)
      : harm.of(target, strength)
    value += (hit / all) * gain + (piece.man.acquired === target.id ? 0 : 0.1) - CARD
  }
  return value
}

function againstVehicle(
  s: UpfrontState,
  vehicle: Man,
  strength: number,
  armour: boolean,
  flank: boolean,
  odds: ReturnType<typeof deckOdds>,
): number {
  const worth = machineWorth(s, vehicle)
  const afv = afvOf(s, vehicle)!
  if (!armour) return isExposed(s, vehicle) ? 0.15 * worth * shareFrom(odds, s.setting.roster[vehicle.id]!.morale - strength) : 0
  const { k, s: stuns } = flank || vehicle.immobilized ? afv.flank : afv.armor
  const kills = shareFrom(odds, k - strength)
  return worth * (kills + 0.4 * (shareFrom(odds, stuns - strength) - kills))
}

/** 29: what it does to the men, less what they may do to it. */
export function overrunWorth({ s, harm }: Outlook, { group: id, target: goal }: OverrunAction): number {
  const vehicle = vehicleOf(s, s.groups[id]!)!
  const target = s.groups[goal]!
  const strength = overrunValue(s, vehicle) + 2 + total(cover(s, target, { from: null }))
  const risky = ['Brush', 'Buildings', 'Walls', 'Woods'].includes(terrainName(s, goal))
    ? 0.06 * target.men.length * machineWorth(s, vehicle)
    : 0
  return harm.of(target, strength) - risky - 0.5
}

function terrainName(s: UpfrontState, group: number): string {
  const placed = s.groups[group]!.stack.find(({ as }) => as === 'terrain')
  for (const printed of placed ? s.setting.cards[placed.card]!.functions : []) if (printed.type === 'Terrain') return printed.terrain
  return ''
}
