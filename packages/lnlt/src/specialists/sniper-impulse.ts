import { integer, LEGAL, refuse, text } from '@firegroup/kernel'
import type { Opening } from '../acts.ts'
import { locationNamed, nameOf } from '../map/location.ts'
import { activateOpening } from '../operations/activation.ts'
import { unitLabel } from '../words/names.ts'
import { hasSnipers, hiddenSnipers, isHidden, placementProblem, placeSniper, sniperPlaces } from './sniper-places.ts'

export interface PlaceSniper {
  readonly type: 'sniper'
  readonly unit: number
  readonly at: string
}

/** 11.4: a side places its Sniper in its own impulse; his location is the one that it activates, so that he can fire at once. */
export const sniperOpening: Opening<PlaceSniper> = {
  type: 'sniper',
  rule: '11.4',
  fields: { unit: integer(0, 9999), at: text({ max: 40 }) },
  idle: (s) => !hasSnipers(s),
  *candidates(s, side) {
    for (const unit of hiddenSnipers(s, side))
      for (const at of sniperPlaces(s, unit)) yield { type: 'sniper', unit: unit.id, at: nameOf(s.setting, at) }
  },
  problems(s, side, { unit: id, at: name }) {
    const unit = s.units[id]
    const at = locationNamed(s.setting, name)
    if (!unit || unit.side !== side || !isHidden(s, unit)) return refuse('11.4', 'You have no such Sniper to place.')
    if (at < 0) return refuse('1.4', `There is no location ${name} on this map.`)
    const problem = placementProblem(s, unit, at)
    return problem ? [problem] : LEGAL
  },
  perform(g, side, { unit, at }) {
    const s = g.state
    placeSniper(g, s.units[unit]!, locationNamed(s.setting, at))
    s.impulse!.acted = true
    return activateOpening.perform(g, side, { type: 'activate', at: [at] })
  },
  describe: (s, { unit, at }) => `Let ${unitLabel(s, unit)} appear in ${at}`,
}
