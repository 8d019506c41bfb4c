import type { AdvanceDecision, MoveDecision } from '../questions.ts'
import type { AslskState } from '../state.ts'

type Going = Extract<MoveDecision, { type: 'step' }> | Extract<AdvanceDecision, { type: 'advance' }>

/** Men who have not begun to move may stay where they are, and so may those who could advance: no decision says so. What they could do instead. */
export function leaving(s: AslskState, kind: string, decision: unknown): ((other: unknown) => boolean) | null {
  if (!isGoing(kind, decision) || decision.units.some((id) => s.units[id]!.spent > 0)) return null
  const men = new Set<number>(decision.units)
  return (other) => isGoing(kind, other) && other.units.some((id) => men.has(id))
}

function isGoing(kind: string, decision: unknown): decision is Going {
  const { type } = decision as { readonly type?: string }
  return (kind === 'move' && type === 'step') || (kind === 'advance' && type === 'advance')
}
