import { integer, LEGAL, optional, type Problem, refuse } from '@firegroup/kernel'
import { takeFromHand } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import type { ActionCard } from '../data/cards.ts'
import { reachesIntoGully } from '../groups/cover.ts'
import { place, takeOff } from '../groups/place.ts'
import { needsSecondMove, terrainOf } from '../groups/stack.ts'
import type { TerrainPlay } from '../hooks.ts'
import { hasUnpinnedLeader } from '../leaders/leaders.ts'
import { afvOf, vehicleOf } from '../machines/machine.ts'
import type { Step } from '../sequence/step.ts'
import type { Card, Group, Man, Placed, Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'
import { groupName } from '../words/names.ts'

export const smokeSteps: readonly Step[] = [{ key: 'turn.smoke', phase: 'turn', order: 610, run: leaveSmoke }]

/** 13.2: a group hides in Smoke. */
export interface SmokeAction {
  readonly type: 'smoke'
  readonly group: number
  readonly card: Card
  /** 25.8: a vehicle fires it on another group. */
  readonly on?: number
}

/** 13.2: placing Smoke is the action of a group with an unpinned leader. */
export const smoke = actOf<SmokeAction>({
  type: 'smoke',
  rule: '13.2',
  chapter: 13,
  fields: { group: integer(0), card: integer(1), on: optional(integer(0)) },
  candidates: suggestSmoke,
  problems(s, side, { group, card, on }) {
    if (!s.sides[side].hand.includes(card)) return refuse('13.2', 'You don’t hold that card.')
    if (!functionOf(s, side, card, 'Smoke')) return refuse('13.2', 'That is no Smoke card for you.')
    return cantSmoke(s, s.groups[group]!, on)
  },
  perform(g, side, { group: id, card, on = id }) {
    const group = g.state.groups[id]!
    spendAction(g, group)
    takeFromHand(g.state, side, card)
    place(g.state, g.state.groups[on]!, card, 'smoke', side)
    g.emit({ type: 'smokeLaid', rule: '13.2', side, group: on, card }, { reveals: true })
    return undefined
  },
  describe: (s, { group, on }) =>
    on === undefined
      ? `Group ${s.groups[group]!.letter} lays Smoke.`
      : `Group ${s.groups[group]!.letter} fires Smoke at ${groupName(s, on)}.`,
})

function suggestSmoke(s: UpfrontState, side: Side, group: Group, out: SmokeAction[]): void {
  for (const card of s.sides[side].hand) {
    if (!functionOf(s, side, card, 'Smoke')) continue
    if (cantSmoke(s, group).length === 0) out.push({ type: 'smoke', group: group.id, card })
    if (vehicleOf(s, group))
      for (const other of s.groups)
        if (other !== group && !other.gone && cantSmoke(s, group, other.id).length === 0)
          out.push({ type: 'smoke', group: group.id, card, on: other.id })
  }
}

/** 13.2, 13.4, G-20: who may lay Smoke, where and when. */
function cantSmoke(s: UpfrontState, group: Group, on?: number): readonly Problem[] {
  const vehicle = vehicleOf(s, group)
  const barred = vehicle ? cantFireSmoke(s, group, vehicle, on) : undefined
  if (barred) return [barred]
  if (!vehicle && on !== undefined) return refuse('25.8', 'Only a vehicle fires Smoke at others.')
  if (!vehicle && !hasUnpinnedLeader(s, group)) return refuse('13.2', `Group ${group.letter} has no unpinned leader.`)
  if (s.breeze) return refuse('13.2', 'A Breeze was drawn in this turn: no Smoke holds.')
  // 25.8: of whom it is fired at that is seen to
  if (on === undefined && needsSecondMove(s, group)) return refuse('13.4', 'No Smoke over a Marsh before two Movement cards lie on it.')
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'alter')
    if (problem) return [problem]
  }
  return LEGAL
}

const SMOKERS: readonly string[] = ['American', 'German', 'British']
const SMOKE_EFFECT = 4

/** 13.2, 25.8: American, German and British vehicles; at others only with a gun of Effect 4 that works, in sight and not into a Marsh. */
function cantFireSmoke(s: UpfrontState, group: Group, vehicle: Man, on: number | undefined): Problem | undefined {
  const no = (message: string): Problem => ({ rule: '25.8', message })
  if (!SMOKERS.includes(s.setting.nation[group.side])) return no('Vehicles of this nation have no Smoke.')
  if (vehicle.pinned || vehicle.stun !== undefined) return no('Its crew can’t do that now.')
  if (on === undefined) return undefined
  const target = s.groups[on]
  if (!target || target.gone) return no('There is no such group.')
  const { gun } = afvOf(s, vehicle)!
  if (!gun || gun.boxed < SMOKE_EFFECT) return no('Its gun is too small for that.')
  if (vehicle.jammed || vehicle.gunLost) return no('Its gun does not work.')
  if (terrainOf(s, target) === 'Marsh') return no('No Smoke is fired into a Marsh.')
  return isHidden(s, target, group) || isHidden(s, group, target) ? no('It can’t see that group.') : undefined
}

/** 8.2: in a Gully one is seen from a Hill and by enemies at RR 5, and sees no farther. */
function isHidden(s: UpfrontState, group: Group, from: Group): boolean {
  if (terrainOf(s, group) !== 'Gully') return false
  return group.side === from.side ? terrainOf(s, from) !== 'Hill' : !reachesIntoGully(s, group, { from })
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
