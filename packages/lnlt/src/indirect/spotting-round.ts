import { type Described, LEGAL, type Problem, refuse, text, variants } from '@firegroup/kernel'
import type { Mission } from '../data/indirect-fire.ts'
import { hexOf, locationNamed, locationOf, nameOf } from '../map/location.ts'
import { seesByDay } from '../map/obstacles.ts'
import { neighbours } from '../map/terrain.ts'
import type { LnltQuestion } from '../questions.ts'
import type { Hex, LnltState, Unit } from '../state.ts'
import { canShift } from './batteries.ts'
import type { Lie } from './missions.ts'
import { hasMeleeIn } from './shells.ts'

export const roundSchema = variants({ shift: { to: text({ max: 40 }) }, abort: {} })

/** 18.2: the shells come down where the round fell, or a hex beside it; or the mission is broken off, and is not used up. */
export type SpottingRound = Described<typeof roundSchema>

/** 18.2.1: what was called, and can't be changed any more. */
export interface Called extends Lie {
  readonly battery: number
  readonly mission: Mission
}

/** 18.2: what the caller makes of the round that he sees. */
export function roundQuestion(s: LnltState, caller: Unit, fallen: Hex, called: Called): LnltQuestion<'spottingRound'> {
  const name = (hex: Hex) => nameOf(s.setting, locationOf(hex))
  const reach = canShift(s, caller, called.battery) ? 1 : 0
  const open = [fallen, ...neighbours(s.setting, fallen)].filter((hex) => shiftProblem(s, caller, fallen, hex, reach) === null)
  return {
    kind: 'spottingRound',
    title: `The Spotting Round fell in ${name(fallen)}. Fire for effect there or beside it, or break off?`,
    rule: '18.2',
    schema: roundSchema,
    about: { unit: caller.id, at: name(fallen), ...called },
    candidates: () => [...open.map((hex): SpottingRound => ({ type: 'shift', to: name(hex) })), { type: 'abort' }],
    problems(decision) {
      if (decision.type === 'abort') return LEGAL
      const to = locationNamed(s.setting, decision.to)
      if (to < 0 || to !== locationOf(hexOf(to))) return refuse('18.2', `There is no hex ${decision.to} on this map.`)
      const problem = shiftProblem(s, caller, fallen, hexOf(to), reach)
      return problem ? [problem] : LEGAL
    },
  }
}

function shiftProblem(s: LnltState, caller: Unit, fallen: Hex, to: Hex, reach: number): Problem | null {
  if (to !== fallen && reach === 0) return { rule: '1.8', message: 'Without a Leader the round is not shifted.' }
  if (s.setting.map.grid.distance(fallen, to) > 1) return { rule: '18.2', message: 'The round is shifted by one hex at most.' }
  if (!seesByDay(s, caller.at, locationOf(to))) return { rule: '18.2', message: 'The caller does not see that hex.' }
  return hasMeleeIn(s, to) ? { rule: '18.0', message: 'There is a Melee: no shells are aimed at it.' } : null
}
