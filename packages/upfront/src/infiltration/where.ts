import { LEGAL, type Problem, refuse } from '@firegroup/kernel'
import { CLOSEST, relativeRange } from '../groups/range.ts'
import { isWired, needsSecondMove, terrainOf } from '../groups/stack.ts'
import type { Group, UpfrontState } from '../state.ts'

/** 20.24, 23.5: where nobody can infiltrate from. */
export function cantInfiltrateFrom(s: UpfrontState, group: Group): readonly Problem[] {
  for (const forbid of s.setting.hooks.forbids) {
    const problem = forbid(s, group, 'infiltrate')
    if (problem) return [problem]
  }
  if (isWired(group)) return refuse('20.24', 'Nobody infiltrates from Wire.')
  const ground = terrainOf(s, group)
  if (ground === 'Minefield' || ground === 'Pillbox') return refuse('20.24', `Nobody infiltrates from a ${ground}.`)
  return needsSecondMove(s, group) ? refuse('20.24', 'A Marsh must be covered by two Movement cards first.') : LEGAL
}

/** 20.1, 20.25: whom one may infiltrate. */
export function cantInfiltrateInto(s: UpfrontState, group: Group, into: Group | undefined): readonly Problem[] {
  if (!into || into.side === group.side) return refuse('20.1', 'That is no enemy group.')
  if (relativeRange(group, into) !== CLOSEST) return refuse('20.1', 'Infiltration takes relative range 5.')
  for (const forbid of s.setting.hooks.targetForbidden) {
    const problem = forbid(s, group, into, 'infiltrate')
    if (problem) return [problem]
  }
  return terrainOf(s, into) === 'Minefield' ? refuse('20.25', 'Nobody infiltrates a group on a Minefield.') : LEGAL
}
