/** The dock of the one game, but for what is done across the divider. */
import type { UpfrontEvent, UpfrontState } from '@firegroup/upfront'
import type { DockParts } from '../../game.ts'
import { dock as one } from '../../upfront/play/dock.tsx'
import type { UpfrontDraft } from '../../upfront/play/kinds.ts'
import { AcrossView, acrossTitle } from './AcrossView.tsx'
import { TeamDraft } from './team-draft.ts'

function looksAcross(draft: UpfrontDraft | null): draft is TeamDraft {
  return draft instanceof TeamDraft && draft.beyond !== null
}

export const dock: DockParts<UpfrontState, UpfrontEvent, UpfrontDraft> = {
  ...one,
  title: (desk) => (looksAcross(desk.draft) ? acrossTitle(desk.draft) : one.title(desk)),
  subtitle: (desk) => (looksAcross(desk.draft) ? 'Across the divider' : one.subtitle(desk)),
  figure(desk) {
    const odds = looksAcross(desk.draft) ? desk.draft.acrossOdds : null
    return odds ? { share: odds.anyEffect, words: 'any effect' } : one.figure(desk)
  },
  deed: (draft) => (looksAcross(draft) ? 'Choose' : one.deed(draft)),
  View: ({ desk }) => (looksAcross(desk.draft) ? <AcrossView draft={desk.draft} /> : <one.View desk={desk} />),
}
