import type { Pick } from './draw/plane.ts'
import { sheetOf } from './draw/sheet.ts'
import { type BuildingSketch, drawBoard, type FenceSketch, type Sketch } from './draw/sketch.ts'
import type { GridSpec, MapSpec } from './format.ts'
import { blankGround, type Ground, idsOf } from './generate-ground.ts'
import { fillPlains, floodPond, growOrchards, growWoods, plantFields, raiseHills } from './generate-land.ts'
import { layRoads } from './generate-roads.ts'
import { THEMES, type Theme } from './generate-themes.ts'
import { settleVillages } from './generate-village.ts'

export interface GenerateOptions {
  readonly id: string
  readonly name: string
  /** At least 5. */
  readonly columns: number
  /** At least 4. */
  readonly rows: number
  readonly firstColumn?: GridSpec['firstColumn']
  readonly theme: Theme
  /** An integer from 0 to n - 1; all chance comes from here. */
  readonly pick: Pick
}

/**
 * A random board that joins others: its roads leave the short edges in the middle and the long edges at the quarters, and its edge
 * hexes are open. The same options and picks give the same bytes in every JavaScript engine.
 */
export function generateMap(options: GenerateOptions): MapSpec {
  return drawBoard(generateSketch(options), options.pick)
}

/** The plan of a random board, before it is drawn: something an author can go on from. */
export function generateSketch({ id, name, columns, rows, firstColumn = 'high', theme, pick }: GenerateOptions): Sketch {
  if (!(columns >= 5 && rows >= 4)) throw new RangeError(`A random board needs at least 5 columns and 4 rows, not ${columns} × ${rows}.`)
  const grid: GridSpec = { columns, rows, firstColumn }
  const manner = THEMES[theme]
  const ground = blankGround(sheetOf(grid), pick)
  raiseHills(ground, manner)
  const ways = layRoads(ground, grid)
  const buildings: readonly BuildingSketch[] = settleVillages(ground, manner)
  floodPond(ground, manner)
  const orchards = growOrchards(ground)
  growWoods(ground, manner)
  const fields = plantFields(ground, manner)
  const scrub = fillPlains(ground, manner)
  const fences: readonly FenceSketch[] = [...orchards, ...fields].flatMap(({ fence, hexes }) =>
    fence === undefined ? [] : [{ feature: fence.feature, around: idsOf(ground, hexes), gates: fence.gates.join(' ') }],
  )
  return {
    id,
    name,
    grid,
    hills: [1, 2, 3].map((level) => ({
      level,
      hexes: idsOf(
        ground,
        ground.hexesWhere((hex) => ground.level[hex] === level),
      ),
    })),
    areas: [
      { terrain: 'water', hexes: covered(ground, 'water') },
      { terrain: 'marsh', hexes: covered(ground, 'marsh') },
      { terrain: 'woods', hexes: covered(ground, 'woods') },
      ...orchards.map(({ hexes }) => ({ terrain: 'orchard' as const, hexes: idsOf(ground, hexes) })),
      ...scrub.map((hexes) => ({ terrain: 'brush' as const, hexes: idsOf(ground, hexes) })),
      ...fields.map(({ hexes, style }) => ({ terrain: 'grain' as const, hexes: idsOf(ground, hexes), style })),
    ],
    ways,
    buildings,
    fences,
  }
}

function covered(ground: Ground, use: 'water' | 'marsh' | 'woods'): string {
  return idsOf(
    ground,
    ground.hexesWhere((hex) => ground.use[hex] === use),
  )
}
