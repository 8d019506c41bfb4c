import type { AslskDesk } from '../kinds.ts'
import { AdvanceDraft } from './advance-draft.ts'
import { FireDraft } from './fire-draft.ts'
import { MoveDraft } from './move-draft.ts'
import { OrdnanceDraft } from './ordnance-draft.ts'
import { RoutDraft } from './rout-draft.ts'
import { SetupDraft } from './setup-draft.ts'
import { SpecialDraft } from './special-draft.ts'

/** The units that the draft is about: what the bar shows and the board rings. */
export function chosenUnits({ draft, s }: AslskDesk): readonly number[] {
  if (draft instanceof OrdnanceDraft && draft.weapon !== null) {
    const owner = s.weapons[draft.weapon]?.owner ?? -1
    return [...(draft.shot?.leader === undefined ? [] : [draft.shot.leader]), ...(owner < 0 ? [] : [owner])]
  }
  if (draft instanceof SpecialDraft && draft.special) return [draft.specialOf(draft.special).unit]
  if (draft instanceof FireDraft) return [...draft.directors, ...draft.firers.map(({ unit }) => unit)]
  if (draft instanceof MoveDraft || draft instanceof AdvanceDraft) return draft.units
  if (draft instanceof RoutDraft) return draft.unit === null ? [] : [draft.unit]
  if (draft instanceof SetupDraft) return draft.held
  return []
}
