/** The line between two hexes from ground to ground, as the LOS tool tells it. */
import { type LnltState, locationsIn, sightOf } from '@firegroup/lnlt'
import type { Sight } from '../../../../board/sight/reading.ts'
import type { Place } from '../../../../play/controller/draft.ts'

export function sightBetweenHexes(s: LnltState, from: Place, to: Place): Sight {
  const { blocked, degrading, limited } = sightOf(s, locationsIn(s.setting, from)[0]!, locationsIn(s.setting, to)[0]!)
  const hindrances = degrading.map(({ rule, reason }) => ({ rule, label: reason, value: 1 }))
  if (limited) hindrances.push({ rule: '10.3.2', label: 'limited view between buildings', value: 2 })
  return { blocked, hindrances, hindrance: hindrances.reduce((sum, { value }) => sum + value, 0) }
}
