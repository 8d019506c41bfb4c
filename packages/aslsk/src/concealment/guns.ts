import type { Aslsk, DiceRoll } from '../context.ts'
import { CONCEALMENT } from '../data/concealment.ts'
import type { Unit, Weapon } from '../state.ts'
import { exposeInSight, placeConcealed } from './reveal.ts'

/**
 * 8.3, 8.3.3: a Gun or Mortar that fires costs whoever mans it his concealment in LOS of the enemy. An Emplaced Gun that hits by the To Hit process from
 * hiding comes onto the map under a concealment counter, and keeps it unless the coloured die of its TH DR is high.
 */
export function exposeGunners(g: Aslsk, units: readonly Unit[], weapon: Weapon, { coloured }: DiceRoll): void {
  if (!g.state.setting.fog) return
  const mayKeep = g.state.setting.conceals && weapon.ordnance?.emplaced === true && coloured < CONCEALMENT.shownFrom
  const keep = mayKeep ? units.filter((unit) => unit.hidden) : []
  placeConcealed(g, keep, '8.3.3')
  exposeInSight(
    g,
    units.filter((unit) => !keep.includes(unit)),
    '8.3',
  )
}
