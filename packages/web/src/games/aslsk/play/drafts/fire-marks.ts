/** What the board shows of fire in the making. */
import { type HexMark, type Place, percent } from '../../../../play/controller/draft.ts'
import { factors } from '../figures.ts'
import type { FireDraft } from './fire-draft.ts'
import type { OrdnanceDraft } from './ordnance-draft.ts'
import { shotWords } from './shot-parts.ts'

const labelled = (share: number | null): Pick<HexMark, 'label'> => (share === null ? {} : { label: percent(share) })

/** Who fires, and every hex that could be fired at with its odds. */
export function fireMarks(draft: FireDraft): readonly HexMark[] {
  const marks: HexMark[] = draft.places.map((place) => ({ place, tone: 'selected' }))
  const now = draft.preview
  for (const { place, effect } of draft.targets) {
    const isTarget = place === draft.at
    const share = isTarget && now ? now.anyEffect / 36 : effect
    marks.push({ place, tone: isTarget ? 'target' : 'aim', ...labelled(share) })
  }
  if (draft.at !== null && !marks.some(({ place }) => place === draft.at)) marks.push({ place: draft.at, tone: 'target' })
  return marks
}

/** The Weapon that fires, with what it can hit; the target with what the shot would do. */
export function shotMarks(draft: OrdnanceDraft): readonly HexMark[] {
  const { at, shot } = draft
  const now = shot && draft.problems.length === 0 ? draft.shotOf(shot) : null
  const marks: HexMark[] = draft.places.map((place) => ({ place, tone: 'selected' }))
  for (const { place, effect } of draft.targets)
    if (place !== at) marks.push({ place, tone: 'aim', ...(effect === null ? {} : { label: `${percent(effect)} hit` }) })
  if (at !== null)
    marks.push({
      place: at,
      tone: 'target',
      bare: shot?.target === 'vtt',
      ...(now?.hit == null ? {} : { label: shotWords(now), brief: percent(now.destroys ?? now.harm ?? 0) }),
    })
  return marks
}

/** The mover with what he has spent, and everybody who could fire with his odds; those who would with theirs. */
export function reactionMarks(draft: FireDraft): readonly HexMark[] {
  const { places, at, replyNow, s } = draft
  const best = new Map<Place, number | null>()
  for (const { places: from, effect } of [...draft.replies].reverse()) if (from.length === 1) best.set(from[0]!, effect)
  const movers = draft.movers.flatMap((id) => s.units[id] ?? [])
  const spent = factors(Math.max(0, ...movers.map((unit) => unit.spent)))
  // 8.3.2: nobody knows what a concealed unit has spent in all; its way is told as far as it was seen
  const isKnown = movers.length > 0 && !movers.some(({ unknown }) => unknown)
  const told = isKnown ? { label: `${spent} ${movers.some(({ vehicle }) => vehicle) ? 'MP' : 'MF'}` } : {}
  return [
    ...(at === null ? [] : [{ place: at, tone: 'target' as const, ...told }]),
    ...places.map((place): HexMark => ({ place, tone: 'selected', ...labelled(replyNow) })),
    ...[...best]
      .filter(([place]) => !places.includes(place))
      .map(([place, share]): HexMark => ({ place, tone: 'shooter', ...labelled(share) })),
  ]
}
