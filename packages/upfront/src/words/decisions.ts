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
    case 'stay':
      return (decision as PlainDecision).type === 'keep' ? 'He stays among the enemy.' : 'He comes back.'
    case 'captureTerrain':
      return describeCapture(s, decision as CaptureDecision)
    case 'readjust':
    case 'readjustConsent':
      return describeShift(decision as { readonly type: string; readonly by?: number })
    default:
      return describePlain(s, decision as PlainDecision)
  }
}

interface PlainDecision {
  readonly type: string
  readonly card?: number
  readonly group?: number
  readonly man?: number
  /** 20.74: which of two weapons. */
  readonly what?: 'weapon' | 'secondary'
}

interface CaptureDecision {
  readonly type: string
  readonly group?: number
  readonly join?: readonly number[]
}

function describeCapture(s: UpfrontState, { group, join = [] }: CaptureDecision): string {
  if (group === undefined) return 'Leave the position.'
  const along = join.length > 0 ? ` with ${join.map((man) => manName(s, man)).join(', ')}` : ''
  return `${groupName(s, group)} takes the position${along}.`
}

/** 5.62 */
function describeShift({ type, by }: { readonly type: string; readonly by?: number }): string {
  if (by !== undefined) return `Shift your range chits by ${-by} and theirs by ${by}.`
  return type === 'agree' ? 'Agree.' : 'Leave them as they are.'
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
  leave: 'Leave it there',
  take: 'Take',
  destroy: 'Destroy',
  fights: 'Send',
  charge: 'Fall',
}

const WEAPONS = { weapon: ' his weapon', secondary: ' his secondary weapon' } as const

function describePlain(s: UpfrontState, { type, card, group, man, what: weapon }: PlainDecision): string {
  const who = man === undefined ? '' : type === 'fights' ? ` ${manName(s, man)}` : ` on ${manName(s, man)}`
  const what = card === undefined ? `${who}${weapon ? WEAPONS[weapon] : ''}` : ` ${cardName(s, card)}`
  const where = group === undefined ? '' : ` on ${groupName(s, group)}`
  return `${WORDS[type] ?? type}${what}${where}.`
}
