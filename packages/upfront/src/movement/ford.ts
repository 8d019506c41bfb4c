import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import { drawNumber } from '../draw/draw.ts'
import type { Card, Group, Side } from '../state.ts'

/** 8.53: a Ford card always takes a group through a Stream, any other Movement card on a black RNC. A card that fails is discarded. */
export function ford(g: Upfront, group: Group, side: Side, card: Card): boolean {
  const s = g.state
  // 37.3, 52.13
  const isFord =
    functionOf(s, side, card, 'Movement')!.kind === 'Ford' ||
    s.setting.nationRules[side].partisan === true ||
    s.setting.hooks.arid.length > 0
  const drawn = isFord ? undefined : drawNumber(g, 'fording')
  const succeeded = !drawn?.red
  if (!succeeded) s.discard.push(card)
  g.emit({ type: 'fords', rule: '8.53', group: group.id, card, ...(drawn ? { drawn: drawn.id } : {}), succeeded }, { reveals: true })
  if (!succeeded) for (const tell of s.setting.hooks.movementPlayed) tell(g, group, { card, placed: null, why: 'ford' })
  return succeeded
}
