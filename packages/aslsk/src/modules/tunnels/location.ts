import type { HexMap } from '@firegroup/hexmap'
import { noVehicles, type TerrainType, terrainType } from '../../data/terrain.ts'
import type { Blocked } from '../../map/thread.ts'
import type { Land, NewPlace } from '../../places/place.ts'
import { type PlaceSpec, specsOf } from '../../places/schema.ts'
import type { Scenario } from '../../scenario/types.ts'
import type { Setting } from '../../setting.ts'
import type { AslskState, Hex, Location, Side } from '../../state.ts'

/** B8.6: the Location sheet of the play aids, line 2228. In hexes, from one end to the other. */
const TUNNEL_REACH = 3

const TUNNEL = 'tunnel'
type Spec = Extract<PlaceSpec, { readonly type: 'tunnel' }>

const SHAFT: TerrainType = {
  ...terrainType('open'),
  ...noVehicles,
  id: TUNNEL,
  name: TUNNEL,
  openGround: false,
  noMortars: true,
  concealment: true,
  rule: 'B8.6',
}

/** The hex of an end: 'E5' of 'E5 pillbox'. */
function hexOfEnd(end: string): string {
  return end.split(' ')[0]!
}

/** B8.6: below each end is a Location, from which one comes up in the APh. How one goes below is a move of its own. */
export function tunnelLocations({ scenario }: Land): readonly NewPlace[] {
  return specsOf(scenario, TUNNEL).flatMap(({ side, ends }) =>
    ends.map((end) => ({
      kind: TUNNEL,
      hex: hexOfEnd(end),
      name: TUNNEL,
      up: -1,
      terrain: SHAFT,
      room: 6,
      subterranean: true as const,
      side,
      ways: [{ to: end, mf: 2, back: null, rule: 'B8.6', label: TUNNEL, phases: ['advance'] as const, apart: true as const }],
    })),
  )
}

export function isTunnel({ setting }: Pick<AslskState, 'setting'>, at: Hex): boolean {
  return setting.places?.of(at)?.kind === TUNNEL
}

/** Where those come up who are below. */
export function exitOf({ setting }: Pick<AslskState, 'setting'>, at: Hex): Location {
  return setting.places!.waysFrom(at)[0]!.to
}

/** B8.6: the Locations below the other ends of the tunnels of a side that begin here. */
export function throughFrom({ setting }: Pick<AslskState, 'setting'>, side: Side, at: Hex): Location[] {
  const { scenario, map, places } = setting
  if (!places || at < 0) return []
  const here = map.grid.idOf(at)
  return specsOf(scenario, TUNNEL).flatMap(({ side: owner, ends }) => {
    if (owner !== side || !ends.includes(here)) return []
    const hex = map.grid.indexOf(hexOfEnd(ends.find((end) => end !== here)!))
    return places.within(hex).filter((inner) => places.of(inner)!.kind === TUNNEL)
  })
}

/** B8.6: who is below sees nobody, and is seen by nobody. */
export function inTheDark({ places }: Setting, from: Hex, to: Hex): Blocked | undefined {
  if (!places || from === to || (places.of(from)?.kind !== TUNNEL && places.of(to)?.kind !== TUNNEL)) return undefined
  return { rule: 'B8.6', reason: 'nobody sees into or out of a tunnel' }
}

/** B8.6: two ends of the map no more than three hexes apart, and each of one tunnel. */
export function complaints({ scenario, map }: { readonly scenario: Scenario; readonly map: HexMap }): readonly string[] {
  const specs = specsOf(scenario, TUNNEL)
  const all = specs.flatMap(({ ends }) => ends.map(hexOfEnd))
  return specs.flatMap((spec) => complaintsOf(spec, map, all))
}

function complaintsOf({ ends }: Spec, { grid }: HexMap, all: readonly string[]): string[] {
  const missing = ends.find((end) => !grid.has(end))
  if (missing !== undefined) return [`A tunnel leads to ${missing}, which the map does not have.`]
  const [one, other] = ends.map(hexOfEnd) as [string, string]
  const away = grid.distance(grid.indexOf(one), grid.indexOf(other))
  if (away === 0 || away > TUNNEL_REACH)
    return [`A tunnel leads from ${one} to ${other}: its ends must be no more than ${TUNNEL_REACH} hexes apart.`]
  const twice = [one, other].find((hex) => all.indexOf(hex) !== all.lastIndexOf(hex))
  return twice === undefined ? [] : [`Two tunnels end in ${twice}.`]
}
