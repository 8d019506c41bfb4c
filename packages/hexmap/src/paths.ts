import type { Side } from './format.ts'
import type { Grid } from './grid.ts'

/** What it costs to go from a hex over a side into the next, in the smallest unit (halves of a movement point, say); -1 if it can't be done. */
export type StepCost = (from: number, side: Side, to: number, costSoFar: number) => number

/** Where one can go from a hex, and how. */
export interface Reach {
  readonly start: number
  /** Per hex: the lowest cost, or -1 if it can't be reached within the budget. */
  readonly cost: Int32Array
  /** Per hex: the hex before it on the way, -1 for the start and for hexes out of reach. */
  readonly previous: Int32Array
  /** The hexes within reach in the order of their cost, then index; the start first. */
  readonly hexes: readonly number[]
}

/**
 * All hexes within reach for a budget, by the cheapest way. Costs are integers, never negative; ties go to the way that comes from the hex reached
 * first, so the same question always has the same answer.
 */
export function reachable(grid: Grid, start: number, budget: number, stepCost: StepCost): Reach {
  const cost = new Int32Array(grid.size).fill(-1)
  const previous = new Int32Array(grid.size).fill(-1)
  const isSettled = new Uint8Array(grid.size)
  const hexes: number[] = []
  const queue = new Queue()
  cost[start] = 0
  queue.push(0, start)
  for (let hex = queue.pop(); hex >= 0; hex = queue.pop()) {
    if (isSettled[hex]) continue
    isSettled[hex] = 1
    hexes.push(hex)
    for (let side = 0; side < 6; side++) {
      const next = grid.neighbour(hex, side as Side)
      if (next < 0 || isSettled[next]) continue
      const step = checked(stepCost(hex, side as Side, next, cost[hex]!), grid, hex, next)
      const total = cost[hex]! + step
      if (step < 0 || total > budget || (cost[next]! >= 0 && cost[next]! <= total)) continue
      cost[next] = total
      previous[next] = hex
      queue.push(total, next)
    }
  }
  return { start, cost, previous, hexes }
}

/** The hexes of the way to a hex, start and end included; empty if it is out of reach. */
export function pathTo(reach: Reach, hex: number): number[] {
  if ((reach.cost[hex] ?? -1) < 0) return []
  const path = [hex]
  for (let at = hex; at !== reach.start; at = path.at(-1)!) path.push(reach.previous[at]!)
  return path.reverse()
}

function checked(step: number, grid: Grid, from: number, to: number): number {
  if (Number.isInteger(step) && step >= -1) return step
  throw new RangeError(`The cost from ${grid.idOf(from)} to ${grid.idOf(to)} must be an integer from 0, or -1 for no way, not ${step}.`)
}

/** A binary heap of hexes by cost, then index. */
class Queue {
  readonly #costs: number[] = []
  readonly #hexes: number[] = []

  push(cost: number, hex: number): void {
    let at = this.#hexes.length
    this.#costs.push(cost)
    this.#hexes.push(hex)
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!this.#isBefore(at, parent)) return
      this.#swap(at, parent)
      at = parent
    }
  }

  /** The first hex, or -1. */
  pop(): number {
    const first = this.#hexes[0]
    if (first === undefined) return -1
    this.#swap(0, this.#hexes.length - 1)
    this.#costs.pop()
    this.#hexes.pop()
    this.#sink()
    return first
  }

  #sink(): void {
    let at = 0
    for (;;) {
      const left = 2 * at + 1
      const right = left + 1
      let least = at
      if (left < this.#hexes.length && this.#isBefore(left, least)) least = left
      if (right < this.#hexes.length && this.#isBefore(right, least)) least = right
      if (least === at) return
      this.#swap(at, least)
      at = least
    }
  }

  #isBefore(a: number, b: number): boolean {
    return (this.#costs[a]! - this.#costs[b]! || this.#hexes[a]! - this.#hexes[b]!) < 0
  }

  #swap(a: number, b: number): void {
    const cost = this.#costs[a]!
    const hex = this.#hexes[a]!
    this.#costs[a] = this.#costs[b]!
    this.#hexes[a] = this.#hexes[b]!
    this.#costs[b] = cost
    this.#hexes[b] = hex
  }
}
