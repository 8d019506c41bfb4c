/** What the board shows while activated units act. */
import { hexOf } from '@firegroup/lnlt'
import { type HexMark, percent, unique } from '../../../../play/controller/draft.ts'
import { isArtillery } from '../shells.ts'
import type { ActDraft } from './act-draft.ts'
import { isListed } from './activities.ts'
import { type AssaultShot, assaultShots, placesAfter } from './assault-shots.ts'
import { gunMarks, targetMarks } from './target-marks.ts'

export function actMarks(draft: ActDraft): readonly HexMark[] {
  const { at, activity, other } = draft
  const marks: HexMark[] = at === null ? [] : [{ place: hexOf(at), tone: 'selected' }]
  for (const each of draft.places) if (at === null || hexOf(each) !== hexOf(at)) marks.push({ place: hexOf(each), tone: 'option' })
  if (activity === 'move') marks.push(...draft.move.marks())
  if (activity === 'drive') marks.push(...draft.drive.marks())
  if (activity === 'guns') marks.push(...gunMarks(draft.guns))
  const attack = draft.attack ?? (activity === null ? draft.fire : null)
  if (attack) marks.push(...targetMarks(attack))
  if (activity === 'assaultFire' && draft.assault.at !== null)
    for (const name of draft.assaultPlaces) marks.push({ place: draft.hexNamed(name), tone: name === draft.assaultTo ? 'path' : 'option' })
  if (activity === 'assaultShot') marks.push(...shotMarks(draft))
  else if (isListed(activity))
    for (const each of draft.others)
      if (draft.hexOfOther(each) >= 0) marks.push({ place: draft.hexOfOther(each), tone: each === other ? 'target' : 'aim' })
  marks.push(...drift(draft))
  if (activity === 'smoke')
    for (const { unit, at: to } of draft.smokes)
      if (unit === draft.smoke?.unit)
        marks.push({ place: draft.hexNamed(to), tone: to === draft.smoke.at ? 'path' : 'option', detail: 'smoke' })
  return marks
}

/** 6.1.1: whom it can be fired at, and where its bearer may go on. */
function shotMarks(draft: ActDraft): readonly HexMark[] {
  const now = draft.other as AssaultShot | null
  const aims = unique(assaultShots(draft).map(({ at }) => at))
  return [
    ...aims.map((at): HexMark => ({ place: draft.hexNamed(at), tone: at === now?.at ? 'target' : 'aim' })),
    ...placesAfter(draft).map((to): HexMark => ({ place: draft.hexNamed(to), tone: to === now?.to ? 'path' : 'option' })),
  ]
}

/** 18.2: where the Spotting Round may fall, and what would be struck from the hex aimed at. */
function drift({ activity, preview }: ActDraft): readonly HexMark[] {
  if (activity !== 'shells' || !isArtillery(preview)) return []
  const falls = preview.falls.map(({ hex, ways }): HexMark => ({ place: hex, tone: 'area', label: percent(ways / preview.of) }))
  return [...falls, ...preview.struck.map(({ hex }): HexMark => ({ place: hex, tone: 'area', detail: 'struck' }))]
}
