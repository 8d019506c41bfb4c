/** What orders of all games on a map have in common: stacks, and the ground that they watch. */
import type { Problem } from '@firegroup/kernel'
import type { Order, OrderedStack } from '@firegroup/table'

/** A map as far as orders go by it; `S` is the game's state. */
export interface Watched<S> {
  /** The hex in which an own unit is, -1 off the map. */
  hexOf(s: S, unit: number): number
  isOwn(s: S, seat: string, unit: number): boolean
  /** Can't react any more, whatever comes: broken, shaken. */
  isOut(s: S, unit: number): boolean
  /** All own units that could react some time. */
  own(s: S, seat: string): readonly number[]
  sees(s: S, from: number, to: number): boolean
  isOpen(s: S, hex: number): boolean
  /** '4-6-7', '9-2': what a unit is called. */
  label(s: S, unit: number): string
  /** What a unit has to fire with besides its own arms, by name. */
  weapons(s: S, unit: number): readonly { readonly id: number; readonly name: string }[]
  grid(s: S): {
    readonly size: number
    distance(a: number, b: number): number
    idOf(hex: number): string
    has(id: string): boolean
    indexOf(id: string): number
  }
}

/** Farther than anybody looks out for. */
const FARTHEST = 16

export function standing<S>(
  map: Watched<S>,
  s: S,
  seat: string,
  { units, at }: Order,
): { readonly units: readonly number[] | null; readonly ended: string | null } {
  if (!units) return { units: null, ended: null }
  const here = units.filter((unit) => map.isOwn(s, seat, unit) && isAt(map, s, unit, at))
  const left = here.filter((unit) => !map.isOut(s, unit))
  if (left.length > 0) return { units: left, ended: null }
  const name = at ?? 'the stack'
  if (here.length > 0) return { units: [], ended: `${name} can’t react any more` }
  const lives = units.some((unit) => map.isOwn(s, seat, unit) && map.hexOf(s, unit) >= 0)
  return { units: [], ended: lives ? `${name} has moved` : `${name} is gone` }
}

function isAt<S>(map: Watched<S>, s: S, unit: number, at: string | undefined): boolean {
  const hex = map.hexOf(s, unit)
  return hex >= 0 && (at === undefined || map.grid(s).idOf(hex) === at)
}

/** Own stacks that could react, in the order of their hexes. */
export function stacks<S>(map: Watched<S>, s: S, seat: string): readonly OrderedStack[] {
  const byHex = Map.groupBy(map.own(s, seat), (unit) => map.hexOf(s, unit))
  return [...byHex]
    .sort(([a], [b]) => a - b)
    .map(([hex, units]) => {
      const at = map.grid(s).idOf(hex)
      const weapons = units.flatMap((unit) => map.weapons(s, unit))
      const who = counted(units.map((unit) => map.label(s, unit)))
      return { at, units, name: at, who, ...(weapons.length > 0 ? { weapons } : {}) }
    })
}

/** '9-2, two 4-6-7'. */
function counted(labels: readonly string[]): string {
  const kinds = [...new Set(labels)]
  return kinds
    .map((label) => {
      const count = labels.filter((each) => each === label).length
      return count === 1 ? label : `${COUNTS[count] ?? count} ${label}`
    })
    .join(', ')
}

const COUNTS: readonly string[] = ['', '', 'two', 'three', 'four', 'five', 'six']

/** The hexes that fit an order and are seen by somebody who may react. */
export function zone<S>(map: Watched<S>, s: S, seat: string, order: Order): readonly number[] {
  const { within = FARTHEST, where, open } = order.when
  const grid = map.grid(s)
  const watchers = [...new Set((standing(map, s, seat, order).units ?? map.own(s, seat)).map((unit) => map.hexOf(s, unit)))].filter(
    (hex) => hex >= 0,
  )
  const wanted = where && new Set(where.filter((id) => grid.has(id)).map((id) => grid.indexOf(id)))
  const fits: number[] = []
  for (let hex = 0; hex < grid.size; hex++) {
    if (wanted && !wanted.has(hex)) continue
    if (open && !map.isOpen(s, hex)) continue
    if (watchers.some((from) => from !== hex && grid.distance(from, hex) <= within && map.sees(s, from, hex))) fits.push(hex)
  }
  return fits
}

export function problems<S>(map: Watched<S>, s: S, seat: string, order: Order): readonly Problem[] {
  const { units, at, when } = order
  const stranger = units?.find((unit) => !map.isOwn(s, seat, unit))
  if (stranger !== undefined) return [{ message: 'An order is given to your own units.' }]
  const { ended } = standing(map, s, seat, order)
  if (ended !== null) return [{ message: `The order ends: ${ended}.` }]
  const grid = map.grid(s)
  const missing = when.where?.find((id) => !grid.has(id))
  if (missing !== undefined) return [{ message: `There is no hex ${missing} on this map.` }]
  if (order.do.type === 'accept') return [{ message: 'There is nothing to accept here: hold, fire or be asked.' }]
  if (zone(map, s, seat, order).length === 0) return [{ message: `${at ?? 'Nobody'} has ${at ? 'no' : 'a'} line to that zone.` }]
  return []
}
