import { flag, integer, LEGAL, type Problem, type Rules, refuse, variants } from '@firegroup/kernel'
import { takeFromHand } from '../cards/piles.ts'
import { functionOf } from '../cards/usable.ts'
import type { Upfront } from '../context.ts'
import type { Terrain } from '../data/cards.ts'
import { terrainRules } from '../data/terrain.ts'
import { groupAt } from '../groups/groups.ts'
import { newGroup } from '../groups/new-group.ts'
import { place } from '../groups/place.ts'
import type { OfferAnswer } from '../movement/offers.ts'
import type { UpfrontQuestion } from '../questions.ts'
import type { Step } from '../sequence/step.ts'
import { type Card, enemyOf, type Group, type Letter, type NewGroupOffer, type Side, type UpfrontState } from '../state.ts'
import { actOf } from '../turn/action.ts'
import type { DiscardKind } from '../turn/discard-kind.ts'
import { spendAction } from '../turn/spend.ts'
import { returnForming } from './under-way.ts'

export const newGroupSteps: readonly Step[] = [{ key: 'turn.newGroups', phase: 'turn', order: 210, run: answerNewGroupOffers }]

/** 17.92: men who left a group form a new one by playing Terrain. */
export interface CreateAction {
  readonly type: 'create'
  /** The group that they left; it is not its action. */
  readonly group: number
  readonly card: Card
  readonly faceDown: boolean
}

/** 17.92: the new group exists from its first Terrain card on, and that is its action. */
export const create = actOf<CreateAction>({
  type: 'create',
  rule: '17.92',
  chapter: 17,
  free: true,
  fields: { group: integer(0), card: integer(1), faceDown: flag() },
  candidates(s, side, group, out) {
    if (s.transfers.length === 0 || !isReady(s, group)) return
    for (const card of s.sides[side].hand)
      for (const faceDown of [false, true]) {
        const act: CreateAction = { type: 'create', group: group.id, card, faceDown }
        if (createProblems(s, side, act).length === 0) out.push(act)
      }
  },
  might: (s, side, group) => s.sides[side].hand.length > 0 && isReady(s, group),
  problems: createProblems,
  perform(g, side, { group, card, faceDown }) {
    takeFromHand(g.state, side, card)
    spendAction(g, createGroup(g, g.state.groups[group]!, card, side, faceDown))
    return undefined
  },
  describe(s, { group, card, faceDown }) {
    const terrain = faceDown ? 'Open Ground' : (printedTerrain(s, card) ?? 'terrain')
    return `Group ${formingLetter(s, s.groups[group]!) ?? '?'} is formed in ${terrain}.`
  },
})

function createProblems(s: UpfrontState, side: Side, { group: id, card, faceDown }: CreateAction): readonly Problem[] {
  const group = s.groups[id]
  if (!group || group.side !== side || !isReady(s, group))
    return refuse('17.92', 'Nobody who set out in an earlier turn is forming a group there.')
  if (!s.sides[side].hand.includes(card)) return refuse('17.92', 'You don’t hold that card.')
  const printed = functionOf(s, side, card, 'Terrain')
  if (!faceDown && !printed) return refuse('17.92', 'That is no Terrain card for you; face down it would be Open Ground.')
  if (!faceDown && printed!.terrain === 'Minefield') return refuse('24.3', 'Nobody lays a Minefield for himself.')
  return entryProblems(s, group, faceDown ? 'OpenGround' : printed!.terrain)
}

/** 17.8: not in the turn in which they set out. */
function isReady(s: UpfrontState, group: Group): boolean {
  for (const { from, to, turn } of s.transfers) if (from === group.id && to < 0 && turn < s.turn) return true
  return false
}

function entryProblems(s: UpfrontState, from: Group, terrain: Terrain): readonly Problem[] {
  const letter = formingLetter(s, from)!
  if (groupAt(s, from.side, letter)) return refuse('17.91', `Letter ${letter} is not free.`)
  const group = unborn(s, from)
  for (const forbid of s.setting.hooks.terrainForbidden) {
    const problem = forbid(s, group, terrain, undefined)
    if (problem) return [problem]
  }
  return LEGAL
}

function formingLetter(s: UpfrontState, group: Group): Letter | undefined {
  for (const { from, letter } of s.transfers) if (from === group.id && letter !== '') return letter
  return undefined
}

/** The group as it would be formed, at the range of the one that its men left. */
function unborn(s: UpfrontState, from: Group): Group {
  const men = s.transfers.filter((transfer) => transfer.from === from.id && transfer.to < 0).map(({ man }) => man)
  return { ...newGroup(s.groups.length, from.side, formingLetter(s, from)!, men), range: from.range }
}

