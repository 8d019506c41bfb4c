import type { HexMap } from '@firegroup/hexmap'
import type { Hooks } from '../hooks.ts'
import type { Ground } from '../scenario/ground.ts'
import type { Land, NewPlace } from './place.ts'
import { Places } from './places.ts'

/** A.8: the ground with the Locations that modules make inside its hexes; where none does, as it is. */
export function groundWithPlaces(hooks: Pick<Hooks, 'locations'>, land: Omit<Land, 'map'>, ground: Ground): Ground {
  const made: NewPlace[] = []
  for (const locations of hooks.locations) made.push(...locations({ ...land, map: ground.map }))
  if (made.length === 0) return ground
  const map = mapWith(ground.map, made)
  return {
    ...ground,
    map,
    buildings: [...ground.buildings, ...made.map(() => -1)],
    places: new Places(map, made),
    inner: made.map(({ terrain }) => terrain),
  }
}

function mapWith(map: HexMap, made: readonly NewPlace[]): HexMap {
  return map.with(
    made.map(({ hex, name, up = 0 }) => {
      const ground = map.grid.indexOf(hex)
      return { hex: ground, id: `${map.grid.idOf(ground)} ${name}`, level: map.levels[ground]! + up }
    }),
  )
}
