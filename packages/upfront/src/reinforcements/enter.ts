import { integer, LEGAL, optional, type Problem, refuse } from '@firegroup/kernel'
import { spendCard, takeFromHand } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import { addFlank, cantFlank } from '../flanks/flank.ts'
import { areAdjacent, groupInPlay, opposite } from '../groups/groups.ts'
import { newGroup } from '../groups/new-group.ts'
import { place } from '../groups/place.ts'
import { hasPassed } from '../groups/range.ts'
import { machineOf } from '../machines/machine.ts'
import type { Card, Group, Side, UpfrontState } from '../state.ts'
import { actionsLeft, type GroupDecision, type TurnAct } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'
import { anybodyWaits, arrivingWith } from './arriving.ts'

/** 35.2: those who come later enter as a group; `group` is any group of the side, for whoever looks by groups. */
export interface EnterAction {
  readonly type: 'enter'
  readonly group: number
  /** 35.2: a Movement card. */
  readonly card: Card
  /** 35.3: with a Flank card: the range chit, and whom they flank. */
  readonly range?: number
  readonly flank?: number
  /** 35.4: a Concealed and a Terrain card, both or neither. */
  readonly concealed?: Card
  readonly terrain?: Card
}

function highestRange(s: UpfrontState, side: Side): number {
  let highest = 0
  for (const group of s.groups) if (group.side === side && !group.gone) highest = Math.max(highest, group.range)
  return highest
}

/** 35.2: in any own turn; it is an action, of the group that comes. */
export const enter: TurnAct<EnterAction> = {
  type: 'enter',
  rule: '35.2',
  chapter: 35,
  free: true,
  fields: {
    group: integer(0),
    card: integer(1),
    range: optional(integer(0, 9)),
    flank: optional(integer(0)),
    concealed: optional(integer(1)),
    terrain: optional(integer(1)),
  },
  candidates: (s, { side }) => suggestions(s, side),
  ofGroup(s, side, group, out) {
    if (group.side === side && group === firstGroup(s, side)) out.push(...(suggestions(s, side) as GroupDecision[]))
  },
  might: (s, side, group) => group === firstGroup(s, side) && anybodyWaits(s, side) && s.sides[side].hand.length > 0,
  problems: (s, { side }, act) => enterProblems(s, side, act),
  perform: (g, { side }, act) => performEnter(g, side, act),
  describe: (s, { range, terrain, flank }) => {
    const where = terrain === undefined ? '' : ' into cover'
    const how = flank === undefined ? '' : ` and flank the enemy’s group ${s.groups[flank]!.letter}`
    return `Reinforcements enter at range ${range ?? 0}${where}${how}.`
  },
}

function firstGroup(s: UpfrontState, side: Side): Group | undefined {
  return s.groups.find((group) => group.side === side && !group.gone)
}

/** Out of several: with the first Movement card in the open, with each Flank card as far forward as may be, and into each cover. */
function suggestions(s: UpfrontState, side: Side): EnterAction[] {
  const carrier = firstGroup(s, side)
  if (!carrier || !anybodyWaits(s, side)) return []
  const { hand } = s.sides[side]
  const moves = hand.filter((card) => functionOf(s, side, card, 'Movement'))
  const out: EnterAction[] = []
  const add = (act: EnterAction) => {
    if (enterProblems(s, side, act).length === 0) out.push(act)
  }
  if (moves.length === 0) return out
  // one card for each edge at which they could come: where the colour says so it matters which
  const edges = new Map(moves.toReversed().map((card) => [arrivingWith(s, side, card).letter, card]))
  for (const card of edges.values()) add({ type: 'enter', group: carrier.id, card })
  const first = edges.size === 1 ? moves[0]! : (out[0]?.card ?? moves[0]!)
  for (const card of moves) {
    if (functionOf(s, side, card, 'Movement')!.kind !== 'Flank') continue
    const act: EnterAction = { type: 'enter', group: carrier.id, card, range: highestRange(s, side) }
    add(act)
    for (const target of s.groups) if (target.side !== side) add({ ...act, flank: target.id })
  }
  const concealed = hand.find((card) => card !== first && functionOf(s, side, card, 'Concealed'))
  if (concealed !== undefined)
    for (const terrain of hand)
      if (terrain !== first && terrain !== concealed && functionOf(s, side, terrain, 'Terrain'))
        add({ type: 'enter', group: carrier.id, card: first, concealed, terrain })
  return out
}

