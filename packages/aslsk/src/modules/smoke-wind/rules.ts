import type { Problem } from '@firegroup/kernel'
import type { Aslsk } from '../../context.ts'
import type { Ammo } from '../../data/ammunition.ts'
import { SMOKE } from '../../data/smoke.ts'
import type { Circumstance } from '../../environment/conditions.ts'
import { type Environment, environmentOf } from '../../environment/environment.ts'
import { isUpwind } from '../../environment/wind.ts'
import type { When } from '../../fire/events.ts'
import { addMarker, removeMarker, removeMarkers } from '../../map/markers.ts'
import { isSmoke } from '../../map/smoke.ts'
import { adjacent } from '../../map/terrain.ts'
import type { AslskState, Hex, Location, Marker, Unit } from '../../state.ts'
import { ORDNANCE_SMOKE } from '../../weapons/smoke-life.ts'

/** Smoke that the wind carries away from where it rises; `extra` is the marker from which it comes. */
export const DRIFT = 'driftingSmoke'

/** A24.2: how high Smoke rises; bent by a mild breeze; what has drifted. White phosphorus rises in any wind. */
const HEIGHT = { usual: 4, inBreeze: 2, drifting: 2 } as const

/** A24.61, E3.51: in a mild breeze without rain every cloud trails as many Dispersed counters downwind as it hinders, hex after hex. Grenades do not last long enough. */
export function drift(g: Aslsk): undefined {
  const s = g.state
  removeMarkers(s, [DRIFT])
  const { wind, toward, falling } = environmentOf(s)
  if (wind !== 'mild' || falling === 'rain' || falling === 'heavyRain') return
  const sources = s.markers.filter((marker) => isSmoke(s, marker) && !isGrenade(marker))
  for (const source of sources) {
    let at: Hex = source.at
    for (let count = 0; count < source.value; count++) {
      at = s.setting.map.grid.neighbour(at, toward as 0)
      if (at < 0) break
      addMarker(s, { kind: DRIFT, at: at as Location, side: source.side, value: thinned(source), extra: source.id })
    }
  }
  if (sources.length > 0) g.emit({ type: 'smoke-wind:drifts', rule: 'A24.61', of: { from: sources.map(({ at }) => at) } })
}

/** Its Hindrance when it is Dispersed. */
function thinned(source: Marker): number {
  return isPhosphorus(source) ? SMOKE.wpDispersed.hindrance : SMOKE.dispersed.hindrance
}

function isPhosphorus({ kind, extra }: Marker): boolean {
  return kind === ORDNANCE_SMOKE && extra === 1
}

function isGrenade({ kind }: Marker): boolean {
  return kind.endsWith('Grenade')
}

/** A24.61: the game begins with clouds that have drifted already. */
export function driftAtDawn(g: Aslsk): undefined {
  const { turn, attacker, setting } = g.state
  if (turn === 1 && attacker === setting.scenario.movesFirst) drift(g)
}

/** What has lost its source is gone. */
export function endDrift(g: Aslsk): undefined {
  const s = g.state
  removeMarkers(s, [DRIFT], ({ extra }) => !s.markers.some(({ id }) => id === extra))
}

/** A24.61: when the wind turns, or blows harder or no more, what has drifted is gone. */
export function windTurns(g: Aslsk, before: Environment): void {
  const { wind, toward } = environmentOf(g.state)
  if (wind !== before.wind || toward !== before.toward) removeMarkers(g.state, [DRIFT])
}

/** A24.62, B25.651: Gusts take away what is Dispersed, and thin out the rest. */
export function gustsThin(g: Aslsk): undefined {
  const s = g.state
  if (!environmentOf(s).gusts) return
  removeMarkers(s, [DRIFT])
  const smoke = s.markers.filter(({ kind }) => kind === ORDNANCE_SMOKE)
  for (const marker of smoke)
    if (marker.value <= thinned(marker)) removeMarker(s, marker)
    else marker.value = thinned(marker)
  if (smoke.length > 0) g.emit({ type: 'smoke-wind:gusts', rule: 'A24.62', of: { at: smoke.map(({ at }) => at) } })
}

/** C8.6: white phosphorus also before any other fire of the AFPh. */
export function alsoAdvancing(ammo: Ammo, when: When): boolean {
  return ammo === 'wp' && when === 'advancingFire'
}

/** A24.1: no grenades against the wind, and none at all in Heavy Winds. */
export function againstWind(s: AslskState, unit: Unit, what: string, at?: Hex): Problem | undefined {
  if (what !== 'smoke' || at === undefined) return undefined
  const { wind } = environmentOf(s)
  if (wind === 'heavy') return { rule: 'A24.1', message: 'In Heavy Winds Smoke has no effect.' }
  return wind === 'mild' && s.phase === 'movement' && adjacent(s, unit.at, at) && isUpwind(s, unit.at, at)
    ? { rule: 'A24.1', message: 'Grenades are not thrown against the wind.' }
    : undefined
}

/** A24.2: in levels above its hex. */
export function smokeHeight(s: AslskState, marker: Marker): number | undefined {
  if (marker.kind === DRIFT) return HEIGHT.drifting
  if (marker.kind !== ORDNANCE_SMOKE && !isGrenade(marker)) return undefined
  const isWhite = isPhosphorus(marker) || marker.kind.startsWith('wp')
  return environmentOf(s).wind === 'mild' && !isWhite ? HEIGHT.inBreeze : HEIGHT.usual
}

/** How the wind blows, for whoever looks at the table. */
export function windNow(s: AslskState): Circumstance {
  const { wind, gusts } = environmentOf(s)
  const rule = 'B25.63'
  if (gusts) return { sign: 'smoke', name: 'Gusts', effect: 'Smoke thins out', rule }
  if (wind === 'heavy') return { sign: 'smoke', name: 'Heavy Winds', effect: 'No Smoke', rule }
  if (wind === 'mild') return { sign: 'smoke', name: 'Mild breeze', effect: 'Smoke drifts downwind', rule }
  return { sign: 'smoke', name: 'No wind', effect: 'Smoke hangs in the air', rule }
}
