import { type Modifier, total } from '@firegroup/kernel'
import { type DrmRow, rowOf } from './data/schema.ts'
import type { Walk } from './tree/walk.ts'

/** The modifier that a row of a table gives, so often; nothing where it gives nothing. */
export function modifier(rows: readonly DrmRow[], id: string, times = 1): Modifier[] {
  const { rule, says, value } = rowOf(rows, id)
  return times === 0 ? [] : [{ rule, label: says, value: value * times }]
}

/** The same where it holds. */
export function when(holds: boolean, rows: readonly DrmRow[], id: string): Modifier[] {
  return holds ? modifier(rows, id) : []
}

/** Rolls a d10 with its drm, and tells of it: whether it comes to `max` or less. */
export function d10AtMost(walk: Walk, label: string, max: number, drm: readonly Modifier[] = []): boolean {
  return atMost(walk, [walk.dice.d10(label)], max, drm)
}

/** The same for a die of six. */
export function d6AtMost(walk: Walk, label: string, max: number, drm: readonly Modifier[] = []): boolean {
  return atMost(walk, [walk.dice.d6(label)], max, drm)
}

/** The same for a DR. */
export function drAtMost(walk: Walk, label: string, max: number, drm: readonly Modifier[] = []): boolean {
  return atMost(walk, walk.dice.dr(label), max, drm)
}

function atMost(walk: Walk, dice: readonly number[], max: number, drm: readonly Modifier[]): boolean {
  const came = dice.reduce((a, b) => a + b, 0) + total(drm)
  walk.rolled({ dice, drm, total: came, need: `at most ${max}` })
  return came <= max
}
