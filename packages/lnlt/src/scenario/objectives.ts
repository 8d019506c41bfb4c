import type { Lnlt } from '../context.ts'
import type { LnltState, Location, Objective, Side } from '../state.ts'

/** 1.8.1: an Objective becomes known to everyone when it is first controlled, if the scenario says so. */
export function revealObjectives(g: Lnlt, gained: readonly Location[]): void {
  if (g.state.setting.scenario.objectives?.known !== 'controlled') return
  for (const objective of g.state.objectives) if (gained.includes(objective.at)) reveal(g, objective)
}

/** 1.8.1: at the end all are turned over. */
export function revealAllObjectives(g: Lnlt): void {
  for (const objective of g.state.objectives) reveal(g, objective)
}

/** Which of the values lies here did not exist before: it is drawn now. */
function reveal(g: Lnlt, objective: Objective): void {
  if (objective.value >= 0) return
  objective.value = g.draw(g.state.objectivePool, 'Objective')
  g.emit({ type: 'objective', rule: '1.8.1', at: objective.at, value: objective.value }, { reveals: true })
}

/** 1.8.1: what the known Objectives are worth to whoever controls them. */
export function objectivePoints(s: LnltState, side: Side): number {
  let points = 0
  for (const { at, value } of s.objectives) if (value >= 0 && s.control[at] === side) points += value
  return points
}
