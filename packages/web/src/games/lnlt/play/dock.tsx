/** What the dock says of a game of Lock 'n Load. */
import type { LnltEvent, LnltState } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import type { HexDraft } from '../../../play/controller/draft.ts'
import { ListDraft } from '../../../play/controller/list-draft.ts'
import { idleOnMap } from '../../../play/goal/idle.ts'
import { capital } from '../../../words.ts'
import type { DockParts } from '../../game.ts'
import { PHASE_NAMES } from '../phase-names.ts'
import { gunsAimed } from './board/facing.ts'
import { diceWords } from './dice-words.ts'
import { ActDraft } from './drafts/act-draft.ts'
import { AirDraft } from './drafts/air-draft.ts'
import { ChoiceDraft } from './drafts/choice-draft.ts'
import { ClaymoreDraft } from './drafts/claymore-draft.ts'
import { ImpulseDraft, type Opening } from './drafts/impulse-draft.ts'
import { MeleeDraft } from './drafts/melee-draft.ts'
import { PlaceDraft } from './drafts/place-draft.ts'
import { ReactionDraft } from './drafts/reaction-draft.ts'
import { RoundDraft } from './drafts/round-draft.ts'
import { SetupDraft } from './drafts/setup-draft.ts'
import { StepDraft } from './drafts/step-draft.ts'
import { WhoDraft } from './drafts/who-draft.ts'
import type { LnltDesk } from './kinds.ts'
import { ActView } from './questions/ActView.tsx'
import { AirView } from './questions/AirView.tsx'
import { ChoiceView } from './questions/ChoiceView.tsx'
import { ClaymoreView } from './questions/ClaymoreView.tsx'
import { ImpulseView } from './questions/ImpulseView.tsx'
import { MeleeView } from './questions/MeleeView.tsx'
import { OfferList } from './questions/OfferList.tsx'
import { PlaceView } from './questions/PlaceView.tsx'
import { ReactionView } from './questions/ReactionView.tsx'
import { RoundView } from './questions/RoundView.tsx'
import { SetupView } from './questions/SetupView.tsx'
import { StepView } from './questions/StepView.tsx'
import { WhoView } from './questions/WhoView.tsx'
import { ReportView, reportTitle } from './ReportView.tsx'
import { inOrOver, placeName, shotsLeft, sideName, unitCount, unitName } from './words.ts'

const OPENINGS: { readonly [O in Opening]: string } = {
  activate: 'Activate',
  spot: 'Spot',
  enter: 'Enter',
  sniper: 'Show him',
  tunnel: 'Go on',
  appear: 'Show yourselves',
}
const DEEDS: Readonly<Record<string, string>> = { act: 'Act', step: 'Go on', reaction: 'Fire', melee: 'Attack' }

export const dock: DockParts<LnltState, LnltEvent, HexDraft> = {
  title,
  subtitle,
  phase: (s) => PHASE_NAMES[s.phase],
  figure,
  reaction: (s) =>
    s.missile ? 'Your reaction: a missile is on its way' : `Your reaction: the ${sideName(s, s.impulse?.side ?? s.next)} are moving`,
  hold: 'Hold fire',
  deed: (draft) => {
    if (draft instanceof ImpulseDraft) return OPENINGS[draft.opening]
    return draft instanceof StepDraft && draft.doing !== 'go' ? 'Fire' : (DEEDS[draft.view] ?? 'Decide')
  },
  View,
  idle: idleOnMap,
  reportTitle,
  ReportView,
  diceWords,
  sound: ({ head }) => (head.type === 'attack' || head.type === 'toHit' ? 'shot' : 'dice'),
}

function View({ desk }: { readonly desk: LnltDesk }): ReactNode {
  const { draft } = desk
  if (draft instanceof ImpulseDraft) return <ImpulseView desk={desk} draft={draft} />
  if (draft instanceof ActDraft) return <ActView desk={desk} draft={draft} />
  if (draft instanceof StepDraft) return <StepView desk={desk} draft={draft} />
  if (draft instanceof ReactionDraft) return <ReactionView desk={desk} draft={draft} />
  if (draft instanceof MeleeDraft) return <MeleeView desk={desk} draft={draft} />
  if (draft instanceof SetupDraft) return <SetupView desk={desk} draft={draft} />
  if (draft instanceof AirDraft) return <AirView desk={desk} draft={draft} />
  if (draft instanceof WhoDraft) return <WhoView desk={desk} draft={draft} />
  if (draft instanceof ClaymoreDraft) return <ClaymoreView desk={desk} draft={draft} />
  if (draft instanceof RoundDraft) return <RoundView desk={desk} draft={draft} />
  if (draft instanceof PlaceDraft) return <PlaceView desk={desk} draft={draft} />
  if (draft instanceof ChoiceDraft) return <ChoiceView desk={desk} draft={draft} />
  return draft instanceof ListDraft ? <OfferList desk={desk} draft={draft} /> : null
}

