import { Slate } from '@firegroup/kernel'
import { staticSight } from '../map/thread.ts'
import type { Setting } from '../setting.ts'
import type { Hex } from '../state.ts'

/** No unit has more MF, in halves. */
export const MOST_MF = 31

/** Where nothing is seen, in place of a Hindrance. */
export const BLOCKED = -1
/** Sides of a hex: so many entries each hex has in `around` and `costs`. */
export const AROUND = 6

const UNKNOWN = -2
/** The cost of a hex that Infantry may not enter: more than anyone has. */
const NO_ENTRY = 99

/** How the land lies, for planning: what the map alone says, in tables, for the computer players look it up thousands of times a game. */
export class Lay {
  readonly size: number
  /** The hexes around each hex, clockwise from the north, and -1 for those that there are not. */
  readonly around: Int32Array
  /** What the step to each of these costs, in half MF. A planner's reckoning: roads are left out. */
  readonly costs: Int32Array
  readonly tem: Int32Array
  readonly openGround: Uint8Array
  /** For reckoning with ways on: by hex and half MF left; and by hex alone. */
  readonly ways: Slate
  readonly stops: Slate
  readonly #setting: Setting
  /** What is seen from a hex, by hex; filled as it is asked for. */
  readonly #views: (Int8Array | undefined)[]

  constructor(setting: Setting) {
    const { map, terrain } = setting
    this.#setting = setting
    this.size = map.size
    this.ways = new Slate(this.size * (MOST_MF + 1))
    this.stops = new Slate(this.size)
    this.#views = new Array<Int8Array | undefined>(this.size).fill(undefined)
    this.tem = Int32Array.from(terrain, ({ tem }) => tem)
    this.openGround = Uint8Array.from(terrain, ({ openGround }) => (openGround ? 1 : 0))
    this.around = new Int32Array(this.size * AROUND).fill(-1)
    this.costs = new Int32Array(this.size * AROUND).fill(NO_ENTRY)
    for (let from = 0; from < this.size; from++)
      for (const [i, to] of map.grid.neighbours(from).entries()) {
        this.around[from * AROUND + i] = to
        this.costs[from * AROUND + i] = this.costOf(from, to)
      }
  }

  /** Uphill it costs twice as much; from offboard all is level. */
  costOf(from: Hex, to: Hex): number {
    const { terrain, map } = this.#setting
    const mf = terrain[to]!.infantryMf ?? NO_ENTRY
    return from >= 0 && map.levels[to]! > map.levels[from]! ? mf * 2 : mf
  }

  /** The Hindrances between two hexes, without Smoke; BLOCKED where there is no LOS. */
  hindrance(from: Hex, to: Hex): number {
    let view = this.#views[from]
    if (!view) {
      view = new Int8Array(this.size).fill(UNKNOWN)
      this.#views[from] = view
    }
    const known = view[to]!
    if (known !== UNKNOWN) return known
    const { blocked, hindrance } = staticSight(this.#setting, from, to)
    const found = blocked ? BLOCKED : hindrance
    view[to] = found
    return found
  }
}

const known = new WeakMap<Setting, Lay>()

export function layOf(setting: Setting): Lay {
  const made = known.get(setting) ?? new Lay(setting)
  known.set(setting, made)
  return made
}
