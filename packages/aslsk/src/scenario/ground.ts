import { Grounds } from '@firegroup/hexgame'
import { type BoardPlacement, type Buildings, buildingsOf, type HexMap, LosTable, readBoards } from '@firegroup/hexmap'
import type { Reading } from '@firegroup/kernel'

/** The map that a game is played on, with everything about it that no scenario changes. 2.0 Control: its buildings. */
export interface Ground extends Buildings {
  readonly map: HexMap
  readonly los: LosTable
}

const grounds = new Grounds<Ground>()

/** 1.1: the boards, checked and joined. */
export function groundOf(boards: readonly BoardPlacement[], whereIs = (index: number) => `boards[${index}].map`): Reading<Ground> {
  return grounds.get(boards, () => readGround(boards, whereIs))
}

function readGround(boards: readonly BoardPlacement[], whereIs: (index: number) => string): Reading<Ground> {
  const joined = readBoards(boards, whereIs)
  if (!joined.ok) return { ok: false, problems: joined.messages.map((message) => ({ rule: '1.1', message })) }
  const { map } = joined
  return { ok: true, value: { map, los: new LosTable(map), ...buildingsOf(map) } }
}
