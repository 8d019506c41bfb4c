/** Of several lines of fire, each with its hindrances on the map, which one counts. */
import { type AslskState, type FirePreview, type Place, sight } from '@firegroup/aslsk'
import { nameOf, signed } from '../../../../play/controller/draft.ts'
import { list } from '../../../../words.ts'

interface Aimed {
  /** The hexes that fire. */
  readonly places: readonly Place[]
  readonly at: Place | null
}

/** The hex whose line the modifiers are those of; null with one line, or where none is hindered. */
export function lineThatCounts(s: AslskState, { places, at }: Aimed, { modifiers }: Pick<FirePreview, 'modifiers'>): Place | null {
  if (at === null || places.length < 2 || s.setting.options.losChecks === 'declared') return null
  const lines = places.map((from) => ({ from, hindrances: sight(s, from, at).hindrances.map(({ label }) => label) }))
  const hindered = new Set(lines.flatMap(({ hindrances }) => hindrances))
  if (hindered.size === 0) return null
  const counted = modifiers.flatMap(({ label }) => (hindered.has(label) ? [label] : []))
  return (
    lines.find(({ hindrances }) => hindrances.length === counted.length && hindrances.every((label) => counted.includes(label)))?.from ??
    null
  )
}

/** 3.2.2 in a sentence. */
export function whichLine(s: AslskState, aimed: Aimed, preview: Pick<FirePreview, 'modifiers'>): string | null {
  const from = lineThatCounts(s, aimed, preview)
  if (from === null) return null
  const { hindrance } = sight(s, from, aimed.at!)
  const others = aimed.places.filter((place) => place !== from).map((place) => nameOf(s, place))
  return `One line counts for the whole group, the worst: that from ${nameOf(s, from)}, hindered by ${signed(hindrance)}. What lies on the line from ${list(others)} is not added.`
}
