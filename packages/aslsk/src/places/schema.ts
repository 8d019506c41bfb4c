import { hexSchema as hex } from '@firegroup/hexmap'
import { type Described, flag, integer, listOf, oneOf, optional, text, variants } from '@firegroup/kernel'

const side = oneOf('allied', 'axis')
/** Two hexes that share a hexside, as in E5-E6. */
const hexside = text({ max: 24, pattern: /^[a-z0-9]*[A-Z]+\d+-[a-z0-9]*[A-Z]+\d+$/, what: 'two hexes, as in E5-E6' })
const squads = optional(integer(1, 3))

/** What a scenario puts into the hexes of its map besides their terrain, for modules that know it. */
export const placesSchema = listOf(
  variants({
    /** B27: room for so many squads of each side; 1 unless told. */
    foxhole: { at: hex, squads },
    trench: { at: hex },
    /** F8: room for one squad in all. */
    sangar: { at: hex },
    shellhole: { at: hex },
    wire: { at: hex },
    /** B30: room for so many squads, the hexspine at which it points, and its TEM through the Covered Arc and otherwise. */
    pillbox: { at: hex, squads, spine: integer(0, 5), ca: integer(0, 9), nca: integer(0, 9) },
    /** B8.6: ends are hexes, or pillboxes as in 'E5 pillbox'. */
    tunnel: { side, ends: listOf(text({ max: 24 }), { min: 2, max: 2 }) },
    /** B8.4: under the whole map; the side that may use them, and whether paved crossroads are manholes besides those that are named. */
    sewers: { side: optional(side), crossroads: optional(flag()), water: optional(listOf(hex, { max: 400 })) },
    manhole: { at: hex },
    /** B19, B20: a hex that lies lower than the ground around it. */
    depression: {
      at: hex,
      as: oneOf('gully', 'stream', 'deepStream', 'sunkenRoad', 'wadi'),
      ford: optional(flag()),
      cliff: optional(flag()),
    },
    /** B6: over a depression, along the road of its hex. */
    bridge: { at: hex, pontoon: optional(flag()) },
    /** B23.9 */
    fortified: { at: hex },
    /** B23.71: the party wall between two hexes of a building. */
    rowhouse: { hexside },
    /** B29: across the hexside. */
    roadblock: { hexside },
    /** A23.7: a charge that was set before play began; its owner says who sets it off. */
    setCharge: { side, at: hex },
    /** B24: a building that has fallen. */
    rubble: { at: hex },
  }),
  { max: 400 },
)

export type PlaceSpec = Described<typeof placesSchema>[number]
type PlaceType = PlaceSpec['type']

type SpecOf<T extends PlaceType> = Extract<PlaceSpec, { readonly type: T }>
type Sorted = { readonly [T in PlaceType]?: readonly SpecOf<T>[] }

/** Sorted once: scenarios do not change, and rules ask in every step. */
const sorted = new WeakMap<readonly PlaceSpec[], Sorted>()
const NONE: readonly never[] = []

/** What a scenario says of one kind. */
export function specsOf<T extends PlaceType>({ places }: { readonly places?: readonly PlaceSpec[] }, type: T): readonly SpecOf<T>[] {
  if (!places) return NONE
  let kinds = sorted.get(places)
  if (!kinds) {
    kinds = Object.groupBy(places, (each) => each.type) as Sorted
    sorted.set(places, kinds)
  }
  return kinds[type] ?? NONE
}
