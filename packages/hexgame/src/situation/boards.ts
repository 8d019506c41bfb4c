import type { BoardPlacement } from '@firegroup/hexmap'
import { type BoardHex, SIDE_NAMES, schematicBoard } from '@firegroup/hexmap/draw'
import { dictionary, either, integer, listOf, oneOf, optional, record, text } from '@firegroup/kernel'

/** The ground of a position that has no map: the hexes that are not open at level 0, on a board drawn for them. */
export interface SituationGround {
  readonly columns?: number
  readonly rows?: number
  /** A terrain by name, or with a level and the hexsides by which a road leaves. */
  readonly hexes: {
    readonly [hex: string]: string | { readonly terrain?: string; readonly level?: number; readonly road?: readonly RoadSide[] }
  }
}
type RoadSide = (typeof SIDE_NAMES)[number]

export const situationGroundSchema = record({
  columns: optional(integer(3, 80)),
  rows: optional(integer(3, 80)),
  hexes: dictionary(
    either(
      text({ max: 40 }),
      record({
        terrain: optional(text({ max: 40 })),
        level: optional(integer(0, 8)),
        road: optional(listOf(oneOf(...SIDE_NAMES), { max: 6 })),
      }),
    ),
    { max: 4000 },
  ),
})

/** What a position is played on, in one of three ways. */
export interface SituationBoards {
  readonly map?: BoardPlacement['map']
  readonly ground?: SituationGround
  readonly boards?: readonly BoardPlacement[]
}

/** The boards of a position, however they are given; a sentence where they are not. */
export function situationBoards(
  { boards, map, ground }: SituationBoards,
  isTerrain: (name: string) => boolean,
): readonly BoardPlacement[] | string {
  const given = [boards, map, ground].filter((each) => each !== undefined).length
  if (given !== 1) return `situation must hold one of 'map', 'ground' and 'boards', not ${given === 0 ? 'none' : 'several'}.`
  if (boards) return boards
  const drawn = map ?? boardFor(ground!, isTerrain)
  return typeof drawn === 'string' ? drawn : [{ map: drawn, at: { column: 0, row: 0 } }]
}

function boardFor({ columns, rows, hexes }: SituationGround, isTerrain: (name: string) => boolean): BoardPlacement['map'] | string {
  const drawn = new Map<string, BoardHex>()
  for (const [hex, what] of Object.entries(hexes)) {
    const { terrain = 'open', level = 0, road = [] } = typeof what === 'string' ? { terrain: what } : what
    if (!/^[A-Z]{1,3}\d{1,2}$/.test(hex)) return `situation.ground.hexes has '${hex}', which is no hex.`
    if (!isTerrain(terrain)) return `situation.ground.hexes.${hex}: there is no terrain '${terrain}'.`
    drawn.set(hex, { terrain, level, road: road.map((side) => SIDE_NAMES.indexOf(side) as BoardHex['road'][number]) })
  }
  return schematicBoard(drawn, { ...(columns ? { columns } : {}), ...(rows ? { rows } : {}) })
}
