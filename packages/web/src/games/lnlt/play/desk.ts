/** How the questions of Lock 'n Load become drafts, and its events reports. */

import { diceOf } from '@firegroup/content/paces/lnlt'
import type { LnltEvent, LnltState } from '@firegroup/lnlt'
import { type HexDraft, nameOf } from '../../../play/controller/draft.ts'
import { ListDraft, type ListWords } from '../../../play/controller/list-draft.ts'
import { diceLanding } from '../../../play/controller/report.ts'
import type { DeskParts } from '../../game.ts'
import { hasControl } from './controls.ts'
import { type ActCarry, ActDraft } from './drafts/act-draft.ts'
import { AirDraft } from './drafts/air-draft.ts'
import { ChoiceDraft, isChoiceKind } from './drafts/choice-draft.ts'
import { ClaymoreDraft } from './drafts/claymore-draft.ts'
import { ImpulseDraft } from './drafts/impulse-draft.ts'
import { MeleeDraft } from './drafts/melee-draft.ts'
import { pick } from './drafts/pick.ts'
import { isPlaceKind, PlaceDraft } from './drafts/place-draft.ts'
import { ReactionDraft } from './drafts/reaction-draft.ts'
import { RoundDraft } from './drafts/round-draft.ts'
import { SetupDraft } from './drafts/setup-draft.ts'
import { type StepCarry, StepDraft } from './drafts/step-draft.ts'
import { isWho, WhoDraft } from './drafts/who-draft.ts'
import type { LnltDesktop } from './kinds.ts'
import { passes } from './passes.ts'
import { describe, placesOf } from './words.ts'

/** Dice that are an act of their own; those of checks belong to what brought them about. */
const HEADS: readonly string[] = [
  'attack',
  'rallies',
  'meleeAttack',
  'spottingAttempt',
  'smokeAttempt',
  'unjam',
  'initiative',
  'withdrawal',
  'eventRead',
  'toHit',
  'closeAssault',
  'overrun',
]
const BETWEEN: readonly string[] = [
  'turn',
  'phase',
  'impulse',
  'activates',
  'passes',
  'operationsEnd',
  'markersOff',
  'moves',
  'moveEnds',
  'control',
]
const CHECKS: readonly string[] = ['barricade', 'moraleCheck', 'damageCheck', 'selfRallyPair']

/** Weapons are handed about, laid down and broken up only if one wants it. */
const WISHES: readonly string[] = ['give', 'pickUp', 'drop', 'destroy', 'flip']

const isWish = (decision: unknown): boolean => WISHES.includes(typeOf(decision))

const words: ListWords<LnltState> = { describe, places: placesOf, name: nameOf, isWish }

export const desk: DeskParts<LnltState, LnltEvent, HexDraft> = {
  draft,
  hasControl,
  words,
  carry,
  isReaction: (kind) => kind === 'opportunityFire' || kind === 'claymore',
  passes,
  // everything is open but what both choose at once, and what a scenario lets a side hide
  turn: (s, seat, asked) => (s.setting.hides ? seat : asked.length > 1 ? `both ${seat}` : ''),
  pick,
  role: ({ type }) =>
    HEADS.includes(type) ? 'begins' : BETWEEN.includes(type) ? 'between' : CHECKS.includes(type) ? 'joinsOrBegins' : 'joins',
  dice: diceOf,
  landing: diceLanding,
}

function draft(desktop: LnltDesktop, carried: unknown): HexDraft {
  switch (desktop.question.kind) {
    case 'impulse':
      return new ImpulseDraft(desktop)
    case 'act':
      return new ActDraft(desktop, carried as ActCarry | null)
    case 'step':
      return new StepDraft(desktop, carried as StepCarry | null)
    case 'opportunityFire':
      return new ReactionDraft(desktop)
    case 'melee':
      return new MeleeDraft(desktop)
    case 'setup':
      return new SetupDraft(desktop)
    case 'airRun':
      return new AirDraft(desktop)
    case 'claymore':
      return new ClaymoreDraft(desktop)
    case 'spottingRound':
      return new RoundDraft(desktop)
    default:
      return simple(desktop, desktop.question.kind)
  }
}

/** Questions with one thing to choose; the rest is a list. */
function simple(desktop: LnltDesktop, kind: string): HexDraft {
  if (isWho(kind)) return new WhoDraft(desktop, kind)
  if (isPlaceKind(kind)) return new PlaceDraft(desktop, kind)
  return isChoiceKind(kind) ? new ChoiceDraft(desktop, kind) : new ListDraft(desktop, words)
}

/** The way ahead goes on, and so does who was looked at. */
function carry(made: HexDraft, decision: unknown): unknown {
  const type = typeOf(decision)
  if (made instanceof ImpulseDraft && type === 'activate') return { at: made.chosen[0]! } satisfies ActCarry
  if (made instanceof ActDraft && made.activity === 'drive' && type !== 'hover') return { legs: made.drive.rest } satisfies StepCarry
  if (made instanceof ActDraft && type === 'move') return { path: made.move.path.slice(1) } satisfies StepCarry
  if (made instanceof ActDraft && made.at !== null) return { at: made.at } satisfies ActCarry
  if (made instanceof StepDraft && made.drive) return { legs: made.drive.rest } satisfies StepCarry
  if (made instanceof StepDraft && type === 'step') return { path: made.move.path.slice(1) } satisfies StepCarry
  return null
}

const typeOf = (decision: unknown): string => (decision as { readonly type?: string }).type ?? ''
