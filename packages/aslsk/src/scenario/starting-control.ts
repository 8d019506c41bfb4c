import { boardPlaces, type HexMap } from '@firegroup/hexmap'
import type { DeployedGroup } from '../setting.ts'
import { enemyOf, type Hex, SIDES, type Side } from '../state.ts'
import type { Ground } from './ground.ts'

/**
 * 2.0 Control: at the start a side controls its own set-up area where the other's does not overlap it, and every hex of a board on which it alone may
 * set up; with the hexes go the buildings that lie in them.
 */
export function startingControl({ map }: Ground, groups: readonly DeployedGroup[]): (Side | '')[] {
  const may = { allied: setupTable(map, groups, 'allied'), axis: setupTable(map, groups, 'axis') }
  const control: (Side | '')[] = new Array(map.size).fill('')
  for (const side of SIDES) {
    const enemy = enemyOf(side)
    for (const hexes of ownBoards(map, may[side], may[enemy])) for (const place of hexes) control[place] = side
    for (let place = 0; place < map.size; place++) if (may[side][place] && !may[enemy][place]) control[place] = side
  }
  return control
}

function setupTable(map: HexMap, groups: readonly DeployedGroup[], side: Side): boolean[] {
  const table = new Array<boolean>(map.size).fill(false)
  for (const group of groups) if (group.side === side && group.entersOn === 0) for (const place of group.area) table[place] = true
  return table
}

/** The hexes of each board on which only this side may set up. */
function ownBoards(map: HexMap, own: readonly boolean[], enemy: readonly boolean[]): Hex[][] {
  return map.boards
    .map(({ label }) => boardPlaces(map, label))
    .filter((hexes) => hexes.some((place) => own[place]) && !hexes.some((place) => enemy[place]))
}
