import type { Hex, Location } from '../state.ts'
import type { Ground } from './ground.ts'

/** 10.4.1: the places in a hex, each with its own stacking, spotting and fire. */
export const GROUND = 0
export const UPPER = 1
export const ROOFTOP = 2
export const BUNKER = 3
export const CAVE = 4
/** 19.2.1, 19.1: over a hex: a helicopter, and a plane that crosses the map. They are places of no hex: nobody gets there but who flies. */
export const AIR = 5
export const SKY = 6

/** Room for as many places in a hex: a power of two. */
export const LAYERS = 8
const LAYER_BITS = 3

/** What `locationNamed` answers for a place that the map does not have. */
export const NO_LOCATION: Location = -99

const LAYER_NAMES: readonly string[] = ['', 'upstairs', 'rooftop', 'bunker', 'cave', 'air', 'sky']

export function locationOf(hex: Hex, layer = GROUND): Location {
  return hex * LAYERS + layer
}

/** -1 for what is not on the map. */
export function hexOf(location: Location): Hex {
  return location >> LAYER_BITS
}

export function layerOf(location: Location): number {
  return location & (LAYERS - 1)
}

/** 10.2, 10.4.1: the ground of a hex, and the upper floor of a Multi-story Building. */
export function locationsIn(ground: Ground, hex: Hex): readonly Location[] {
  return ground.locations[hex]!
}

/** 'F5', 'F5 upstairs'. */
export function nameOf({ map }: Ground, location: Location): string {
  if (location < 0) return 'off the map'
  const id = map.grid.idOf(hexOf(location))
  const layer = LAYER_NAMES[layerOf(location)]
  return layer ? `${id} ${layer}` : id
}

/** The location that `nameOf` calls so, or NO_LOCATION. */
export function locationNamed(ground: Ground, text: string): Location {
  return namesIn(ground).get(text) ?? readName(ground, text)
}

/** The map never changes: each location by its own name. */
const known = new WeakMap<Ground['locations'], ReadonlyMap<string, Location>>()

function namesIn(ground: Ground): ReadonlyMap<string, Location> {
  const before = known.get(ground.locations)
  if (before) return before
  const names = new Map(ground.locations.flat().map((location) => [nameOf(ground, location), location]))
  known.set(ground.locations, names)
  return names
}

/** A hex may have other names besides. */
function readName(ground: Ground, text: string): Location {
  const [id = '', ...rest] = text.split(' ')
  const layer = LAYER_NAMES.indexOf(rest.join(' '))
  if (layer < 0 || !ground.map.grid.has(id)) return NO_LOCATION
  const location = locationOf(ground.map.grid.indexOf(id), layer)
  return layer >= AIR || locationsIn(ground, hexOf(location)).includes(location) ? location : NO_LOCATION
}