/** 17.92: the group is there; 17.8: it and the one that its men left keep their range for a turn. */
function createGroup(g: Upfront, from: Group, card: Card, by: Side, faceDown: boolean): Group {
  const s = g.state
  const group = unborn(s, from)
  s.groups.push(group)
  s.transfers = s.transfers.filter((transfer) => transfer.from !== from.id || transfer.to >= 0)
  group.transferEnded = from.transferEnded = s.turn
  place(s, group, card, faceDown ? 'open' : 'terrain', by)
  const terrain = faceDown ? 'OpenGround' : printedTerrain(s, card)!
  const others = { type: 'groupCreated', rule: '17.92', group: group.id, letter: group.letter, men: [...group.men], terrain } as const
  if (faceDown) g.emit({ ...others, card }, { to: [by], others })
  else g.emit({ ...others, card }, { reveals: true })
  for (const tell of s.setting.hooks.terrainPlayed) tell(g, group, { card, by, how: by === group.side ? 'played' : 'accepted' })
  return group
}

/** 17.92: the enemy may discard Terrain on a group that is about to be formed; `on` is the group that its men left. */
export const newGroupDiscard: DiscardKind = {
  as: 'newGroup',
  rule: '17.92',
  order: 250,
  candidates(s, side, card, out) {
    const printed = s.transfers.length === 0 ? undefined : functionOf(s, side, card, 'Terrain')
    if (!printed || printed.terrain === 'Minefield') return
    for (const group of s.groups)
      if (group.side !== side && !group.gone && formingLetter(s, group)) out.push({ card, as: 'newGroup', on: group.id })
  },
  problems(s, side, { card, on }, group, others) {
    const printed = functionOf(s, side, card, 'Terrain')
    if (!printed) return refuse('7.3', 'Only a Terrain card that you may use can be discarded so.')
    if (printed.terrain === 'Minefield') return refuse('24.3', 'Mines are laid on a group that is moving, not on one that is only forming.')
    if (!formingLetter(s, group!)) return refuse('17.92', 'Nobody is forming a group there.')
    const twice = others.some((other) => other.as === 'newGroup' && other.on === on && other.card !== card)
    return twice ? refuse('7.32', 'One Terrain card on a group in a turn, not more.') : LEGAL
  },
  resolve(g, side, { card, on }) {
    takeFromHand(g.state, side, card)
    g.state.newGroupOffers.push({ from: on!, card })
    g.emit({ type: 'newGroupOffered', rule: '17.92', side, from: on!, card }, { reveals: true })
    return undefined
  },
}

const ANSWERS: readonly OfferAnswer[] = [{ type: 'accept' }, { type: 'reject' }]
export const newGroupSchema = variants({ accept: {}, reject: {} })

/** 17.92: accepted, the group is there and may act; refused, its men are back where they came from. */
function* answerNewGroupOffers(g: Upfront): Rules<void> {
  const s = g.state
  for (const offer of s.newGroupOffers.slice()) {
    const from = s.groups[offer.from]!
    if (from.side !== s.active) continue
    const answer = yield* answerOffer(g, from, offer)
    s.newGroupOffers = s.newGroupOffers.filter((each) => each !== offer)
    if (answer.type === 'accept') createGroup(g, from, offer.card, enemyOf(from.side), false)
    else {
      s.discard.push(offer.card)
      g.emit({ type: 'newGroupRefused', rule: '17.92', from: from.id, card: offer.card })
      returnForming(g, from.id, '17.92')
    }
    g.checkpoint()
  }
}

function* answerOffer(g: Upfront, from: Group, { card }: NewGroupOffer): Rules<OfferAnswer> {
  const s = g.state
  const terrain = printedTerrain(s, card)!
  const problems = ({ type }: OfferAnswer): readonly Problem[] => {
    if (type === 'accept') return entryProblems(s, from, terrain)
    return terrainRules(terrain).rejectable ? LEGAL : refuse('7.3', `A ${terrain} can’t be rejected.`)
  }
  const open = ANSWERS.filter((answer) => problems(answer).length === 0)
  if (open.length < 2) return open[0] ?? ANSWERS[1]!
  const question: UpfrontQuestion<'newGroupOffer'> = {
    kind: 'newGroupOffer',
    title: `The enemy puts the men who are to form group ${formingLetter(s, from)} into ${terrain}. Accept it?`,
    rule: '17.92',
    schema: newGroupSchema,
    about: { group: from.id, card },
    candidates: () => ANSWERS,
    problems,
  }
  return yield* g.ask(from.side, question)
}

function printedTerrain(s: UpfrontState, card: Card): Terrain | undefined {
  for (const printed of s.setting.cards[card]!.functions) if (printed.type === 'Terrain') return printed.terrain
  return undefined
}