function enterProblems(s: UpfrontState, side: Side, act: EnterAction): readonly Problem[] {
  if (!anybodyWaits(s, side)) return refuse('35.1', 'Nobody is waiting to come.')
  if (actionsLeft(s, side) <= 0) return refuse('35.2', 'You have no action left in this turn.')
  const { hand } = s.sides[side]
  const move = hand.includes(act.card) ? functionOf(s, side, act.card, 'Movement') : undefined
  if (!move) return refuse('35.2', 'They enter with a Movement card of yours.')
  const { men, letter } = arrivingWith(s, side, act.card)
  if (!letter) return refuse('35.1', 'There is no room for another group there.')
  if ((act.range ?? 0) > 0 && men.some((id) => machineOf(s, s.men[id]!)?.type === 'afv'))
    return refuse('43.42', 'A vehicle comes in at range 0.')
  if ((act.range !== undefined || act.flank !== undefined) && move.kind !== 'Flank')
    return refuse('35.3', 'Only with a Flank card they come in farther forward or on a flank.')
  if (act.range !== undefined && act.range > highestRange(s, side)) return refuse('35.3', 'No farther than your foremost group.')
  if (act.flank !== undefined) {
    const target = groupInPlay(s, act.flank)
    const problem = target ? cantFlank(s, arriving(s, side, act), target) : undefined
    if (!target || problem) return problem ? [problem] : refuse('17.1', 'There is no such group.')
  }
  return coverProblems(s, side, act)
}

/** 35.4: Movement, Concealed and Terrain together, and nothing else in that turn. */
function coverProblems(s: UpfrontState, side: Side, act: EnterAction): readonly Problem[] {
  const { card, concealed, terrain } = act
  if (concealed === undefined && terrain === undefined) return LEGAL
  const { hand } = s.sides[side]
  const hides = concealed !== undefined && hand.includes(concealed) && functionOf(s, side, concealed, 'Concealed')
  const ground = terrain !== undefined && hand.includes(terrain) ? functionOf(s, side, terrain, 'Terrain') : undefined
  if (!hides || !ground || new Set([card, concealed, terrain]).size < 3)
    return refuse('35.4', 'Into cover they come with a Movement, a Concealed and a Terrain card together.')
  if (ground.terrain === 'Minefield') return refuse('24.3', 'Nobody lays a Minefield for himself.')
  if (s.actions > 0) return refuse('35.4', 'Whoever brings them into cover does nothing else in that turn.')
  const group = arriving(s, side, { card })
  for (const forbid of s.setting.hooks.terrainForbidden) {
    const problem = forbid(s, group, ground.terrain, ground)
    if (problem) return [problem]
  }
  return LEGAL
}

function arriving(s: UpfrontState, side: Side, { card, range = 0 }: Pick<EnterAction, 'card' | 'range'>): Group {
  const { men, letter } = arrivingWith(s, side, card)
  return { ...newGroup(s.groups.length, side, letter!, men), range }
}

/** 35.2 to 35.4: the cards go to the Discard pile, but for the Terrain; 17.6: whoever comes in behind a neighbour flanks him at once. */
function performEnter(g: Upfront, side: Side, act: EnterAction): undefined {
  const s = g.state
  const group = arriving(s, side, act)
  arrivingWith(s, side, act.card).came?.()
  for (const id of group.men) delete s.men[id]!.awaits
  s.groups.push(group)
  // 45.11: it is the play of a Movement card; 35.4: into cover of more than that
  spendAction(g, group, act.terrain === undefined ? 'movement' : 'other')
  spendCard(s, side, act.card)
  if (act.terrain !== undefined) {
    spendCard(s, side, act.concealed!)
    takeFromHand(s, side, act.terrain)
    place(s, group, act.terrain, 'terrain', side)
    s.coverEntry = s.turn
    for (const other of s.groups) if (other.side === side) other.acted = true
  }
  const terrain = act.terrain === undefined ? 'OpenGround' : functionTerrain(s, act.terrain)
  const { id, letter, men, range } = group
  g.emit({ type: 'reinforced', rule: '35.2', side, group: id, letter, men: [...men], card: act.card, range, terrain }, { reveals: true })
  // 28.52: a vehicle may get stuck where it comes in
  if (act.terrain !== undefined)
    for (const tell of s.setting.hooks.terrainPlayed) tell(g, group, { card: act.terrain, by: side, how: 'played' })
  if (act.flank !== undefined) addFlank(g, { by: group.id, of: act.flank, card: act.card })
  for (const other of s.groups)
    if (other.side !== side && !other.gone && areAdjacent(group, other) && hasPassed(group, other) && opposite(s, other))
      addFlank(g, { by: group.id, of: other.id, card: 0 })
}

function functionTerrain(s: UpfrontState, card: Card): Exclude<import('../data/cards.ts').Terrain, 'OpenGround'> {
  for (const printed of s.setting.cards[card]!.functions) if (printed.type === 'Terrain') return printed.terrain
  throw new Error(`Card ${card} is no Terrain.`)
}

/** 35.4: who brought reinforcements into cover discards nothing. */
export function coverEntryDiscards(s: UpfrontState, _side: Side, limit: number): number {
  return s.coverEntry === s.turn ? 0 : limit
}
