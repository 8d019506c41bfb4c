import { total } from '@firegroup/kernel'
import { type OverrunAction, overrunValue } from '../armour/overrun.ts'
import { cover } from '../groups/cover.ts'
import { vehicleOf } from '../machines/machine.ts'
import type { OrdnanceAction } from '../ordnance/declare.ts'
import { pieceOf } from '../ordnance/shoot.ts'
import type { UpfrontState } from '../state.ts'
import { shotGain } from './gunnery.ts'
import { machineWorth } from './machine-worth.ts'
import type { Outlook } from './outlook.ts'
import { WEIGHTS } from './weights.ts'

/** 25: what each shot promises; later shots are better for what is acquired. */
export function ordnanceValue({ s, harm }: Outlook, { group: id, target: goal, shots }: OrdnanceAction): number {
  const [group, target] = [s.groups[id]!, s.groups[goal]!]
  if (target.surrendered) return -WEIGHTS.man
  let value = 0
  for (const shot of shots) {
    const piece = pieceOf(s, shot)
    const gain = piece && shotGain(s, harm, piece, group, target, shot)
    if (!piece || gain === undefined) return -WEIGHTS.fuss
    value += gain + (piece.man.acquired === target.id ? 0 : WEIGHTS.acquire)
  }
  return value
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
