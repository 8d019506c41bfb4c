import { integer, LEGAL, listOf, oneOf, optional, type Problem, type Question, type Schema, text, variants } from '@firegroup/kernel'
import { nameOf } from '../../map/terrain.ts'
import type { AslskState } from '../../state.ts'
import { type ActionDecision, actionProblems } from './actions.ts'
import { leaderHere, mfLeft } from './factors.ts'
import { movePreview } from './preview.ts'
import { type StepDecision, stepProblems } from './step.ts'

/** One decision for each expenditure of MF; and those that cost none: drop, stop, end. */
export type MoveDecision = StepDecision | ActionDecision | { readonly type: 'end' }

const id = integer(0, 9999)
const ids = listOf(id, { min: 1, max: 40 })
const hex = text({ max: 12 })
const mode = optional(oneOf('assault', 'double'))
const END: MoveDecision = { type: 'end' }

const schema: Schema<MoveDecision> = variants({
  step: { units: ids, to: hex, mode, by: optional(oneOf('road', 'terrain')) },
  smoke: { unit: id, to: hex, mode },
  recover: { unit: id, weapon: id, mode },
  placeDc: { unit: id, weapon: id, at: hex, mode },
  drop: { weapon: id },
  exit: { units: ids, mode },
  stop: { units: ids },
  end: {},
})

/** 3.3: what the ATTACKER does next in his MPh. `moves` are the candidates besides ending something. */
export function moveQuestion(s: AslskState, moves: readonly MoveDecision[]): Question<MoveDecision> {
  return {
    kind: 'move',
    title: title(s),
    rule: '3.3.1',
    schema,
    get about() {
      return about(s)
    },
    candidates: () => [...stops(s), END, ...moves],
    problems: (decision) => moveProblems(s, decision),
    preview: (decision) => movePreview(s, decision),
  }
}

function title(s: AslskState): string {
  const first = s.move && s.units[s.move.stack[0]!]
  return first ? `Your units in ${nameOf(s, first.at)} are on the move. Where do they go on?` : 'Movement: who goes where?'
}

function moveProblems(s: AslskState, decision: MoveDecision): readonly Problem[] {
  if (decision.type === 'end') return LEGAL
  return decision.type === 'step' ? stepProblems(s, decision) : actionProblems(s, decision)
}

/** Who is moving, and the MF that they have left, in halves. */
function about(s: AslskState): { readonly moving: readonly { readonly unit: number; readonly left: number }[] } {
  const moving = (s.move?.stack ?? []).map((unitId) => {
    const unit = s.units[unitId]!
    return { unit: unitId, left: mfLeft(s, unit, unit.mode, leaderHere(s, unit), false) }
  })
  return { moving }
}

function stops(s: AslskState): MoveDecision[] {
  if (!s.move) return []
  const { stack } = s.move
  const all: MoveDecision = { type: 'stop', units: stack.slice() }
  return stack.length === 1 ? [all] : [all, ...stack.map((unit): MoveDecision => ({ type: 'stop', units: [unit] }))]
}
