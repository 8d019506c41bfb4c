import { integer, LEGAL, oneOf, optional, type Problem, type Rules, refuse } from '@firegroup/kernel'
import { takeFromHand } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import { isBlocked, retreatTooFar } from '../data/comparisons.ts'
import { minesStir } from '../fortifications/minefield.ts'
import { groupAt, hasPinned } from '../groups/groups.ts'
import { place } from '../groups/place.ts'
import { trueRangeToClosest } from '../groups/range.ts'
import { isWired, movesOnTop, needsFord, needsSecondMove } from '../groups/stack.ts'
import { gunWith } from '../machines/machine.ts'
import { type Card, enemyOf, type Group, LETTERS, type Letter, type MoveMode, type Side, type UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'
import { ford } from './ford.ts'

/** 5.1, 5.4: a Movement card on a group; 17: and what is claimed with it. */
export interface MoveAction {
  readonly type: 'move'
  readonly group: number
  readonly card: Card
  readonly mode: MoveMode
  /** 17.1: the group that it flanks. */
  readonly flank?: number
  /** 17.6: the group that it encircles. */
  readonly encircle?: number
  /** 17.7: the letter to which it moves. */
  readonly letter?: Letter
}

const MODES: readonly MoveMode[] = ['advance', 'retreat', 'sideways']

/** 4.21, 5.1: playing a Movement card on a group is its action. */
export const move = actOf<MoveAction>({
  type: 'move',
  rule: '5.1',
  chapter: 5,
  fields: {
    group: integer(0),
    card: integer(1),
    mode: oneOf('advance', 'retreat', 'sideways'),
    flank: optional(integer(0)),
    encircle: optional(integer(0)),
    letter: optional(oneOf(...LETTERS)),
  },
  candidates: suggestMoves,
  problems: moveProblems,
  perform: performMove,
  describe: describeMove,
})

/** Every Movement card in every mode that is open to it, and again with everything that may be claimed. */
function suggestMoves(s: UpfrontState, side: Side, group: Group, out: MoveAction[]): void {
  const { hand } = s.sides[side]
  if (!hand.some((card) => functionOf(s, side, card, 'Movement')) || cantMove(s, group).length > 0) return
  for (const card of hand) {
    if (!functionOf(s, side, card, 'Movement')) continue
    for (const mode of MODES) {
      if (modeProblems(s, group, card, mode).length > 0) continue
      const act: MoveAction = { type: 'move', group: group.id, card, mode }
      out.push(act)
      for (const claim of s.setting.moveClaims) claim.candidates(s, group, act, out)
    }
  }
}

function moveProblems(s: UpfrontState, side: Side, act: MoveAction): readonly Problem[] {
  const group = s.groups[act.group]!
  if (!s.sides[side].hand.includes(act.card)) return refuse('5.1', 'You don’t hold that card.')
  if (!functionOf(s, side, act.card, 'Movement')) return refuse('5.1', 'That is no Movement card for you.')
  const common = cantMove(s, group)
  if (common.length > 0) return common
  const wrong = modeProblems(s, group, act.card, act.mode)
  if (wrong.length > 0) return wrong
  if (s.setting.moveClaims.length === 0 && (act.flank ?? act.encircle ?? act.letter) !== undefined)
    return refuse('17.1', 'Flanks and transfers are not in the rules of this scenario.')
  for (const claim of s.setting.moveClaims) {
    const problems = claim.problems(s, group, act)
    if (problems.length > 0) return problems
  }
  return LEGAL
}

/** 5.1, 10.12, 13.34: what keeps a group from playing any Movement card. */
export function cantMove(s: UpfrontState, group: Group): readonly Problem[] {
  if (hasPinned(s, group)) return refuse('5.1', `Group ${group.letter} has a pinned man: it can’t play a Movement card.`)
  if (isWired(group)) return refuse('13.34', `Group ${group.letter} is on Wire: it must be removed before anything is laid on it.`)
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'move')
    if (problem) return [problem]
  }
  return LEGAL
}

