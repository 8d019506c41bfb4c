/** What the dock says of a game of Up Front. */
import type { AttackOdds, UpfrontEvent, UpfrontState } from '@firegroup/upfront'
import type { ReactNode } from 'react'
import type { DockParts } from '../../game.ts'
import { stepName } from '../steps.ts'
import { ActDraft } from './drafts/act-draft.ts'
import { AnswerDraft } from './drafts/answer-draft.ts'
import { DiscardDraft } from './drafts/discard-draft.ts'
import { FormDraft } from './drafts/form-draft.ts'
import { NONE, TableDraft } from './drafts/table-draft.ts'
import type { UpfrontDesk, UpfrontDraft } from './kinds.ts'
import { ActView } from './questions/ActView.tsx'
import { AnswerView } from './questions/AnswerView.tsx'
import { DiscardView } from './questions/DiscardView.tsx'
import { FormView } from './questions/FormView.tsx'
import { PlaceView } from './questions/PlaceView.tsx'
import { ReportView, reportTitle } from './ReportView.tsx'
import { peopleOf } from './words.ts'

export const dock: DockParts<UpfrontState, UpfrontEvent, UpfrontDraft> = {
  title,
  subtitle,
  phase: (s) => (s.phase === 'prepare' ? 'Preparation' : `Turn ${s.turn}, ${peopleOf(s, s.active)}`),
  figure,
  reaction: (s) => `Your answer: it is the turn of the ${peopleOf(s, s.active)}.`,
  hold: 'Not now',
  deed: (draft) =>
    draft instanceof FormDraft
      ? 'Form these groups'
      : draft instanceof DiscardDraft
        ? 'Discard'
        : draft instanceof ActDraft && draft.group === NONE
          ? 'Choose a group'
          : 'Choose',
  View,
  idle: (draft) =>
    draft instanceof ActDraft
      ? draft.group === NONE
        ? 'above'
        : null
      : draft instanceof FormDraft || draft instanceof DiscardDraft
        ? 'below'
        : null,
  objectives: 'What each group counts',
  reportTitle,
  ReportView,
  diceWords: () => ({ title: '', detail: '' }),
  sound: ({ head }) => (head.type === 'attacked' || head.type === 'sniper' ? 'shot' : 'card'),
}

function View({ desk }: { readonly desk: UpfrontDesk }): ReactNode {
  const { draft } = desk
  if (draft instanceof ActDraft) return <ActView desk={desk} draft={draft} />
  if (draft instanceof DiscardDraft) return <DiscardView desk={desk} draft={draft} />
  if (draft instanceof FormDraft) return <FormView desk={desk} draft={draft} />
  if (draft instanceof AnswerDraft) return <AnswerView desk={desk} draft={draft} />
  return draft instanceof TableDraft ? <PlaceView desk={desk} draft={draft} /> : null
}

function title({ draft, s }: UpfrontDesk): string | null {
  if (!(draft instanceof ActDraft) || draft.group === NONE) return null
  const group = `Group ${s.groups[draft.group]!.letter}`
  if (draft.declared) return `${group} fires at their ${s.groups[draft.target]!.letter}`
  if (draft.order) return `${group} changes places`
  if (draft.made) return madeTitle(s, draft, group)
  return `${group}: what shall it do?`
}

function madeTitle(s: UpfrontState, { made, target }: ActDraft, group: string): string {
  const enemy = target === NONE ? 'the enemy' : `their ${s.groups[target]!.letter}`
  if (made!.type === 'ordnance') return `${group} shoots at ${enemy}`
  return made!.type === 'infiltrate' ? `${group} infiltrates ${enemy}` : `${group} sends men`
}

function subtitle({ draft, s }: UpfrontDesk): string {
  if (draft instanceof ActDraft) {
    if (draft.shot) return `${draft.shot.weapon}, relative range ${draft.shot.range}`
    if (draft.preview) return `Relative range ${draft.preview.range}, 5 is closest`
    const { length } = draft.actors
    return `Actions, ${length === 1 ? 'one group' : `${length} groups`} can play a card`
  }
  return s.phase === 'prepare' ? 'Before play' : stepName(s)
}

function figure({ draft }: UpfrontDesk): { readonly share: number; readonly words: string } | null {
  const odds = draft instanceof ActDraft ? (draft.shot ?? draft.preview) : draft instanceof AnswerDraft ? oddsOf(draft) : null
  return odds ? { share: odds.anyEffect, words: 'any effect' } : null
}

function oddsOf(draft: AnswerDraft): AttackOdds | null {
  const preview = draft.picked ? (draft.previewOf(draft.picked) as Partial<AttackOdds> | null) : null
  return preview?.anyEffect === undefined ? null : (preview as AttackOdds)
}
