import type { Aslsk } from '../../context.ts'
import type { Circumstance } from '../../environment/conditions.ts'
import { type Environment, environmentOf } from '../../environment/environment.ts'
import { addMarker } from '../../map/markers.ts'
import { nameOf, placeOf } from '../../map/terrain.ts'
import type { Setting } from '../../setting.ts'
import type { AslskState } from '../../state.ts'
import { BLAZE_SMOKE, BURNABLE, NOT_IN_THE_PACIFIC } from './data.ts'
import { BLAZE, EC_WORDS, extraOf, FLAME } from './fires.ts'
import { forecast } from './spread.ts'

/** What burns now and where it may go, or how dry everything is. */
export function fires(s: AslskState): Circumstance {
  const places = (kind: string) => s.markers.flatMap((marker) => (marker.kind === kind ? [nameOf(s, marker.at)] : []))
  const [blazes, flames] = [places(BLAZE), places(FLAME)]
  const next = forecast(s)
    .filter(({ needed }) => needed <= HIGHEST)
    .sort((a, b) => a.needed - b.needed)
  const likely = next.slice(0, MOST_TOLD).map(({ to, needed }) => `to ${nameOf(s, to)} on ${needed}+`)
  const reaches = next.map(({ from, to, needed }) => ({ from, to, of36: rollsFrom(needed) }))
  const { ec } = environmentOf(s)
  const ground = `${EC_WORDS[ec].charAt(0).toUpperCase()}${EC_WORDS[ec].slice(1)} ground`
  if (blazes.length === 0) {
    const effect = flames.length > 0 ? `A Flame in ${flames.join(', ')}` : 'Nothing burns yet'
    return { sign: 'fire', name: ground, effect, rule: flames.length > 0 ? 'B25.15' : 'B25.5' }
  }
  const effect = likely.length > 0 ? `${ground}; ${likely.join(', ')}` : `${ground}; it goes nowhere`
  return { sign: 'fire', name: `${blazes.join(', ')} ${blazes.length === 1 ? 'burns' : 'burn'}`, effect, rule: 'B25.6', reaches }
}

const HIGHEST = 12
const MOST_TOLD = 2

/** How many of the 36 rolls are so high. */
function rollsFrom(needed: number): number {
  let count = 0
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= needed) count++
  return count
}

/** B25.2: what burns when the game begins. */
export function lightFires(g: Aslsk): undefined {
  const s = g.state
  for (const hex of environmentOf(s).ablaze) {
    const at = placeOf(s, hex)
    addMarker(s, { kind: BLAZE, at, side: s.attacker, value: BLAZE_SMOKE.terrain, extra: extraOf(0, false) })
    g.emit({ type: 'fire:flame', rule: 'B25.2', of: { at, why: 'it burns already' } })
  }
}

/** B25.2: only what is on the map and can burn does. */
export function wrongFires({ scenario, map }: Pick<Setting, 'scenario' | 'map'>): readonly string[] {
  const { ablaze = [] } = (scenario.environment ?? {}) as Partial<Environment>
  return ablaze.flatMap((hex) => {
    if (!map.grid.has(hex)) return [`A Blaze is in '${hex}', which the map does not have.`]
    const terrain = map.terrainOf(map.grid.indexOf(hex))
    return BURNABLE[terrain] ? [] : [`A Blaze is in ${hex}, where nothing burns (${terrain}).`]
  })
}

/** B25.5: in the Pacific it neither snows nor gets as dry as that. */
export function wrongDryness({ scenario }: Pick<Setting, 'scenario'>): readonly string[] {
  const { ec } = (scenario.environment ?? {}) as Partial<Environment>
  const isPacific = (scenario.rules ?? []).some(({ type }) => type === 'ptoTerrain')
  return ec && isPacific && NOT_IN_THE_PACIFIC.includes(ec) ? [`In the Pacific the ground is never '${ec}'.`] : []
}
