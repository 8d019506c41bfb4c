import type { HexMap } from '@firegroup/hexmap'
import { noVehicles, type TerrainType, terrainType } from '../../data/terrain.ts'
import type { Blocked } from '../../map/thread.ts'
import type { Land, NewPlace } from '../../places/place.ts'
import { specsOf } from '../../places/schema.ts'
import type { Scenario } from '../../scenario/types.ts'
import type { Setting } from '../../setting.ts'
import type { AslskState, Hex, Location } from '../../state.ts'
import { SEWER_REACH } from './data.ts'

const SEWER = 'sewer'

const PIPE: TerrainType = {
  ...terrainType('open'),
  ...noVehicles,
  id: SEWER,
  name: SEWER,
  openGround: false,
  noMortars: true,
  concealment: true,
  rule: 'B8.4',
}

/** B8.4: the hexes with a manhole: those that are named, and where the scenario says so every crossing of paved roads over three hexsides or more. */
export function manholesOf(scenario: Pick<Scenario, 'places'>, map: HexMap): readonly Hex[] {
  const named = specsOf(scenario, 'manhole').map(({ at }) => map.grid.indexOf(at))
  const [sewers] = specsOf(scenario, 'sewers')
  const crossings = sewers?.crossroads ? Array.from({ length: map.hexes }, (_, hex) => hex).filter((hex) => isCrossing(map, hex)) : []
  return [...new Set([...named, ...crossings])].sort((a, b) => a - b)
}

function isCrossing(map: HexMap, hex: Hex): boolean {
  let roads = 0
  for (let side = 0; side < 6; side++) if (map.hasRoad(hex, side as 0)) roads++
  return roads >= 3
}

/** B8.4: sewers run below every hex in reach of a manhole but under water. They join each other and, upward, the manholes, and nothing else. */
export function sewerLocations({ scenario, map }: Land): readonly NewPlace[] {
  const [sewers] = specsOf(scenario, 'sewers')
  if (!sewers) return []
  const { grid } = map
  const manholes = manholesOf(scenario, map)
  const water = new Set(sewers.water ?? [])
  const isDry = (hex: Hex) => map.terrainOf(hex) !== 'water' && !water.has(grid.idOf(hex))
  const under = Array.from({ length: map.hexes }, (_, hex) => hex).filter(
    (hex) => isDry(hex) && manholes.some((manhole) => grid.distance(hex, manhole) <= SEWER_REACH),
  )
  const crawl = { mf: 2, rule: 'B8.44', label: 'sewer', phases: ['advance'] as const }
  return under.map((hex) => ({
    kind: SEWER,
    hex: grid.idOf(hex),
    name: SEWER,
    up: -1,
    terrain: PIPE,
    room: 6,
    subterranean: true,
    ways: [
      ...grid
        .neighbours(hex)
        .filter((to) => to > hex && under.includes(to))
        .map((to) => ({ ...crawl, to: `${grid.idOf(to)} ${SEWER}` })),
      ...(manholes.includes(hex) ? [{ ...crawl, to: grid.idOf(hex), back: null }] : []),
    ],
  }))
}

export function isSewer({ setting }: Pick<AslskState, 'setting'>, at: Hex): boolean {
  return setting.places?.of(at)?.kind === SEWER
}

/** The hex above a sewer Location, where there is a manhole. */
export function manholeAbove({ setting }: Pick<AslskState, 'setting'>, at: Hex): Location | null {
  const { places } = setting
  const hex = places?.of(at)?.hex
  return hex !== undefined && places!.way(at, hex) ? hex : null
}

/** The sewer below a hex. */
export function sewerBelow({ setting }: Pick<AslskState, 'setting'>, hex: Hex): Location | null {
  return setting.places?.within(hex).find((at) => setting.places!.of(at)!.kind === SEWER) ?? null
}

/** B8.42: who is in a sewer is seen from that sewer and the next, and through the manhole above. */
export function underground(setting: Setting, from: Hex, to: Hex): Blocked | undefined {
  const { places } = setting
  if (!places || from === to || (places.of(from)?.kind !== SEWER && places.of(to)?.kind !== SEWER)) return undefined
  return places.adjacent(from, to) ? undefined : { rule: 'B8.42', reason: 'nobody sees into or out of the sewers' }
}
