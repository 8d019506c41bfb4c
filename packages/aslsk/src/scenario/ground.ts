import { Grounds } from '@firegroup/hexgame'
import { type BoardPlacement, type Buildings, buildingsOf, type HexMap, LosTable, readBoards } from '@firegroup/hexmap'
import type { Reading } from '@firegroup/kernel'
import { isTerrain, type TerrainType, terrainType } from '../data/terrain.ts'
import { boardsInPlay, ptoRule } from '../pacific/pto-terrain.ts'
import type { Places } from '../places/places.ts'
import type { Scenario } from './types.ts'

/** The map that a game is played on, with everything about it that no scenario changes. 2.0 Control: its buildings. */
export interface Ground extends Buildings {
  readonly map: HexMap
  readonly los: LosTable
  /** A.8: the Locations inside hexes, and what governs them; absent where there are none. */
  readonly places?: Places | undefined
  readonly inner?: readonly TerrainType[]
}

const grounds = new Grounds<Ground>()

/** 1.1: the boards, checked and joined. */
export function groundOf(boards: readonly BoardPlacement[], whereIs = (index: number) => `boards[${index}].map`): Reading<Ground> {
  return grounds.get(boards, () => readGround(boards, whereIs))
}

/** 8.2: the ground of a scenario: its boards, with PTO Terrain where that is in effect. */
export function groundInPlay(scenario: Pick<Scenario, 'boards' | 'rules'>, whereIs?: (index: number) => string): Reading<Ground> {
  const asPrinted = groundOf(scenario.boards, whereIs)
  return asPrinted.ok && ptoRule(scenario) ? groundOf(boardsInPlay(scenario), whereIs) : asPrinted
}

function readGround(boards: readonly BoardPlacement[], whereIs: (index: number) => string): Reading<Ground> {
  const joined = readBoards(boards, whereIs)
  if (!joined.ok) return { ok: false, problems: joined.messages.map((message) => ({ rule: '1.1', message })) }
  const { map } = joined
  return { ok: true, value: { map, los: new LosTable(map), ...buildingsOf(map, isBuilding) } }
}

function isBuilding(terrain: string): boolean {
  return isTerrain(terrain) && terrainType(terrain).building !== null
}
