import type { OpenQuestion } from '@firegroup/kernel'
import { type LnltState, RESERVE } from '../state.ts'
import { luck } from './luck.ts'

/**
 * What is worth a second thought, and how far ahead, by what thinking was found to bring for its time. Impulses and Opportunity Fire bring by far the most; at
 * single steps nothing was ever found that first sight had missed, at set-ups next to nothing. The Rally Phase is plain at first sight.
 */
export const foresight = {
  attention: {
    setup: { thought: 1, width: 4, ahead: 20, isMomentous: true },
    impulse: { thought: 4, width: 6, ahead: 0, thorough: { width: 24, onward: 8 } },
    act: { thought: 1.5, width: 5, ahead: 0, thorough: { width: 20 } },
    opportunityFire: { thought: 4, width: 4, ahead: 0, thorough: { width: 16 } },
    melee: { thought: 0.5, width: 4, ahead: 0 },
    withdrawal: { thought: 1, width: 5, ahead: 0 },
    heroMove: { thought: 0.5, width: 4, ahead: 0 },
  },
  otherwise: { thought: 0, width: 1, ahead: 0 },
  isSettled,
  luck,
  toil,
  /** Of a tenth of a Squad: trials differ by so much from point to point of what the advisor says. */
  pointOfAdvice: 0.003,
  surprise: 0.045,
  /** With the luck of fire, rallies and Melee taken out. */
  spread: 0.065,
}

/**
 * Between two impulses of the next turn: nobody is on his way, nothing that was begun waits for its other half, and everybody may act again. Within the turn
 * who has not acted yet seems to have lost nothing by it, and an attacker would wait until it is too late.
 */
function isSettled({ turn, impulse, move }: LnltState, { question }: OpenQuestion, since: LnltState): boolean {
  return turn > since.turn && question.kind === 'impulse' && move === null && (impulse === null || impulse.spotter < 0)
}

/** Of a trial: decisions a unit in a turn. And what each unit adds to the work of a decision, for what its fire could do, and each vehicle. */
const TOIL = { unit: 1.2, work: 0.11, vehicle: 1.3 } as const

function toil({ units }: LnltState): { readonly nodes: number; readonly each: number } {
  let [men, vehicles] = [0, 0]
  for (const { at, vehicle } of units) {
    if (at < RESERVE) continue
    men++
    if (vehicle) vehicles++
  }
  return { nodes: Math.max(1, TOIL.unit * men), each: Math.max(1, TOIL.work * men + TOIL.vehicle * vehicles) }
}