function modeProblems(s: UpfrontState, group: Group, card: Card, mode: MoveMode): readonly Problem[] {
  const barred = cantMoveSo(s, group, mode)
  if (barred.length > 0 || mode === 'sideways') return barred
  return mode === 'advance' ? advanceProblems(s, group) : retreatProblems(s, group, card)
}

/** 8.42, 8.53: what keeps a group from moving in this direction, wherever the enemy is. */
export function cantMoveSo(s: UpfrontState, group: Group, mode: MoveMode): readonly Problem[] {
  for (const forbid of s.setting.hooks.modeForbidden) {
    const problem = forbid(s, group, mode)
    if (problem) return [problem]
  }
  if (mode === 'sideways') return LEGAL
  if (needsFord(s, group)) return refuse('8.53', 'A Stream is left by fording, with a card played sideways.')
  if (needsSecondMove(s, group) && movesOnTop(group) === 0) return refuse('8.42', 'The first Movement card on a Marsh is played sideways.')
  return LEGAL
}

/** 5.7: the enemy group with the same letter blocks the way beyond RR 5. */
export function advanceProblems(s: UpfrontState, group: Group): readonly Problem[] {
  const blocking = groupAt(s, enemyOf(group.side), group.letter)
  if (!blocking || !isBlocked(group.range + 1 + blocking.range) || group.overran === blocking.id) return LEGAL
  return refuse('5.7', `The enemy’s group ${blocking.letter} stands in the way: no advance beyond relative range 5.`)
}

/** 5.51: never beyond the true range 0 to the closest enemy; from range 0 on only with a red Movement card. */
function retreatProblems(s: UpfrontState, group: Group, card: Card): readonly Problem[] {
  const closest = trueRangeToClosest(s, group, group.range - 1)
  if (closest !== undefined && retreatTooFar(closest)) return refuse('5.51', 'That would lead out of reach of the closest enemy group.')
  if (group.range <= 0 && !s.setting.cards[card]!.red)
    return refuse('5.51', 'From range 0 a group retreats only with a Movement card whose Random Number is red.')
  return LEGAL
}

/** 5.4, 5.5: the card is laid on the group, and the range chit changes at once. */
function performMove(g: Upfront, side: Side, act: MoveAction): Rules<void> | undefined {
  const s = g.state
  const group = s.groups[act.group]!
  spendAction(g, group, 'movement')
  takeFromHand(s, side, act.card)
  // 8.53: a gun is first brought to the bank: only its second card is put to the test
  const fording = needsFord(s, group) && (movesOnTop(group) > 0 || !gunWith(s, group))
  if (fording && !ford(g, group, side, act.card)) return undefined
  const placed = place(s, group, act.card, 'movement', side, act.mode)
  if (act.mode === 'advance') group.range++
  else if (act.mode === 'retreat') group.range--
  const { id, range } = group
  g.emit({ type: 'moves', rule: '5.4', side, group: id, card: act.card, mode: act.mode, range }, { reveals: true })
  for (const tell of s.setting.hooks.movementPlayed) tell(g, group, { card: act.card, placed, why: fording ? 'ford' : 'move' })
  for (const claim of s.setting.moveClaims) claim.placed(g, group, placed, act)
  return minesStir(g, group)
}

const DIRECTION: { readonly [M in MoveMode]: string } = { advance: 'advances', retreat: 'retreats', sideways: 'moves sideways' }

function describeMove(s: UpfrontState, { group, mode, flank, encircle, letter }: MoveAction): string {
  const named = (id: number) => `the enemy’s group ${s.groups[id]!.letter}`
  const claims = [
    flank === undefined ? '' : ` and flanks ${named(flank)}`,
    encircle === undefined ? '' : ` and encircles ${named(encircle)}`,
    letter === undefined ? '' : ` towards letter ${letter}`,
  ]
  return `Group ${s.groups[group]!.letter} ${DIRECTION[mode]}${claims.join('')}.`
}
