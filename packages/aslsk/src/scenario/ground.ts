import { type BoardPlacement, type Buildings, buildingsOf, type HexMap, LosTable, readBoards } from '@firegroup/hexmap'
import type { Reading } from '@firegroup/kernel'

/** The map that a game is played on, with everything about it that no scenario changes. 2.0 Control: its buildings. */
export interface Ground extends Buildings {
  readonly map: HexMap
  readonly los: LosTable
}

const MOST_KEPT = 12

/** Grounds by their boards as text: what has been traced on a map stays known from one game to the next, and to every restored save. */
const kept = new Map<string, Ground>()

/** 1.1: the boards, checked and joined. */
export function groundOf(boards: readonly BoardPlacement[], whereIs = (index: number) => `boards[${index}].map`): Reading<Ground> {
  const key = JSON.stringify(boards)
  const known = kept.get(key)
  if (known) return { ok: true, value: known }
  const ground = readGround(boards, whereIs)
  if (ground.ok) keep(key, ground.value)
  return ground
}

function keep(key: string, ground: Ground): void {
  const oldest = kept.keys().next()
  if (kept.size >= MOST_KEPT && !oldest.done) kept.delete(oldest.value)
  kept.set(key, ground)
}

function readGround(boards: readonly BoardPlacement[], whereIs: (index: number) => string): Reading<Ground> {
  const joined = readBoards(boards, whereIs)
  if (!joined.ok) return { ok: false, problems: joined.messages.map((message) => ({ rule: '1.1', message })) }
  const { map } = joined
  return { ok: true, value: { map, los: new LosTable(map), ...buildingsOf(map) } }
}
