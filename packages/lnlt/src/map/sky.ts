import type { Hex, Location } from '../state.ts'
import type { Ground } from './ground.ts'
import { lineBetween } from './line.ts'
import { hexOf, layerOf, SKY } from './location.ts'
import type { Sight } from './los.ts'
import { levelOf } from './terrain.ts'

/**
 * 19.1.1, LG-88: a plane is two levels above everything on its way: only what stands right before those who look up to it hides it, or makes it harder
 * to see.
 */
export function skySight(ground: Ground, from: Location, to: Location): Sight {
  const below = layerOf(from) === SKY ? to : from
  const above = below === from ? to : from
  if (below < 0 || layerOf(below) === SKY) return OPEN
  const [near, far] = [hexOf(below), hexOf(above)]
  if (near === far) return OPEN
  const crossed: Hex[] = []
  for (const part of lineBetween(ground, near, far)) {
    if (part.kind !== 'hex' || ground.map.grid.distance(near, part.hex) !== 1) continue
    crossed.push(part.hex)
    for (const { terrain, height } of part.silhouettes) {
      if (ground.map.levels[part.hex]! + height < levelOf(ground, below)) continue
      const reason = `the ${terrain.name} in ${ground.map.grid.idOf(part.hex)}`
      if (terrain.los === 'blocking' && height > 0)
        return { blocked: { rule: '19.1.1', reason: `the shadow of ${reason}`, at: part.hex }, degrading: [], limited: false, crossed }
      if (terrain.los === 'degrading') return { ...OPEN, degrading: [{ hex: part.hex, rule: '19.1.1', reason }], crossed }
    }
  }
  return OPEN
}

const OPEN: Sight = { blocked: null, degrading: [], limited: false, crossed: [] }
