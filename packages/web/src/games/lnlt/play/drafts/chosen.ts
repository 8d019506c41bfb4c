import { unique } from '../../../../play/controller/draft.ts'
import type { LnltDesk } from '../kinds.ts'
import { ActDraft } from './act-draft.ts'
import { ChoiceDraft } from './choice-draft.ts'
import type { FirePart } from './fire-part.ts'
import { ImpulseDraft } from './impulse-draft.ts'
import { MeleeDraft } from './melee-draft.ts'
import { PlaceDraft } from './place-draft.ts'
import { ReactionDraft } from './reaction-draft.ts'
import { SetupDraft } from './setup-draft.ts'
import { StepDraft } from './step-draft.ts'
import { WhoDraft } from './who-draft.ts'

/** The units that the draft is about: what the bar shows and the board rings. */
export function chosenUnits({ draft, s }: LnltDesk): readonly number[] {
  if (draft instanceof ActDraft) {
    const { attack, at } = draft
    if (attack && attack.firers.length > 0) return firing(attack)
    if (draft.activity === 'move') return draft.move.units
    if (draft.activity === 'drive' && draft.drive.unit !== null) return [draft.drive.unit]
    if (draft.activity === 'guns' && draft.guns.shot) return [draft.guns.shot.unit]
    return at === null ? [] : draft.ableAt(at).map(({ id }) => id)
  }
  if (draft instanceof ReactionDraft && draft.ride) return draft.ride.units
  if (draft instanceof ReactionDraft) return draft.guns.shot ? [draft.guns.shot.unit] : draft.other ? [] : firing(draft.fire)
  if (draft instanceof StepDraft) return draft.move.units
  if (draft instanceof WhoDraft) return draft.chosen
  if (draft instanceof PlaceDraft) return draft.unit === null ? [] : [draft.unit]
  if (draft instanceof ChoiceDraft) return [draft.chosen.unit ?? draft.about.unit ?? []].flat()
  if (draft instanceof MeleeDraft) return draft.own
  if (draft instanceof SetupDraft) return draft.held
  if (!(draft instanceof ImpulseDraft)) return []
  if (draft.opening === 'spot') return draft.spot ? [draft.spot.unit] : []
  if (draft.opening === 'enter') return draft.entering?.units ?? []
  return s.units.filter((unit) => unit.side === draft.seat && draft.chosen.includes(unit.at)).map(({ id }) => id)
}

const firing = ({ firers, leader }: FirePart): readonly number[] =>
  unique([...(leader === null ? [] : [leader]), ...firers.map(({ unit }) => unit)])
