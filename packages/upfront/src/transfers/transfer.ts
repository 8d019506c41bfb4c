import { integer, LEGAL, listOf, oneOf, optional, type Problem, refuse } from '@firegroup/kernel'
import { spendCard } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import { drawNumber } from '../draw/draw.ts'
import { isEncircled } from '../flanks/encirclement.ts'
import { isMined } from '../fortifications/minefield.ts'
import { areAdjacent, groupInPlay } from '../groups/groups.ts'
import { isWired, movesOnTop, needsFord, needsSecondMove } from '../groups/stack.ts'
import { hasUnpinnedLeader } from '../leaders/leaders.ts'
import { crowdsAutomatics } from '../nations/automatics.ts'
import { MOST_MEN } from '../prepare/form-groups.ts'
import { type Card, type Group, LETTERS, type Letter, type Side, type UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import { spendAction } from '../turn/spend.ts'
import { isFreeLetter, isOpenLetter, neighbours } from './letters.ts'
import { cantGo } from './who-goes.ts'

/** 17.8: men set out for a neighbouring group, 17.91: or together to form a new one. */
export interface TransferAction {
  readonly type: 'transfer'
  /** The group that they leave. */
  readonly group: number
  readonly men: readonly number[]
  /** A Movement card for each of them. */
  readonly cards: readonly Card[]
  /** The group to which they go, or else the letter of the one that they form. */
  readonly to?: number
  readonly letter?: Letter
}

/** 17.91: how many it takes to form a group. */
const FEWEST_TO_SPLIT = 2

/** 17.8: sending men is the action of the group that they leave. */
export const transfer = actOf<TransferAction>({
  type: 'transfer',
  rule: '17.8',
  chapter: 17,
  fields: {
    group: integer(0),
    men: listOf(integer(0), { min: 1, max: 10 }),
    cards: listOf(integer(1), { min: 1, max: 10 }),
    to: optional(integer(0)),
    letter: optional(oneOf(...LETTERS)),
  },
  candidates: suggestTransfers,
  problems: transferProblems,
  perform: performTransfer,
  describe(s, { men, to, letter }) {
    const who = men.map((man) => s.setting.roster[man]!.name).join(', ')
    return to === undefined ? `${who} leave to form group ${letter}.` : `${who} sets out for group ${s.groups[to]!.letter}.`
  },
})

/** Out of many: each man who may go, alone, with one card; and each two who stand next to each other to form a new group. */
function suggestTransfers(s: UpfrontState, side: Side, group: Group, out: TransferAction[]): void {
  const cards = movementCards(s, side)
  if (cards.length === 0 || cantSend(s, group).length > 0) return
  for (const to of s.groups) {
    if (cantArrive(s, group, to) !== undefined) continue
    for (const man of group.men) {
      const act: TransferAction = { type: 'transfer', group: group.id, men: [man], cards: [cards[0]!], to: to.id }
      if (transferProblems(s, side, act).length === 0) out.push(act)
    }
  }
  if (cards.length < FEWEST_TO_SPLIT) return
  for (const letter of neighbours(group.letter)) {
    if (cantForm(s, group, letter) !== undefined) continue
    for (let i = 0; i + 1 < group.men.length; i++) {
      const men = [group.men[i]!, group.men[i + 1]!]
      const act: TransferAction = { type: 'transfer', group: group.id, men, cards: cards.slice(0, men.length), letter }
      if (transferProblems(s, side, act).length === 0) out.push(act)
    }
  }
}

const NO_CARDS: readonly Card[] = []

/** 17.81: out of a Stream Ford cards first. */
function movementCards(s: UpfrontState, side: Side): readonly Card[] {
  const { hand } = s.sides[side]
  if (!hand.some((card) => functionOf(s, side, card, 'Movement'))) return NO_CARDS
  const isFord = (card: Card): number => (functionOf(s, side, card, 'Movement')!.kind === 'Ford' ? 1 : 0)
  return hand.filter((card) => functionOf(s, side, card, 'Movement')).sort((a, b) => isFord(b) - isFord(a))
}

function transferProblems(s: UpfrontState, side: Side, act: TransferAction): readonly Problem[] {
  const group = s.groups[act.group]!
  const { men, cards } = act
  const wrong = [...cardProblems(s, side, men, cards), ...cantSend(s, group)]
  if (wrong.length > 0) return wrong
  if (men.some((man, i) => !group.men.includes(man) || men.indexOf(man) !== i)) return refuse('17.8', 'They are not men of that group.')
  for (const id of men) {
    const problem = cantGo(s, s.men[id]!)
    if (problem) return [problem]
  }
  return destinationProblems(s, group, act)
}

/** 17.8: a Movement card for each man. */
function cardProblems(s: UpfrontState, side: Side, men: readonly number[], cards: readonly Card[]): readonly Problem[] {
  if (cards.length !== men.length) return refuse('17.8', 'Each man who goes takes one Movement card.')
  const { hand } = s.sides[side]
  if (cards.some((card, i) => !hand.includes(card) || cards.indexOf(card) !== i)) return refuse('17.8', 'You don’t hold those cards.')
  return cards.every((card) => functionOf(s, side, card, 'Movement')) ? LEGAL : refuse('17.8', 'That is no Movement card for you.')
}

/** 17.8, 17.81, 17.611: what keeps a group from sending anybody. */
function cantSend(s: UpfrontState, group: Group): readonly Problem[] {
  if (isEncircled(s, group)) return refuse('17.611', `Group ${group.letter} is encircled.`)
  if (isWired(group)) return refuse('17.8', `Group ${group.letter} is on Wire.`)
  if (isMined(s, group)) return refuse('17.8', `Group ${group.letter} is on a Minefield.`)
  if (needsSecondMove(s, group) && movesOnTop(group) === 0)
    return refuse('17.81', `Group ${group.letter} is in a Marsh, and no Movement card lies on it.`)
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'transfer')
    if (problem) return [problem]
  }
  return LEGAL
}

