import { type Aslsk, type DiceRoll, rollDie } from '../../context.ts'
import { markerAt, removeMarker } from '../../map/markers.ts'
import { isBuilding } from '../../map/terrain.ts'
import { bringDown } from '../../places/rubble.ts'
import type { Location, Marker } from '../../state.ts'
import { BLAZE, FLAME } from './fires.ts'

/** B25.66: the Wind Change DR with which a burning house comes down. */
const COLLAPSE = 12

/** B25.66: one of the houses that burn, drawn by lot. It burns on as rubble. */
export function burnDown(g: Aslsk, { dr }: { readonly dr: DiceRoll }): undefined {
  if (dr.total !== COLLAPSE) return
  const burning = g.state.markers.filter(({ kind, at }) => kind === BLAZE && isBuilding(g.state, at))
  const house = burning.length < 2 ? burning[0] : drawn(g, burning, 'which house')
  if (house) bringDown(g, house.at, 'B25.66')
}

/** B25.6: falling rubble puts out a Flame; what blazes sets fire to what is left. */
export function smother(g: Aslsk, at: Location): void {
  const flame = markerAt(g.state, at, FLAME)
  if (flame) removeMarker(g.state, flame)
}

/** 2.0 Random Selection of one: the highest die, and again among equals. */
export function drawn(g: Aslsk, among: readonly Marker[], what: string): Marker {
  const dice = among.map(() => rollDie(g, what))
  const best = among.filter((_, i) => dice[i] === Math.max(...dice))
  return best.length === 1 ? best[0]! : drawn(g, best, what)
}
