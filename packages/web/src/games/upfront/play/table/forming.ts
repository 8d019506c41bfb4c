/** While groups are being formed, the table shows them as they would stand. */
import type { GroupLook, Letter, Side, Tableau } from '@firegroup/upfront'
import { FormDraft } from '../drafts/form-draft.ts'
import type { UpfrontDraft } from '../kinds.ts'

export function formingRow(look: Tableau, seat: Side, draft: UpfrontDraft | null): Tableau {
  if (!(draft instanceof FormDraft)) return look
  const side = look.sides[seat]
  const groups = draft.groups.map(
    (men, place): GroupLook => ({
      id: place,
      side: seat,
      letter: draft.letterOf(place) as Letter,
      range: 0,
      acted: false,
      surrendered: false,
      terrain: 'OpenGround',
      called: '',
      marks: [],
      against: 0,
      moving: null,
      smoke: 0,
      wire: 0,
      offered: null,
      men: men.flatMap((id) => {
        const man = side.men.find((each) => each.id === id)
        if (!man) return []
        const assistant = draft.crews.find(({ gunner }) => gunner === id)?.assistant ?? -1
        const assists = draft.crews.find((crew) => crew.assistant === id)?.gunner ?? -1
        return [{ ...man, assistant, assists }]
      }),
      leaving: [],
      weapons: [],
      encircled: false,
      towards: '',
      facing: [],
    }),
  )
  return { ...look, sides: { ...look.sides, [seat]: { ...side, groups } } }
}
