import type { Aslsk } from '../context.ts'
import { SMOKE, type SmokeCounter } from '../data/smoke.ts'
import { removeMarker } from '../map/markers.ts'
import { at, type Step } from '../sequence/step.ts'
import type { Marker } from '../state.ts'

/** Smoke of Ordnance and dispensers: `value` is its Hindrance, `extra` 1 for white phosphorus. Grenades have a kind of their own. */
export const ORDNANCE_SMOKE = 'smoke'

/** 1.2.5, 3.2.5: before any shot of the PFPh. */
export const smokeLifeSteps: readonly Step[] = [{ key: 'prepFire.smoke', ...at('2.11'), run: thinOut }]

/** 1.2.5: the ATTACKER's Dispersed Smoke goes, his full Smoke is turned to its Dispersed side. */
function thinOut(g: Aslsk): undefined {
  const { state } = g
  for (const marker of state.markers.slice()) {
    if (marker.kind !== ORDNANCE_SMOKE || marker.side !== state.attacker) continue
    const next = counterOf(marker)?.next ?? null
    if (next === null) removeMarker(state, marker)
    else marker.value = SMOKE[next].hindrance
    g.emit({ type: 'smokeThins', rule: '1.2.5', at: marker.at, hindrance: next === null ? 0 : marker.value })
  }
}

function counterOf(marker: Marker): SmokeCounter | undefined {
  const kinds = marker.extra === 1 ? (['wpFull', 'wpDispersed'] as const) : (['full', 'dispersed'] as const)
  return kinds.map((kind) => SMOKE[kind]).find(({ hindrance }) => hindrance === marker.value)
}
