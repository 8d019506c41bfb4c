import type { Side } from '@firegroup/hexmap'
import type { Hex } from '../state.ts'
import type { Blocked } from './thread.ts'
import type { View } from './view.ts'

/** Where a hexside does not count: at the hexes of the two ends and on the hexspines that lead to them, at these hexes alone, or nowhere. */
export type Exempt = 'ends' | 'sides' | 'never'

/** Why this hexside stops the LOS, by the level on which it stands; null where it does not. `name` null: what it is called. */
type Reason = (base: number, beyond: Hex) => { readonly rule: string; readonly name: string | null } | null

/**
 * B9.2: whether a LOS meets one of these on hexsides: where it crosses it, where it runs along it, and where it goes through a corner at which they stand on
 * both sides of it.
 */
export function meets(view: View, features: readonly string[], exempt: Exempt, reason: Reason): Blocked | undefined {
  const { steps } = view.trace
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'side') {
      const blocked = at(view, step.from, step.to, features, exempt, reason)
      if (blocked) return blocked
    } else if (step.kind === 'along') {
      // the thread has come through a corner of the first hex, or goes through one of the last
      if (exempt === 'ends' && (index <= 2 || index >= steps.length - 3)) continue
      const blocked = at(view, step.left, step.right, features, exempt, reason)
      if (blocked) return blocked
    } else if (step.kind === 'vertex') {
      const blocked = atCorner(view, step.hexes, features, exempt, reason)
      if (blocked) return blocked
    }
  }
  return undefined
}

/** One shape on both sides of the thread, or two that meet at it. */
function atCorner(view: View, [a, b, c]: readonly [Hex, Hex, Hex], features: readonly string[], exempt: Exempt, reason: Reason) {
  const hands = new Map<number, Blocked>()
  for (const [one, other] of [
    [a, b],
    [b, c],
    [a, c],
  ] as const) {
    const blocked = at(view, one, other, features, exempt, reason)
    if (blocked) hands.set(handOf(view, one, other), blocked)
  }
  return hands.has(-1) && hands.has(1) ? hands.get(1) : undefined
}

/** On which side of the thread the middle of a hexside lies; 0 on the thread itself. */
function handOf({ setting, from, to }: View, one: Hex, other: Hex): number {
  const { grid } = setting.map
  const [px, py] = grid.centre(from)
  const [qx, qy] = grid.centre(to)
  const [ax, ay] = grid.centre(one)
  const [bx, by] = grid.centre(other)
  return Math.sign((qx - px) * (ay + by - 2 * py) - (qy - py) * (ax + bx - 2 * px))
}

function at(view: View, one: Hex, other: Hex, features: readonly string[], exempt: Exempt, reason: Reason): Blocked | undefined {
  if (one < 0 || other < 0) return undefined
  const { from, to, setting } = view
  if (exempt !== 'never' && [one, other].some((hex) => hex === from || hex === to)) return undefined
  const { map } = setting
  const feature = map.features(one, map.grid.sideBetween(one, other) as Side).find((each) => features.includes(each))
  if (feature === undefined) return undefined
  const found = reason(Math.max(map.levels[one]!, map.levels[other]!), other)
  if (!found) return undefined
  const name = found.name ?? `the ${feature.replaceAll('-', ' ')}`
  return { rule: found.rule, reason: `${name} between ${map.grid.idOf(one)} and ${map.grid.idOf(other)}`, at: other }
}
