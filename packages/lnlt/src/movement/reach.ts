import { isEntryCost } from '../map/costs.ts'
import type { LnltState, Location, Move, MoveMode } from '../state.ts'
import { allowancesOf } from './allowance.ts'
import { plannedMove } from './group.ts'
import { usualMode } from './modes.ts'
import { destinations, isContested, paidFor, stepCost, stepProblem } from './step.ts'

/** A location that a group can get to in its move, by the way that costs it least. */
export interface Reachable {
  readonly at: Location
  /** From the first step on, this location last. */
  readonly path: readonly Location[]
  /** What each of them has spent by then, in half MP, in step with the units of the move. */
  readonly spent: readonly number[]
  /** 5.3: whole MP that the last step takes. */
  readonly budget: number
  /** 8.0: they stop there and fight. */
  readonly contested: boolean
}

/** 6.0: a move of these units before its first step, all in this way. */
export function moveOf(s: LnltState, units: readonly number[], mode: MoveMode = usualMode(s, units)): Move {
  return plannedMove(s, units, new Array<MoveMode>(units.length).fill(mode), s.units[units[0]!]!.at)
}

/** More half MP than any way over a map takes. */
const PLENTY = 4000

/** 6.0: what it would cost a group to get to a place that is out of its reach, in half MP; null where no way leads there. */
export function costBeyond(s: LnltState, move: Move, isThere: (at: Location) => boolean): number | null {
  const rich = { ...move, spent: move.spent.map((spent) => spent - PLENTY) }
  const way = reachable(s, rich, isThere).find(({ at }) => isThere(at))
  return way ? Math.max(...way.spent.map((spent, i) => spent - rich.spent[i]!)) : null
}

/** 6.0: everywhere that a group gets to from where it is, the cheapest first, if nobody stops it on the way; or all that is nearer than one place. */
export function reachable(s: LnltState, move: Move, isEnough: (at: Location) => boolean = () => false): readonly Reachable[] {
  if (move.units.length === 0 || move.at < 0) return []
  const allowed = allowancesOf(s, move)
  const open: Reachable[] = []
  const found: Reachable[] = []
  const known = new Set<Location>([move.at])
  spread(s, move, [], allowed, open)
  while (open.length > 0) {
    const next = cheapest(open)
    if (known.has(next.at)) continue
    known.add(next.at)
    found.push(next)
    if (isEnough(next.at)) break
    if (!next.contested)
      spread(s, { ...move, at: next.at, spent: [...next.spent], steps: move.steps + next.path.length }, next.path, allowed, open)
  }
  return found
}

/** Every step that the group can take from where it would be. */
function spread(s: LnltState, move: Move, path: readonly Location[], allowed: readonly number[], open: Reachable[]): void {
  const { side } = s.units[move.units[0]!]!
  for (const to of destinations(s.setting, move.at)) {
    if (stepProblem(s, move, to, allowed)) continue
    const paid = move.units.map((id, i) => {
      const cost = stepCost(s, s.units[id]!, move.at, to, move.units)
      return isEntryCost(cost) ? paidFor(cost, allowed[i]! - move.spent[i]!) : 0
    })
    open.push({
      at: to,
      path: [...path, to],
      spent: move.spent.map((spent, i) => spent + paid[i]!),
      budget: Math.min(...paid) >> 1,
      contested: isContested(s, side, to),
    })
  }
}

function cheapest(open: Reachable[]): Reachable {
  let best = 0
  for (let i = 1; i < open.length; i++) if (most(open[i]!) < most(open[best]!)) best = i
  return open.splice(best, 1)[0]!
}

function most({ spent }: Reachable): number {
  return Math.max(...spent)
}