function destinationProblems(s: UpfrontState, group: Group, { men, to, letter }: TransferAction): readonly Problem[] {
  if ((to === undefined) === (letter === undefined)) return refuse('17.8', 'Say to which group they go, or which letter they form.')
  const goal = to === undefined ? undefined : groupInPlay(s, to)
  if (to !== undefined && !goal) return refuse('17.8', 'There is no such group.')
  const problem = goal ? cantArrive(s, group, goal) : cantForm(s, group, letter!)
  if (problem) return [problem]
  if (!goal && men.length < FEWEST_TO_SPLIT) return refuse('17.91', 'A new group is formed by two men or more who set out together.')
  if (goal && goal.men.length + comingTo(s, goal) + men.length > MOST_MEN) return refuse('17.82', `A group has ${MOST_MEN} men at most.`)
  if (!hasUnpinnedLeader(s, group) && !(goal && hasUnpinnedLeader(s, goal)))
    return refuse('17.8', 'One of the two groups must have an unpinned leader.')
  if (goal)
    for (const forbid of s.setting.hooks.transferForbidden) {
      const full = forbid(s, men, goal)
      if (full) return [full]
    }
  const crowded = crowdsAutomatics(s, group, men, goal)
  return crowded ? [crowded] : LEGAL
}

/** 17.8, 17.611: what keeps men of one group from going to another. */
function cantArrive(s: UpfrontState, group: Group, goal: Group): Problem | undefined {
  if (goal.gone || goal.side !== group.side || !areAdjacent(group, goal))
    return { rule: '17.8', message: 'That is no group next to theirs.' }
  if (goal.range !== group.range || hasChangedRange(s, goal))
    return { rule: '17.8', message: 'Both groups must have begun the turn at the same range.' }
  return isEncircled(s, goal) ? { rule: '17.611', message: `Group ${goal.letter} is encircled.` } : undefined
}

function hasChangedRange(s: UpfrontState, { stack }: Group): boolean {
  for (const { as, turn, mode } of stack) if (as === 'movement' && turn === s.turn && mode !== 'sideways') return true
  return false
}

/** 17.91: what keeps a group from splitting off another. */
function cantForm(s: UpfrontState, group: Group, letter: Letter): Problem | undefined {
  if (!neighbours(group.letter).includes(letter) || !isOpenLetter(s, letter))
    return { rule: '17.91', message: 'A new group is formed at a letter next to theirs, from A to D.' }
  for (const { from, letter: forming } of s.transfers)
    if (from === group.id && forming !== '') return { rule: '17.91', message: 'Men of this group are forming another already.' }
  return isFreeLetter(s, group.side, letter) ? undefined : { rule: '17.91', message: `Letter ${letter} is not free.` }
}

/** Those on their way to a group, and those who left it and may have to come back. */
export function comingTo(s: UpfrontState, group: Group): number {
  let count = 0
  for (const { from, to } of s.transfers) if (to === group.id || from === group.id) count++
  return count
}

/** 17.8: the cards go to the Discard pile, and the men are on their way; 17.81: out of a Stream only those who get through it. */
function performTransfer(g: Upfront, side: Side, { group: id, men, cards, to = -1, letter: formed }: TransferAction): undefined {
  const letter = formed ?? ''
  const s = g.state
  const group = s.groups[id]!
  spendAction(g, group, 'movement')
  const fording = needsFord(s, group)
  men.forEach((man, i) => {
    const card = cards[i]!
    const automatic = !fording || functionOf(s, side, card, 'Movement')!.kind === 'Ford'
    spendCard(s, side, card)
    const drawn = automatic ? undefined : drawNumber(g, 'fording')
    if (drawn?.red) {
      g.emit({ type: 'transferFails', rule: '17.81', man, card, drawn: drawn.id }, { reveals: true })
      return
    }
    group.men.splice(group.men.indexOf(man), 1)
    s.transfers.push({ man, from: id, to, letter, turn: s.turn })
    g.emit({ type: 'transfers', rule: to < 0 ? '17.91' : '17.8', man, from: id, to, letter, card }, { reveals: true })
  })
}
