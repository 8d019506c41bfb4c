import { type BoardPlacement, pointSchema } from '@firegroup/hexmap'
import { type BoardHex, type BoardOptions, SIDE_NAMES, schematicBoard } from '@firegroup/hexmap/draw'
import { type Described, dictionary, either, integer, listOf, oneOf, optional, record, text } from '@firegroup/kernel'

const terrain = text({ max: 40 })

/** The ground of a position that has no map: the hexes that are not open at level 0, on a board drawn for them. */
export const situationGroundSchema = record({
  columns: optional(integer(3, 80)),
  rows: optional(integer(3, 80)),
  /** A terrain by name, or with all that can be said of a hex. */
  hexes: dictionary(
    either(
      terrain,
      record({
        terrain: optional(terrain),
        level: optional(integer(0, 8)),
        /** The hexsides by which a road leaves. */
        road: optional(listOf(oneOf(...SIDE_NAMES), { max: 6 })),
        /** How it is drawn, as points around the hex's dot, in place of the usual shape; an empty list draws nothing. */
        outline: optional(listOf(pointSchema, { max: 60 })),
        /** How high what stands there is, where that is not the usual: 2 for a building of two floors. */
        height: optional(integer(1, 4)),
      }),
    ),
    { max: 4000 },
  ),
  /** Buildings or woods of several hexes, each next to the one before: 'F4 F5 F6'. */
  joined: optional(
    listOf(text({ max: 200, pattern: /^[A-Z]{1,3}\d{1,2}( [A-Z]{1,3}\d{1,2})+$/, what: "hexes such as 'F4 F5 F6'" }), { max: 200 }),
  ),
  /** What stands between two hexes: { 'K6/L6': 'wall' }. */
  hexsides: optional(dictionary(text({ max: 40 }), { max: 2000 })),
})
export type SituationGround = Described<typeof situationGroundSchema>

/** What a position is played on, in one of three ways. */
export interface SituationBoards {
  readonly map?: BoardPlacement['map']
  readonly ground?: SituationGround
  readonly boards?: readonly BoardPlacement[]
}

/** What a game knows of the ground. */
export interface GroundNames {
  readonly isTerrain: (name: string) => boolean
  readonly isHexside: (name: string) => boolean
}

/** The boards of a position, however they are given; a sentence where they are not. */
export function situationBoards({ boards, map, ground }: SituationBoards, names: GroundNames): readonly BoardPlacement[] | string {
  const given = [boards, map, ground].filter((each) => each !== undefined).length
  if (given !== 1) return `situation must hold one of 'map', 'ground' and 'boards', not ${given === 0 ? 'none' : 'several'}.`
  if (boards) return boards
  const drawn = map ?? boardFor(ground!, names)
  return typeof drawn === 'string' ? drawn : [{ map: drawn, at: { column: 0, row: 0 } }]
}

/** Where a board of a situation is described, for what is wrong with it. */
export function boardPath({ boards, ground }: SituationBoards): (index: number) => string {
  return (index) => (boards ? `situation.boards[${index}].map` : ground ? 'situation.ground' : 'situation.map')
}

function boardFor(ground: SituationGround, names: GroundNames): BoardPlacement['map'] | string {
  const { columns, rows, joined = [], hexsides = {} } = ground
  const hexes = drawnHexes(ground, names)
  if (typeof hexes === 'string') return hexes
  const unlike = joined.find((chain) => new Set(chain.split(' ').map((hex) => hexes.drawn.get(hex)?.terrain)).size > 1)
  if (unlike !== undefined) return `situation.ground.joined: '${unlike}' are not hexes of one terrain.`
  const bare = joined.find((chain) => (hexes.drawn.get(chain.split(' ')[0]!)?.terrain ?? 'open') === 'open')
  if (bare !== undefined) return `situation.ground.joined: there is nothing in '${bare}' to join.`
  for (const [side, feature] of Object.entries(hexsides)) {
    if (!/^[A-Z]{1,3}\d{1,2}\/[A-Z]{1,3}\d{1,2}$/.test(side))
      return `situation.ground.hexsides has '${side}', which is no hexside such as 'K6/L6'.`
    if (!names.isHexside(feature)) return `situation.ground.hexsides.${side}: there is no hexside '${feature}'.`
  }
  const options: BoardOptions = {
    outlines: hexes.outlines,
    joined: joined.flatMap(pairsOf),
    hexsides: Object.entries(hexsides).map(([side, feature]) => `${side} ${feature}`),
    ...(columns ? { columns } : {}),
    ...(rows ? { rows } : {}),
  }
  try {
    return schematicBoard(hexes.drawn, options)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return `situation.ground: ${error.message}`
  }
}

interface DrawnHexes {
  readonly drawn: Map<string, BoardHex>
  readonly outlines: { [hex: string]: NonNullable<BoardOptions['outlines']>[string] }
}

function drawnHexes({ hexes }: SituationGround, { isTerrain }: GroundNames): DrawnHexes | string {
  const drawn = new Map<string, BoardHex>()
  const outlines: DrawnHexes['outlines'] = {}
  for (const [hex, what] of Object.entries(hexes)) {
    const { terrain: name = 'open', level = 0, road = [], outline, height } = typeof what === 'string' ? { terrain: what } : what
    if (!/^[A-Z]{1,3}\d{1,2}$/.test(hex)) return `situation.ground.hexes has '${hex}', which is no hex.`
    if (!isTerrain(name)) return `situation.ground.hexes.${hex}: there is no terrain '${name}'.`
    const sides = road.map((side) => SIDE_NAMES.indexOf(side) as BoardHex['road'][number])
    drawn.set(hex, { terrain: name, level, road: sides, ...(height === undefined ? {} : { height }) })
    if (outline !== undefined) outlines[hex] = outline
  }
  return { drawn, outlines }
}

/** 'F4 F5 F6' as 'F4 F5' and 'F5 F6'. */
function pairsOf(chain: string): string[] {
  const hexes = chain.split(' ')
  return hexes.slice(1).map((hex, index) => `${hexes[index]} ${hex}`)
}
