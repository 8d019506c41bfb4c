import type { HexMap } from '@firegroup/hexmap'
import type { Hooks } from '../hooks.ts'
import type { Ground } from '../scenario/ground.ts'
import type { Hex } from '../state.ts'
import type { Land, NewPlace } from './place.ts'
import { Places } from './places.ts'

/** A.8: the ground with the Locations that modules make inside its hexes; where none does, as it is. */
export function groundWithPlaces(hooks: Pick<Hooks, 'locations' | 'depressions'>, land: Omit<Land, 'map'>, ground: Ground): Ground {
  const made: NewPlace[] = []
  for (const locations of hooks.locations) made.push(...onMap(ground.map, locations({ ...land, map: ground.map })))
  const sunk = new Map<Hex, number>()
  for (const depressions of hooks.depressions) for (const hex of depressions({ ...land, map: ground.map })) sunk.set(hex, 1)
  if (made.length === 0 && sunk.size === 0) return ground
  const map = mapWith(ground.map, made, sunk)
  return {
    ...ground,
    map,
    buildings: [...ground.buildings, ...made.map(() => -1)],
    places: new Places(map, made),
    inner: made.map(({ terrain }) => terrain),
  }
}

/** Without what lies off the map: complaints tell of that. */
function onMap({ grid }: HexMap, places: readonly NewPlace[]): NewPlace[] {
  const isThere = (name: string) => grid.has(name.split(' ')[0]!)
  return places.flatMap((place) => (isThere(place.hex) ? [{ ...place, ways: place.ways.filter(({ to }) => isThere(to)) }] : []))
}

function mapWith(map: HexMap, made: readonly NewPlace[], sunk: ReadonlyMap<Hex, number>): HexMap {
  return map.with(
    made.map(({ hex, name, up = 0 }) => {
      const ground = map.grid.indexOf(hex)
      return { hex: ground, id: `${map.grid.idOf(ground)} ${name}`, level: map.levels[ground]! - (sunk.get(ground) ?? 0) + up }
    }),
    sunk,
  )
}
