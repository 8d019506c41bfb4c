import {
  integer,
  keep,
  keptBy,
  LEGAL,
  listOf,
  type ModuleState,
  type Problem,
  type Rules,
  record,
  refuse,
  variants,
} from '@firegroup/kernel'
import { takeFromHand } from '../../cards/piles.ts'
import { functionOf } from '../../cards/usable.ts'
import type { Upfront } from '../../context.ts'
import { passesMoraleCheck } from '../../data/comparisons.ts'
import { drawNumber } from '../../draw/draw.ts'
import { isEncircled } from '../../flanks/encirclement.ts'
import { groupOfMan } from '../../groups/groups.ts'
import { place } from '../../groups/place.ts'
import { CLOSEST, relativeRange } from '../../groups/range.ts'
import { actingLeader } from '../../leaders/leaders.ts'
import { moraleOf } from '../../men/values.ts'
import { cantMove, cantMoveSo } from '../../movement/move.ts'
import type { UpfrontQuestion } from '../../questions.ts'
import { concede } from '../../scenario/victory.ts'
import type { Card, Group, Man, Side, UpfrontState } from '../../state.ts'
import { actOf } from '../../turn/action.ts'
import { spendAction } from '../../turn/spend.ts'
import { groupName, manName, numberName } from '../../words/names.ts'
import type { UpfrontModule } from '../module.ts'

/** `Man.awaits` of a man who has left the field. */
const AWAY = 300

interface Field {
  /** 42.6: the groups that are on their way out. */
  leaving: number[]
  /** 42.7: the winner has not been asked yet whether he goes on. */
  asks: boolean
}

const form = record({ leaving: listOf(integer(0, 40), { max: 12 }) })
const state: ModuleState<UpfrontState, Field> = {
  begin: () => undefined,
  clone: ({ leaving, asks }) => ({ leaving: [...leaving], asks }),
  view: (kept) => kept,
  read(description) {
    const wrong = form.check(description, 'situation.kept.withdrawal')
    if (wrong) return { ok: false, problems: [{ message: wrong }] }
    return { ok: true, value: { leaving: [...(description as { leaving: number[] }).leaving], asks: false } }
  },
}
const ID = { id: 'withdrawal', state } as const
const fieldOf = (s: UpfrontState): Field => keptBy(s, ID) ?? { leaving: [], asks: false }
const keepField = (s: UpfrontState, field: Field): void => keep(s, ID, field.leaving.length > 0 || field.asks ? field : undefined)

/** 42.6: a group leaves the field to the enemy. */
interface RetireAction {
  readonly type: 'retire'
  readonly group: number
  readonly card: Card
}

/** 42.6: a red Movement card in retreat, at range 0 or farther back: and the scenario is lost. */
const retire = actOf<RetireAction>({
  type: 'retire',
  rule: '42.6',
  chapter: 0,
  fields: { group: integer(0), card: integer(1) },
  candidates(s, side, group, out) {
    if (group.range > 0) return
    for (const card of s.sides[side].hand) {
      const act: RetireAction = { type: 'retire', group: group.id, card }
      if (retireProblems(s, side, act).length === 0) out.push(act)
    }
  },
  problems: retireProblems,
  perform(g, side, { group: id, card }) {
    const s = g.state
    const group = s.groups[id]!
    spendAction(g, group, 'movement')
    takeFromHand(s, side, card)
    const placed = place(s, group, card, 'movement', side, 'retreat')
    group.range--
    g.emit({ type: 'moves', rule: '5.4', side, group: id, card, mode: 'retreat', range: group.range }, { reveals: true })
    for (const tell of s.setting.hooks.movementPlayed) tell(g, group, { card, placed, why: 'move' })
    const field = fieldOf(s)
    keepField(s, { ...field, leaving: [...field.leaving, id] })
    g.emit({ type: 'withdrawal:leaves', rule: '42.6', group: id })
    // 42.6: whoever withdraws has conceded
    if (s.settled === undefined) concede(g, side)
    return undefined
  },
  describe: (s, { group }) => `Group ${s.groups[group]!.letter} leaves the field, and the scenario is lost.`,
})

function retireProblems(s: UpfrontState, side: Side, { group: id, card }: RetireAction): readonly Problem[] {
  const group = s.groups[id]!
  if (group.range > 0) return refuse('42.6', 'A group leaves the field from range 0 or farther back.')
  if (fieldOf(s).leaving.includes(id)) return refuse('42.6', 'It is on its way out already.')
  if (isEncircled(s, group)) return refuse('42.6', 'An encircled group has nowhere to go.')
  const held = s.sides[side].hand.includes(card) && functionOf(s, side, card, 'Movement')
  if (!held || !s.setting.cards[card]!.red) return refuse('42.6', 'It takes a Movement card of yours whose Random Number is red.')
  // 42.6: it must be able to retreat as any other
  return [...cantMove(s, group), ...cantMoveSo(s, group, 'retreat')]
}

/** 42.7, 42.71, 42.72: whoever has won may go on, while there are cards in the pile, if his leader is in good order. */
function goesOn({ state: s }: Upfront, winner: Side): boolean {
  if (s.timeUp || !leaderInOrder(s, winner) || !s.groups.some((group) => group.side !== winner && !group.gone)) return false
  keepField(s, { ...fieldOf(s), asks: true })
  return true
}

