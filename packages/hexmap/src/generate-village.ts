import type { Shape } from './draw/buildings.ts'
import type { BuildingSketch } from './draw/sketch.ts'
import { type Ground, isFree, oneOf, touching } from './generate-ground.ts'
import type { ThemeManner } from './generate-themes.ts'

/** Puts each settlement at a road, the largest at a junction, with its houses along the streets. Marks the building hexes. */
export function settleVillages(ground: Ground, manner: ThemeManner): readonly BuildingSketch[] {
  const scale = ground.grid.size / 346
  const centres: number[] = []
  return manner.settlements.flatMap((size, i) => {
    if (i > 0 && scale < 0.5) return []
    const centre = villageCentre(ground, centres)
    if (centre === undefined) return []
    centres.push(centre)
    return settle(ground, centre, Math.max(3, Math.round(size * Math.min(1, scale))))
  })
}

/** The road hex with the most streets around it among those far from other villages. */
function villageCentre({ grid, road, pick }: Ground, others: readonly number[]): number | undefined {
  const fit = [...road].filter((hex) => !grid.isHalf(hex) && others.every((other) => grid.distance(hex, other) > 8))
  let best: number | undefined
  let bestScore = -1
  for (const hex of fit) {
    const edge = grid.within(hex, 3).filter((near) => grid.isHalf(near)).length
    const score = touching(grid, hex, road) * 4 - edge + pick(6)
    if (score <= bestScore) continue
    best = hex
    bestScore = score
  }
  return best
}

function settle(ground: Ground, centre: number, size: number): readonly BuildingSketch[] {
  const { grid, pick, road } = ground
  const built = new Set<number>()
  const sketches: BuildingSketch[] = []
  // Streets fill up from the middle; a second row follows where the first has no room left.
  const plots = grid.within(centre, 7).filter((hex) => isFree(ground, hex) && !road.has(hex))
  const rank = new Map(plots.map((hex) => [hex, grid.distance(hex, centre) * 3 - Math.min(2, touching(grid, hex, road)) * 4 + pick(5)]))
  for (const hex of [...plots].sort((a, b) => rank.get(a)! - rank.get(b)! || a - b)) {
    if (sketches.length >= size) break
    if (built.has(hex) || touching(grid, hex, built) > 2) continue
    const church = sketches.length === 0 && size >= 6
    const second = !church && pick(7) === 0 ? oneOf(neighbourPlots(ground, hex, built, plots), pick) : undefined
    const hexes = second === undefined ? [hex] : [hex, second]
    for (const plot of hexes) {
      built.add(plot)
      ground.use[plot] = 'building'
    }
    const stone = church || pick(10) < (sketches.length < size / 3 ? 7 : 3)
    sketches.push({
      hexes: hexes.map((plot) => grid.idOf(plot)).join(' '),
      material: stone ? 'stone' : 'wooden',
      shape: church ? 'church' : shapeOf(stone, hexes.length === 2, ground),
    })
  }
  return sketches
}

function neighbourPlots({ grid, level }: Ground, hex: number, built: ReadonlySet<number>, plots: readonly number[]): readonly number[] {
  return grid.neighbours(hex).filter((other) => plots.includes(other) && !built.has(other) && level[other] === level[hex])
}

const STONE: readonly Shape[] = ['house', 'house', 'corner', 'courtyard', 'cottage']
const WOODEN: readonly Shape[] = ['house', 'house', 'cottage', 'cottage', 'corner', 'barn']
const LONG: readonly Shape[] = ['row', 'barn', 'row', 'factory']

function shapeOf(stone: boolean, long: boolean, { pick }: Ground): Shape {
  return oneOf(long ? LONG : stone ? STONE : WOODEN, pick) ?? 'house'
}
