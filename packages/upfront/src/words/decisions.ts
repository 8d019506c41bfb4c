import type { DecisionWords } from '@firegroup/kernel'
import type { UpfrontQuestions } from '../questions.ts'
import type { UpfrontState } from '../state.ts'
import type { DiscardDecision } from '../turn/discard.ts'
import type { Discard } from '../turn/discard-kind.ts'
import { cardName, groupName, manName } from './names.ts'

/** What deciding so means, by the kind of question. Acts tell theirs themselves, in their rows. */
const DECISIONS: DecisionWords<UpfrontState, UpfrontQuestions> = {
  formGroups: (s, { groups }) => groups.map((men, i) => `${'ABCD'[i] ?? '?'}: ${men.map((man) => manName(s, man)).join(', ')}.`).join(' '),
  initialTerrain: (s, decision) =>
    decision.type === 'pass' ? 'Pass.' : `Lay ${cardName(s, decision.card)} on ${groupName(s, decision.group)}.`,
  act: (s, decision) => s.setting.acts.describe(s, decision),
  discard: describeDiscards,
  refill: (_s, { type }) => (type === 'draw' ? 'Fill the hand.' : 'Draw nothing.'),
  concealment: (s, decision) => (decision.type === 'pass' ? 'Pass.' : `Play ${cardName(s, decision.card)}.`),
  attack: (_s, { type }) => (type === 'resolve' ? 'Go through with it.' : 'Break it off.'),
  hero: (s, decision) => (decision.type === 'hold' ? 'Not now.' : `Play ${cardName(s, decision.card)}.`),
  heroDrawn: (s, decision) => (decision.type === 'hold' ? 'Not now.' : `Play the Hero on ${manName(s, decision.man)}.`),
  terrainOffer: (_s, { type }) => (type === 'accept' ? 'Accept.' : 'Reject.'),
  newGroupOffer: (_s, { type }) => (type === 'accept' ? 'Accept.' : 'Reject.'),
  redirect: (s, { group }) => `Aim on ${groupName(s, group)}.`,
  fighter: (s, { man }) => `Send ${manName(s, man)}.`,
  charge: (s, { group }) => `Fall on ${groupName(s, group)}.`,
  stay: (_s, { type }) => (type === 'keep' ? 'He stays among the enemy.' : 'He comes back.'),
  spoils: (_s, decision) =>
    decision.type === 'leave' ? 'Leave it there.' : `${decision.type === 'take' ? 'Take' : 'Destroy'}${WEAPONS[decision.what]}.`,
  captureTerrain(s, decision) {
    if (decision.type === 'decline') return 'Leave the position.'
    const along = decision.join.length > 0 ? ` with ${decision.join.map((man) => manName(s, man)).join(', ')}` : ''
    return `${groupName(s, decision.group)} takes the position${along}.`
  },
  shot: (_s, { type }) => (type === 'resolve' ? 'Fire.' : 'Hold the shot.'),
  prisoner: (s, decision) => (decision.type === 'decline' ? 'Let him run.' : `${manName(s, decision.guard)} takes him prisoner.`),
  quarter: (_s, { type }) => (type === 'kill' ? 'For his life.' : 'For a prisoner, at two less.'),
  newGuard: (s, { man }) => `${manName(s, man)} guards them.`,
  portage: (_s, { what }) => `Leave${WEAPONS[what]}.`,
  pursue: (_s, { type }) => (type === 'pursue' ? 'Go after them.' : 'Let them go.'),
  recruit: (s, { man, secondary }) =>
    `Take ${manName(s, man)}${secondary === undefined ? '' : ` with a ${SECONDARY[secondary] ?? secondary}`}.`,
  readjust: (_s, decision) =>
    decision.type === 'leave' ? 'Leave them as they are.' : `Shift your range chits by ${-decision.by} and theirs by ${decision.by}.`,
  readjustConsent: (_s, { type }) => (type === 'agree' ? 'Agree.' : 'Leave them as they are.'),
}

/** Every kind of question. */

/** What deciding so means, in the state in which it is decided. */
export function describeDecision(s: UpfrontState, kind: string, decision: unknown): string {
  const tell = (DECISIONS as { readonly [kind: string]: ((s: UpfrontState, decision: unknown) => string) | undefined })[kind]
  if (!tell) throw new Error(`There is no question '${kind}'.`)
  return tell(s, decision)
}

const SECONDARY: { readonly [weapon: string]: string } = {
  demolitionCharge: 'demolition charge',
  panzerfaust: 'panzerfaust',
  ATMM: 'magnetic mine',
}

const WEAPONS = { weapon: ' his weapon', secondary: ' his secondary weapon' } as const

function describeDiscards(s: UpfrontState, decision: DiscardDecision): string {
  if (decision.type === 'none') return 'Discard nothing.'
  return `Discard ${decision.cards.map((discard) => describeDiscard(s, discard)).join('; ')}.`
}

function describeDiscard(s: UpfrontState, { card, on, game }: Discard): string {
  if (game !== undefined) return `${cardName(s, card)} into game ${game + 1}`
  return on === undefined ? cardName(s, card) : `${cardName(s, card)} on ${groupName(s, on)}`
}