/** 42.72: the SL, a Commissar, or the ASL who has taken over. */
function leaderInOrder(s: UpfrontState, side: Side): Man | undefined {
  const leader = actingLeader(s, side)
  return leader && !leader.pinned && groupOfMan(s, leader.id) ? leader : undefined
}

export type Pursuit = { readonly type: 'pursue' } | { readonly type: 'rest' }
export const pursuitSchema = variants({ pursue: {}, rest: {} })
const CHOICES: readonly Pursuit[] = [{ type: 'pursue' }, { type: 'rest' }]

/** 42.7: asked as soon as it is won; a leader who does not pass his Morale Check lets them go, and it is over. */
export function* pursuit(g: Upfront): Rules<void> {
  const s = g.state
  keepField(s, { ...fieldOf(s), asks: false })
  const winner = s.settled!
  const answer = yield* g.ask(winner, pursuitQuestion())
  const leader = leaderInOrder(s, winner)
  if (answer.type === 'rest' || !leader) {
    s.winner = winner
    return
  }
  const card = drawNumber(g, 'pursuit')
  const passes = passesMoraleCheck(card.rn, moraleOf(s, leader, groupOfMan(s, leader.id)!))
  g.emit({
    type: 'withdrawal:pursuit',
    rule: '42.72',
    group: groupOfMan(s, leader.id)!.id,
    facts: { man: leader.id, card: card.id, passes },
  })
  if (!passes) s.winner = winner
}

/** Whether the winner is to be asked now. */
export function isToBeAsked(s: UpfrontState): boolean {
  return s.settled !== undefined && fieldOf(s).asks
}

function pursuitQuestion(): UpfrontQuestion<'pursue'> {
  return {
    kind: 'pursue',
    title: 'You have won. Go after them, for what they may still lose?',
    rule: '42.7',
    schema: pursuitSchema,
    candidates: () => CHOICES,
    problems: () => LEGAL,
  }
}

/** 42.72: a group on its way out that nobody has followed to relative range 5 is gone at the start of its turn. */
function leave(g: Upfront): undefined {
  const s = g.state
  const field = fieldOf(s)
  for (const id of field.leaving) {
    const group = s.groups[id]!
    if (group.side !== s.active || group.gone || isPursued(s, group)) continue
    for (const man of group.men) s.men[man]!.awaits = AWAY
    group.men = []
    s.discard.push(...group.stack.map(({ card }) => card))
    Object.assign(group, { stack: [], weapons: [], gone: true })
    g.emit({ type: 'withdrawal:left', rule: '42.72', group: id })
  }
  const leaving = field.leaving.filter((id) => !s.groups[id]!.gone)
  if (leaving.length !== field.leaving.length) keepField(s, { ...field, leaving })
  // 42.73: when nobody is left to be pursued it is over
  if (s.settled !== undefined && !s.groups.some((group) => group.side !== s.settled && !group.gone)) s.winner = s.settled
}

function isPursued(s: UpfrontState, group: Group): boolean {
  return s.groups.some((other) => other.side !== group.side && !other.gone && relativeRange(group, other) === CLOSEST)
}

/** 42.73: no farther than this Draw pile goes. */
function pileOver({ state: s }: Upfront): void {
  if (s.settled !== undefined && s.winner === null) s.timeUp = true
}

type Left = { readonly group: number }
type Tried = { readonly group: number; readonly facts: { readonly man: number; readonly card: Card; readonly passes: boolean } }

/** 42.6, 42.7: the better part of valour, and what the winner makes of it. Campaigns have it. */
export const withdrawal: UpfrontModule = {
  id: 'withdrawal',
  title: 'Withdrawal and pursuit',
  sentence:
    'A group far back may leave the field, which loses the scenario but saves the men; whoever has won may go after those who are left.',
  acts: { act: [retire] },
  steps: [{ key: 'turn.withdrawal', phase: 'turn', order: 105, run: leave }],
  state,
  marks: (s, { id }) => (fieldOf(s).leaving.includes(id) ? ['Leaving'] : []),
  hooks: { won: [goesOn], deckPassed: [pileOver] },
  tellers: {
    'withdrawal:leaves': (s, { group }: Left) => ({ text: `${groupName(s, group)} leaves the field to the enemy.` }),
    'withdrawal:left': (s, { group }: Left) => ({ text: `${groupName(s, group)} is out of reach.` }),
    'withdrawal:pursuit': (s, { facts: { man, card, passes } }: Tried) => ({
      text: passes ? `${manName(s, man)} leads his men after them.` : `${manName(s, man)} lets them go.`,
      detail: `Drawn: ${numberName(s, card)}.`,
    }),
  },
  // conceding is a person's choice
  advice: { retire: () => -9 },
  glossary: [
    {
      id: 'withdrawal',
      name: 'Withdrawal and pursuit',
      rules: ['42.6', '42.7', '42.72', '42.73'],
      text: 'A group at range 0 or farther back plays a red Movement card and leaves: the scenario is lost, and the men are saved unless the enemy keeps at relative range 5. Whoever has won may go on until the Draw pile is empty, if his leader draws less than his Morale.',
      also: ['retire', 'pursue'],
      see: ['movement'],
    },
  ],
}
