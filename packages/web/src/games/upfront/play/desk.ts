/** How Up Front's questions become drafts, and its events reports. */

import { REACTIONS, TURN } from '@firegroup/content/paces/upfront'
import type { Problem } from '@firegroup/kernel'
import { describeDecision, type UpfrontEvent, type UpfrontState } from '@firegroup/upfront'
import type { ReportRole } from '../../../play/controller/report.ts'
import type { DeskParts } from '../../game.ts'
import { hasControl } from './controls.ts'
import { ActDraft } from './drafts/act-draft.ts'
import { AnswerDraft } from './drafts/answer-draft.ts'
import { DiscardDraft } from './drafts/discard-draft.ts'
import { facetsOf } from './drafts/facets.ts'
import { FormDraft } from './drafts/form-draft.ts'
import { TableDraft } from './drafts/table-draft.ts'
import type { UpfrontDesktop, UpfrontDraft, UpfrontReport } from './kinds.ts'
import { passes } from './passes.ts'
import { drawsOf } from './ReportView.tsx'

/** Questions that are answered on the table, by a card and a group; the others are short lists. */
const ON_THE_TABLE: readonly string[] = ['initialTerrain']

/** Draws that are an act of their own; those against men under fire belong to the attack. */
const BEGINS: readonly UpfrontEvent['type'][] = [
  'sniper',
  'sniperCheck',
  'infiltrates',
  'combat',
  'repair',
  'acquires',
  'fords',
  'fordsAlone',
  'execution',
  'voluntaryPanic',
  'detonates',
  'transferFails',
  'deckPassed',
  'timeUp',
]
/** The first of them begins a report, the others join it. */
const EITHER: readonly UpfrontEvent['type'][] = ['attacked', 'moraleCheck', 'entersCombat']
/** What comes of something that was drawn. */
const JOINS: readonly UpfrontEvent['type'][] = [
  'pinned',
  'rallied',
  'hero',
  'manLost',
  'groupGone',
  'malfunction',
  'dud',
  'berserk',
  'calm',
  'spoils',
  'weaponLeft',
  'weaponLost',
  'looseWeaponsLost',
  'terrainCaptured',
  'infiltrationEnds',
  'flankLost',
  'encirclementBroken',
  'uncrewed',
  'breeze',
  'removed',
  'surrenders',
  'victory',
]

export const desk: DeskParts<UpfrontState, UpfrontEvent, UpfrontDraft> = {
  draft,
  hasControl,
  words: { describe: describeDecision, places: placesOf, name: (s, group) => `group ${s.groups[group]?.letter ?? ''}` },
  carry: () => null,
  isReaction: (kind) => REACTIONS.includes(kind),
  passes,
  // hands are hidden: whoever is asked next takes the screen
  turn: (_, seat) => seat,
  pick,
  role,
  dice: () => [],
  landing,
}

function draft(desktop: UpfrontDesktop): UpfrontDraft {
  switch (desktop.question.kind) {
    case 'act':
      return new ActDraft(desktop)
    case 'discard':
      return new DiscardDraft(desktop)
    case 'formGroups':
      return new FormDraft(desktop)
    default:
      return ON_THE_TABLE.includes(desktop.question.kind) ? new TableDraft(desktop) : new AnswerDraft(desktop)
  }
}

function role({ type }: UpfrontEvent): ReportRole {
  if (BEGINS.includes(type)) return 'begins'
  if (EITHER.includes(type)) return 'joinsOrBegins'
  return JOINS.includes(type) ? 'joins' : 'between'
}

/** Cards are turned over one after the other, as the table shows them. */
function landing(reports: readonly UpfrontReport[]): number {
  const draws = drawsOf(reports).length
  return draws === 0 ? 0 : TURN.first + (draws - 1) * TURN.next
}

/** The keys 1 to 9: the offer with that number; while groups are formed, the man. */
function pick(draft: UpfrontDraft, at: number): Problem | null {
  if (draft instanceof FormDraft) {
    const man = draft.groups.flat()[at]
    if (man !== undefined) draft.hold(man)
  } else if (draft instanceof DiscardDraft) {
    const card = draft.s.sides[draft.side].hand[at]
    if (card !== undefined) return draft.chooseCard(card)
  } else if (draft instanceof ActDraft) draft.pickNumber(at)
  else if (draft instanceof TableDraft) {
    const option = draft.lines[at]
    if (option) draft.pick(option)
  }
  return null
}

/** The groups that a decision is about, of either side. */
function placesOf(s: UpfrontState, decision: unknown): readonly number[] {
  const { groups, targets } = facetsOf(s, s.active, decision)
  return [...groups, ...targets]
}
