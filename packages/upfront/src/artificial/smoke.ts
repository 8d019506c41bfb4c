import { integer, LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { takeFromHand } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import type { ActionCard } from '../data/cards.ts'
import { place, takeOff } from '../groups/place.ts'
import { needsSecondMove } from '../groups/stack.ts'
import type { TerrainPlay } from '../hooks.ts'
import { hasUnpinnedLeader } from '../leaders/leaders.ts'
import type { Step } from '../sequence/step.ts'
import type { Card, Group, Placed, Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'

export const smokeSteps: readonly Step[] = [{ key: 'turn.smoke', phase: 'turn', order: 610, run: leaveSmoke }]

/** 13.2: a group hides in Smoke. */
export interface SmokeAction {
  readonly type: 'smoke'
  readonly group: number
  readonly card: Card
}

/** 13.2: placing Smoke is the action of a group with an unpinned leader. */
export const smoke = actOf<SmokeAction>({
  type: 'smoke',
  rule: '13.2',
  chapter: 13,
  fields: { group: integer(0), card: integer(1) },
  candidates: suggestSmoke,
  problems(s, side, { group, card }) {
    if (!s.sides[side].hand.includes(card)) return refuse('13.2', 'You don’t hold that card.')
    if (!functionOf(s, side, card, 'Smoke')) return refuse('13.2', 'That is no Smoke card for you.')
    return cantSmoke(s, s.groups[group]!)
  },
  perform(g, side, { group: id, card }) {
    const group = g.state.groups[id]!
    spendAction(g, group)
    takeFromHand(g.state, side, card)
    place(g.state, group, card, 'smoke', side)
    g.emit({ type: 'smokeLaid', rule: '13.2', side, group: id, card }, { reveals: true })
    return undefined
  },
  describe: (s, { group }) => `Group ${s.groups[group]!.letter} lays Smoke.`,
})

function suggestSmoke(s: UpfrontState, side: Side, group: Group, out: SmokeAction[]): void {
  for (const card of s.sides[side].hand) {
    if (!functionOf(s, side, card, 'Smoke')) continue
    if (cantSmoke(s, group).length > 0) return
    out.push({ type: 'smoke', group: group.id, card })
  }
}

/** 13.2, 13.4, G-20: who may lay Smoke, where and when. */
function cantSmoke(s: UpfrontState, group: Group): readonly Problem[] {
  if (!hasUnpinnedLeader(s, group)) return refuse('13.2', `Group ${group.letter} has no unpinned leader.`)
  if (s.breeze) return refuse('13.2', 'A Breeze was drawn in this turn: no Smoke holds.')
  if (needsSecondMove(s, group)) return refuse('13.4', 'No Smoke over a Marsh before two Movement cards lie on it.')
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'alter')
    if (problem) return [problem]
  }
  return LEGAL
}

/** 13.243: a Breeze that is drawn takes all Smoke away at once; what is being resolved keeps the strength that it has. */
export function breeze(g: Upfront, card: ActionCard): void {
  if (!card.breeze) return
  const s = g.state
  s.breeze = true
  let cleared = 0
  for (const group of s.groups) cleared += clear(s, group, () => true)
  g.emit({ type: 'breeze', rule: '13.243', card: card.id, cleared })
}

/** 13.241: Terrain laid on Smoke takes it away, even if it is rejected. */
export function smokeUnderTerrain(g: Upfront, group: Group, { how }: TerrainPlay): void {
  if (how !== 'offered') return
  const top = group.stack.length - 1
  clear(g.state, group, (_placed, at) => at < top)
}

/** 13.242: Smoke under two Movement cards is gone at the end of the player turn. */
function leaveSmoke(g: Upfront): undefined {
  for (const group of g.state.groups) clear(g.state, group, (_placed, at) => movesAbove(group, at) >= 2)
}

function movesAbove(group: Group, at: number): number {
  let moves = 0
  for (let i = at + 1; i < group.stack.length; i++) if (group.stack[i]!.as === 'movement') moves++
  return moves
}

function clear(s: UpfrontState, group: Group, goes: (placed: Placed, at: number) => boolean): number {
  let gone: Placed[] | undefined
  for (let at = 0; at < group.stack.length; at++) {
    const placed = group.stack[at]!
    if (placed.as === 'smoke' && goes(placed, at)) gone = [...(gone ?? []), placed]
  }
  if (!gone) return 0
  for (const placed of gone) takeOff(s, group, placed)
  return gone.length
}
