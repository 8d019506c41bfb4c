import { flag, integer, LEGAL, optional, type Problem, type Rules, refuse } from '@firegroup/kernel'
import { gunNotReady } from '../armour/vehicle.ts'
import { takeFromHand } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import type { Terrain, TerrainFunction } from '../data/cards.ts'
import { isMined, mineEveryone, minefieldUnder } from '../fortifications/minefield.ts'
import { discardBeneath, place } from '../groups/place.ts'
import { exposedMovement, isWired, needsSecondMove } from '../groups/stack.ts'
import type { Card, Group, Placed, Side, UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'

/** 5.1: a Terrain card on a moving group; 8.1: or any card face down as Open Ground. */
export interface TerrainAction {
  readonly type: 'terrain'
  readonly group: number
  readonly card: Card
  readonly faceDown: boolean
  /** 8.1, 13.241: Open Ground on top of the Smoke, which goes; without it the card is slid beneath (13.5). */
  readonly onTop?: boolean
}

/** 4.21, 5.1, 8.1: playing a Terrain card on a group is its action. */
export const terrain = actOf<TerrainAction>({
  type: 'terrain',
  rule: '5.1',
  chapter: 5,
  fields: { group: integer(0), card: integer(1), faceDown: flag(), onTop: optional(flag()) },
  candidates: suggestTerrain,
  problems: terrainProblems,
  perform: performTerrain,
  describe(s, { group, card, faceDown, onTop }) {
    const where = faceDown ? `Open Ground${onTop ? ', out of the Smoke' : ''}` : calledTerrain(s, card)
    return `Group ${s.groups[group]!.letter} stops in ${where}.`
  },
})

/** 47.2, 52.1: as it is called here. */
function calledTerrain(s: UpfrontState, card: Card): string {
  for (const printed of s.setting.cards[card]!.functions) if (printed.type === 'Terrain' && printed.called) return printed.called
  return printedTerrain(s, card) ?? 'terrain'
}

/** Every Terrain card on the group, and every card face down; where Smoke lies, beneath it and on top of it. */
function suggestTerrain(s: UpfrontState, side: Side, group: Group, out: TerrainAction[]): void {
  if (!exposedMovement(group)) return
  const open = cantEnter(s, group, 'OpenGround').length === 0
  for (const card of s.sides[side].hand) {
    const printed = functionOf(s, side, card, 'Terrain')
    if (printed && cantEnter(s, group, printed.terrain, printed).length === 0)
      out.push({ type: 'terrain', group: group.id, card, faceDown: false })
    if (open) out.push({ type: 'terrain', group: group.id, card, faceDown: true })
    if (open && onTopProblems(group, true).length === 0) out.push({ type: 'terrain', group: group.id, card, faceDown: true, onTop: true })
  }
}

function terrainProblems(s: UpfrontState, side: Side, { group: id, card, faceDown, onTop = false }: TerrainAction): readonly Problem[] {
  const group = s.groups[id]!
  if (!s.sides[side].hand.includes(card)) return refuse('5.1', 'You don’t hold that card.')
  const printed = functionOf(s, side, card, 'Terrain')
  if (!faceDown && !printed) return refuse('5.1', 'That is no Terrain card for you; face down it would be Open Ground.')
  const barred = cantEnter(s, group, faceDown ? 'OpenGround' : printed!.terrain, faceDown ? undefined : printed)
  return barred.length === 0 && onTop ? onTopProblems(group, faceDown) : barred
}

/** 8.1, 13.34: whoever would be rid of his Smoke lays Open Ground on it; nothing is laid on Wire. */
function onTopProblems(group: Group, faceDown: boolean): readonly Problem[] {
  if (!faceDown) return refuse('13.241', 'A Terrain card lies on top of Smoke as it is.')
  if (isWired(group)) return refuse('13.34', `Group ${group.letter} is on Wire: Open Ground can only be slid beneath it.`)
  const above = group.stack.slice(group.stack.indexOf(exposedMovement(group)!) + 1)
  return above.some(({ as }) => as === 'smoke') ? LEGAL : refuse('13.5', `There is no Smoke on the Movement card of group ${group.letter}.`)
}

/** 5.1, 8.42, 13.34: what keeps a group from entering a terrain. */
export function cantEnter(s: UpfrontState, group: Group, entered: Terrain, printed?: TerrainFunction): readonly Problem[] {
  const open = entered === 'OpenGround'
  const problems = cantReceiveTerrain(s, group, open)
  if (problems.length > 0) return problems
  if (entered === 'Minefield') return refuse('24.3', 'Nobody lays a Minefield for himself.')
  if (open && isMined(s, group))
    return refuse('8.1', `Group ${group.letter} needs a second Movement card to leave the mines for Open Ground.`)
  for (const forbid of s.setting.hooks.terrainForbidden) {
    const problem = forbid(s, group, entered, printed)
    if (problem) return [problem]
  }
  const gun = gunNotReady(s, group, entered)
  if (gun) return [gun]
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'terrain')
    if (problem) return [problem]
  }
  return LEGAL
}

/** 5.1: Terrain goes on an exposed Movement card; 13.34: not on Wire, beneath which only Open Ground can be slid (13.5). */
export function cantReceiveTerrain(s: UpfrontState, group: Group, open = false): readonly Problem[] {
  if (!exposedMovement(group)) return refuse('5.1', `Group ${group.letter} is not moving: Terrain needs a Movement card beneath it.`)
  if (!open && isWired(group)) return refuse('13.34', `Group ${group.letter} is on Wire: no Terrain can be laid on it.`)
  if (needsSecondMove(s, group)) return refuse(open ? '8.1' : '8.42', `Group ${group.letter} needs a second Movement card to leave.`)
  return LEGAL
}

/** 5.41, 7.34: the group is in the terrain now, and all cards beneath it are discarded. */
function performTerrain(g: Upfront, side: Side, { group: id, card, faceDown, onTop = false }: TerrainAction): Rules<void> | undefined {
  const s = g.state
  const group = s.groups[id]!
  spendAction(g, group)
  takeFromHand(s, side, card)
  const mines = isMined(s, group) ? minefieldUnder(s, group) : undefined
  const placed = faceDown && !onTop ? slideBeneath(s, group, card, side) : place(s, group, card, faceDown ? 'open' : 'terrain', side)
  discardBeneath(s, group, placed)
  const told = { type: 'entersTerrain', side, group: id } as const
  if (faceDown) {
    const others = { ...told, rule: '8.1', terrain: 'OpenGround' } as const
    g.emit({ ...others, card }, { to: [side], others })
  } else g.emit({ ...told, rule: '5.1', terrain: printedTerrain(s, card)!, card }, { reveals: true })
  for (const tell of s.setting.hooks.terrainPlayed) tell(g, group, { card, by: side, how: 'played' })
  return mines && mineEveryone(g, group, mines)
}

/** 13.5: Open Ground goes above the Movement card and beneath Wire and Smoke. */
function slideBeneath(s: UpfrontState, group: Group, card: Card, side: Side): Placed {
  const placed: Placed = { card, as: 'open', by: side, turn: s.turn, mode: '', offered: false }
  group.stack.splice(group.stack.indexOf(exposedMovement(group)!) + 1, 0, placed)
  return placed
}

function printedTerrain(s: UpfrontState, card: Card): Terrain | undefined {
  for (const printed of s.setting.cards[card]!.functions) if (printed.type === 'Terrain') return printed.terrain
  return undefined
}
