import { type Modifier, total } from '@firegroup/kernel'
import { isHullDown } from '../armour/hull-down.ts'
import { cover, terrainFromModifier } from '../groups/cover.ts'
import { relativeRange } from '../groups/range.ts'
import { terrainOf } from '../groups/stack.ts'
import { vehicleOf } from '../machines/machine.ts'
import type { Group, UpfrontState } from '../state.ts'
import type { Piece } from './piece.ts'
import type { ToHit } from './to-hit.ts'

/** 28.3: what of a vehicle a shot is aimed at. */
export type Aim = 'armour' | 'crew' | 'men'

/** 25.4, 25.42, 25.43, 30.5, 30.6, 44.6: how strong a hit is; `rn` is the To Hit number. */
export function hitStrength(
  s: UpfrontState,
  piece: Piece,
  group: Group,
  target: Group,
  aim: Aim,
  { frequency }: ToHit,
  rn: number,
): { readonly strength: number; readonly modifiers: readonly Modifier[] } {
  const range = relativeRange(group, target)
  const modifiers: Modifier[] = []
  const effect = aim === 'armour' ? piece.boxed : piece.unboxed
  modifiers.push({ rule: '25.42', label: 'Effect', value: effect === 'RR' ? range : (effect ?? 0) })
  if (aim === 'armour' && (piece.kind === 'gun' || piece.kind === 'afv')) modifiers.push({ rule: '25.4', label: 'range', value: range })
  else if (effect !== 'RR' && frequency >= 0 && !(piece.redZero && aim !== 'armour'))
    modifiers.push({ rule: '25.4', label: 'To Hit number', value: rn })
  modifiers.push(...groundModifiers(s, piece, group, target, aim))
  return { strength: total(modifiers), modifiers }
}

/** 25.4, 25.41, 28.32, 28.6, 28.92, 8.31, 47.3: what the target's ground and movement and the firer's height do to a hit. */
function groundModifiers(s: UpfrontState, piece: Piece, group: Group, target: Group, aim: Aim): Modifier[] {
  const mortar = piece.kind === 'mortar'
  const ground = cover(s, target, { from: group, indirect: mortar }).filter(({ tags = [] }) => !tags.includes('smoke'))
  const hullDown = isHullDown(s, target, group, mortar)
  const vehicle = vehicleOf(s, target)
  const counts = ground.filter(({ tags = [] }) => {
    if (tags.includes('terrain')) return aim !== 'crew' && !(hullDown && (vehicle || target.men.length === 1))
    // 47.3: what no card on the target brings about holds for armour too
    return !vehicle || tags.length === 0
  })
  if (!vehicle) {
    const height = terrainFromModifier(s, group)
    if (height && terrainOf(s, group) === 'Hill' && terrainOf(s, target) !== 'Hill' && terrainOf(s, target) !== 'Pillbox')
      counts.push(height)
  }
  return counts
}
