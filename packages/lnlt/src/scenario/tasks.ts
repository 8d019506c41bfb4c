import type { Lnlt } from '../context.ts'
import { MMC_KINDS } from '../data/unit-kinds.ts'
import { hasMelee } from '../fire/attack.ts'
import type { Step } from '../sequence/step.ts'
import type { LnltState, Task, Unit } from '../state.ts'
import { isGoodOrder, typeOf, unitsOf } from '../units/units.ts'

/** 1.8: what an Event has given to do takes a whole turn: who is there is seen before the impulses, and who still is, idle, after them. */
export const taskSteps: readonly Step[] = [
  { key: 'operations.tasks', phase: 'operations', order: 50, run: beginTasks },
  { key: 'administrative.tasks', phase: 'administrative', order: 5, run: endTasks },
]

function beginTasks({ state }: Lnlt): undefined {
  for (const task of state.tasks ?? []) if (!task.done) task.units = unitsOf(state, task.side, task.at).flatMap(fitFor(state, task))
  return undefined
}

function endTasks(g: Lnlt): undefined {
  const s = g.state
  for (const task of s.tasks ?? []) {
    if (task.done || task.units.length === 0) continue
    const still = task.units.map((id) => s.units[id]!).filter((unit) => unit.at === task.at && unit.marks === 0)
    const fit = still.flatMap(fitFor(s, task)).map((id) => s.units[id]!)
    task.units = []
    if (!fit.some((unit) => isMan(s, unit)) || !fit.some((unit) => !isMan(s, unit))) continue
    task.done = true
    g.emit({ type: 'taskDone', rule: '1.8', side: task.side, name: task.name, at: task.at })
  }
  return undefined
}

/** Good Order MMCs and the Leader; nobody in a Melee. */
function fitFor(s: LnltState, { at, leader }: Task): (unit: Unit) => number[] {
  return (unit) => {
    const { kind, leadershipRange } = typeOf(s, unit)
    const isFit = MMC_KINDS.has(kind) || (leader === '' ? leadershipRange > 0 : unit.type === leader)
    return isFit && isGoodOrder(unit) && !hasMelee(s, at) ? [unit.id] : []
  }
}

function isMan(s: LnltState, unit: Unit): boolean {
  return !MMC_KINDS.has(typeOf(s, unit).kind)
}
