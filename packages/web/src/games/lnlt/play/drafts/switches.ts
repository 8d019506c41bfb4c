/** What of a vehicle is changed at once, with a word: its hatches, and how a helicopter stays up. */
import type { Problem } from '@firegroup/kernel'
import { isHelicopter, isHovering, type Unit } from '@firegroup/lnlt'
import type { Decision, LnltDesktop } from '../kinds.ts'

/** The change that can be decided now, or why it can't. */
export interface Switch {
  readonly decision: Decision
  readonly problem: Problem | null
}

/** 15.0.1: to open or to close its hatches; null for what has none. */
export function hatchOf({ s, question }: LnltDesktop, unit: Unit | undefined): Switch | null {
  if (!unit?.vehicle || isHelicopter(s, unit)) return null
  const decision = { type: 'button', unit: unit.id, buttoned: !unit.vehicle.buttoned } as const
  return { decision, problem: question.problem(decision) ?? null }
}

/** 19.2.1: to hover, or to fly on; on its way the move knows who it is. */
export function hoverOf({ s, question }: LnltDesktop, unit: Unit | undefined): Switch | null {
  if (!unit || !isHelicopter(s, unit)) return null
  const hover = !isHovering(unit)
  const decision = question.kind === 'step' ? { type: 'hover', hover } : { type: 'hover', unit: unit.id, hover }
  return { decision, problem: question.problem(decision) ?? null }
}
