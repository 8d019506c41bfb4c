/** The picture on a scenario's card: the ground around what the game is about. */
import type { Condition, Scenario } from '@firegroup/aslsk'
import type { HexMap } from '@firegroup/hexmap'
import type { ReactNode } from 'react'
import { mapOf } from '../matches/map-of.ts'
import { MapPicture } from './MapPicture.tsx'

interface ScenarioPictureProps {
  readonly scenario: Scenario
  readonly width: number
  readonly height: number
  readonly hexHeight: number
}

export function ScenarioPicture({ scenario, width, height, hexHeight }: ScenarioPictureProps): ReactNode {
  const map = scenarioMap(scenario)
  return <MapPicture map={map} width={width} height={height} around={{ hexes: objectivesOf(scenario, map), hexHeight }} />
}

const maps = new WeakMap<object, HexMap>()

/** Joined once a scenario: its pictures share the map, and with it what is painted. */
export function scenarioMap(scenario: Scenario): HexMap {
  let map = maps.get(scenario)
  if (!map) {
    map = mapOf(scenario.boards)
    maps.set(scenario, map)
  }
  return map
}

/** The hexes that the victory conditions name, as far as they name hexes. */
export function objectivesOf({ victory }: Scenario, map: HexMap): number[] {
  const named = new Set([victory.condition, ...(victory.immediately ?? []).map(({ condition }) => condition)].flatMap(hexesIn))
  return [...named].filter((id) => map.grid.has(id)).map((id) => map.grid.indexOf(id))
}

function hexesIn(condition: Condition): readonly string[] {
  switch (condition.type) {
    case 'control':
      return condition.hexes
    case 'controlBuildings':
    case 'noEnemyIn':
      return 'hexes' in condition.area ? condition.area.hexes : 'of' in condition.area ? condition.area.of : []
    case 'all':
    case 'any':
      return condition.of.flatMap(hexesIn)
    default:
      return []
  }
}
