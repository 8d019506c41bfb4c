/** What a set-up keeps from the enemy: who hides, and which stacks get concealment counters. */
import type { BarAct } from '../../../game.ts'
import { SetupDraft } from '../drafts/setup-draft.ts'
import type { AslskDesk } from '../kinds.ts'

/** The acts of a set-up for whoever is in hand, or was just put down. */
export function hidingActs(desk: AslskDesk): readonly BarAct[] {
  const { draft } = desk
  const may = draft instanceof SetupDraft ? draft.mayKeep : null
  if (!may || !hasChosen(desk)) return []
  return [
    { icon: 'hide', label: 'Hide', key: 'p', act: () => toggle(desk, 'hidden') },
    ...(may.counters > 0 && !may.all
      ? [{ icon: 'conceal', label: 'Conceal', key: 'i', act: () => toggle(desk, 'concealed') } as const]
      : []),
  ]
}

/** Hides those who are chosen, or lets them be seen; false where nobody is chosen. */
export function toggle(desk: AslskDesk, what: 'hidden' | 'concealed'): boolean {
  if (!hasChosen(desk)) return false
  desk.attempt((draft) => {
    if (!(draft instanceof SetupDraft)) return null
    if (what === 'concealed') return draft.toggleConcealed(draft.turning[0]!)
    return draft.turning.map((unit) => draft.toggleHidden(unit)).find((problem) => problem !== null) ?? null
  })
  return true
}

function hasChosen({ draft }: AslskDesk): boolean {
  return draft instanceof SetupDraft && draft.mayKeep !== null && draft.turning.some((unit) => draft.placeOfUnit(unit) >= 0)
}
