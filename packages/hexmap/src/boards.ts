import type { MapSpec } from './format.ts'
import type { HexMap } from './hexmap.ts'
import { joinBoards, type Placement } from './layout.ts'
import { parseMap } from './load.ts'
import { describeProblem } from './reader.ts'

/** A board as a scenario lays it out: like a Placement, but the map is not checked yet, and a crop without rows leaves all of them. */
export interface BoardPlacement {
  readonly map: MapSpec
  readonly label?: string
  readonly at: { readonly column: number; readonly row: number }
  readonly rotated?: boolean
  readonly crop?: { readonly columns: readonly [string, string]; readonly rows?: readonly [number, number] }
}

export type JoinedBoards = { readonly ok: true; readonly map: HexMap } | { readonly ok: false; readonly messages: readonly string[] }

const MOST_TOLD = 5

/** Checks boards that come from a file and joins them to one map; or says in sentences what is wrong, each with the name of its board. */
export function readBoards(boards: readonly BoardPlacement[], nameOf = (index: number) => `boards[${index}].map`): JoinedBoards {
  const messages: string[] = []
  const placements = boards.flatMap((board, index) => {
    const parsed = parseMap(board.map)
    if (parsed.ok) return [placementOf(board, parsed.map)]
    for (const problem of parsed.problems.slice(0, MOST_TOLD)) messages.push(`${nameOf(index)}: ${describeProblem(problem)}`)
    return []
  })
  if (messages.length > 0) return { ok: false, messages }
  try {
    return { ok: true, map: joinBoards(placements) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { ok: false, messages: [error.message] }
  }
}

function placementOf({ crop, ...board }: BoardPlacement, map: MapSpec): Placement {
  if (!crop) return { ...board, map }
  return { ...board, map, crop: { columns: crop.columns, rows: crop.rows ?? [0, map.grid.rows] } }
}