function figure({ draft, s }: LnltDesk): { readonly share: number; readonly words: string } | null {
  if (draft instanceof ReactionDraft && s.missile) return { share: draft.atStake, words: 'if nobody fires' }
  if (draft instanceof MeleeDraft && draft.preview) return { share: draft.preview.chance, words: 'to kill' }
  const effect = gunsAimed(draft)?.effect
  if ((draft instanceof ActDraft || draft instanceof StepDraft) && effect !== undefined && effect !== null)
    return { share: effect, words: 'any effect' }
  if (draft instanceof ClaymoreDraft) {
    const odds = draft.previewOf(draft.chosen)
    return odds && odds.of > 0 ? { share: odds.anyEffect / odds.of, words: 'any effect' } : null
  }
  if (draft instanceof ChoiceDraft) {
    const share = draft.chanceOf(draft.chosen)
    return share === null ? null : { share, words: 'passes' }
  }
  const fire = draft instanceof ActDraft || draft instanceof StepDraft ? draft.attack : null
  const preview = fire?.preview
  return preview ? { share: preview.anyEffect / preview.of, words: 'any effect' } : null
}

function title({ draft, s }: LnltDesk): string | null {
  if (draft instanceof ReactionDraft) {
    const { movers, at } = draft.about
    if (s.missile) return `At your ${missileTarget(s)}: fire at ${at}, or hold?`
    return `${capital(unitCount(s, movers))} ${movers.length === 1 ? 'moves' : 'move'} into ${at}`
  }
  if (draft instanceof StepDraft && draft.drive && draft.doing === 'guns' && draft.guns.shot)
    return `${placeName(s, draft.move.at!)} fires at ${draft.guns.shot.at}`
  if (draft instanceof StepDraft && draft.drive) return `${capital(unitName(s, draft.drive.unit!))} ${inOrOver(s, draft.move.at!)}`
  if (draft instanceof StepDraft) return `${capital(unitCount(s, draft.move.units))} in ${placeName(s, draft.move.at!)}`
  if (!(draft instanceof ActDraft) || draft.at === null) return null
  const { attack } = draft
  if (attack && attack.from !== null && attack.at !== null) return `${placeName(s, attack.from)} fires at ${placeName(s, attack.at)}`
  const { shot } = draft.guns
  if (draft.activity === 'guns' && shot)
    return `${placeName(s, draft.at)} fires at ${shot.target === undefined ? shot.at : `the ${unitName(s, shot.target)}`}`
  if (draft.activity === 'drive' && draft.drive.unit !== null) return `${capital(unitName(s, draft.drive.unit))} ${inOrOver(s, draft.at)}`
  if (draft.activity === 'move' && draft.move.units.length > 0)
    return `Move ${unitCount(s, draft.move.units)} from ${placeName(s, draft.at)}`
  return `What does ${placeName(s, draft.at)} do?`
}

/** 'AH-1 Cobra over E4', 'men in G5'. */
function missileTarget(s: LnltState): string {
  const { target = -1, at = -1 } = s.missile ?? {}
  return target < 0 ? `men in ${placeName(s, at)}` : `${unitName(s, target)} ${inOrOver(s, at)}`
}

function subtitle({ draft, s }: LnltDesk): string {
  if (draft instanceof ReactionDraft && s.missile) return 'Before the missile is rolled'
  if (draft instanceof ReactionDraft) return `Opportunity Fire, ${shotsLeft(draft.about.budget)}`
  if (draft instanceof ActDraft) {
    const count = draft.places.length
    return `${PHASE_NAMES[s.phase]}, ${count === 1 ? 'one activated location' : `${count} activated locations`} can still act`
  }
  if (draft instanceof ImpulseDraft) {
    const count = draft.open.length
    if (count === 0) return 'Your impulse'
    return `Your impulse, ${count === 1 ? 'one location' : `${count} locations`} can act`
  }
  return PHASE_NAMES[s.phase]
}
