/** The picture on a scenario's card: the ground around what the game is about. */
import type { HexMap } from '@firegroup/hexmap'
import type { Condition, Scenario } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { groundOf } from '../../../home/ground.ts'
import { MapPicture } from '../../../home/MapPicture.tsx'
import type { PictureProps } from '../../game.ts'

export function ScenarioPicture({ scenario: given, width, height, scale }: PictureProps): ReactNode {
  const scenario = given as Scenario
  const map = groundOf(scenario.boards)
  const hexes = objectivesOf(scenario, map)
  // without a place to look at, more of the ground is shown
  const around = { hexes, hexHeight: hexes.length > 0 ? scale : scale * 0.55 }
  return <MapPicture map={map} width={width} height={height} around={around} />
}

/** The hexes that the Victory Objectives name, as far as they name hexes. */
export function objectivesOf({ victory, objectives }: Scenario, map: HexMap): number[] {
  const named = new Set([
    ...victory.conditions.flatMap(({ condition }) => hexesIn(condition)),
    ...Object.keys(victory.points?.hexes ?? {}),
    ...(objectives?.hexes ?? []),
  ])
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
    case 'not':
      return hexesIn(condition.of)
    default:
      return []
  }
}
