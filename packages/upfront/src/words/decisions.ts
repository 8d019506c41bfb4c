import type { GroupsFormed } from '../prepare/form-groups.ts'
import type { UpfrontState } from '../state.ts'
import type { Act, ActDecision } from '../turn/action.ts'
import type { DiscardDecision } from '../turn/discard.ts'
import type { Discard } from '../turn/discard-kind.ts'
import { cardName, groupName, manName } from './names.ts'

/** What deciding so means, in the state in which it is decided. Decisions of a turn describe themselves: see `ActionKind`. */
export function describeDecision(s: UpfrontState, kind: string, decision: unknown): string {
  switch (kind) {
    case 'act':
      return describeAct(s, decision as ActDecision)
    case 'discard':
      return describeDiscards(s, decision as DiscardDecision)
    case 'formGroups':
      return (decision as GroupsFormed).groups
        .map((men, i) => `${'ABCD'[i] ?? '?'}: ${men.map((man) => manName(s, man)).join(', ')}.`)
        .join(' ')
    default:
      return describePlain(s, decision as PlainDecision)
  }
}

interface PlainDecision {
  readonly type: string
  readonly card?: number
  readonly group?: number
}

function describeAct(s: UpfrontState, decision: ActDecision): string {
  if (decision.type === 'done') return 'No more actions.'
  const kind = s.setting.actions.find(({ type }) => type === decision.type)
  return kind ? kind.describe(s, decision as Act) : decision.type
}

function describeDiscards(s: UpfrontState, decision: DiscardDecision): string {
  if (decision.type === 'none') return 'Discard nothing.'
  return `Discard ${decision.cards.map((discard) => describeDiscard(s, discard)).join('; ')}.`
}

function describeDiscard(s: UpfrontState, { card, on }: Discard): string {
  return on === undefined ? cardName(s, card) : `${cardName(s, card)} on ${groupName(s, on)}`
}

const WORDS: { readonly [type: string]: string } = {
  pass: 'Pass',
  draw: 'Fill the hand',
  keep: 'Draw nothing',
  accept: 'Accept',
  reject: 'Reject',
  place: 'Lay',
  conceal: 'Play',
  hold: 'Not now',
  hero: 'Play',
  rally: 'Play the Hero',
  resolve: 'Go through with it',
  callOff: 'Break it off',
  target: 'Aim',
}

function describePlain(s: UpfrontState, { type, card, group }: PlainDecision): string {
  const what = card === undefined ? '' : ` ${cardName(s, card)}`
  const where = group === undefined ? '' : ` on ${groupName(s, group)}`
  return `${WORDS[type] ?? type}${what}${where}.`
}
