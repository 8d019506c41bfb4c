import type { OpenQuestion } from '@firegroup/kernel'
import { type LnltState, RESERVE } from '../state.ts'

/**
 * What is worth a second thought, and how far ahead. A set-up decides more than anything later, is done once, and shows what it is worth only when the
 * fighting has gone on for some turns; the Rally Phase is plain at first sight.
 */
export const foresight = {
  attention: {
    setup: { thought: 10, width: 8, ahead: 20 },
    impulse: { thought: 1.5, width: 6, ahead: 0 },
    act: { thought: 1, width: 5, ahead: 0 },
    step: { thought: 0.5, width: 3, ahead: 0 },
    opportunityFire: { thought: 1, width: 4, ahead: 0 },
    melee: { thought: 0.5, width: 4, ahead: 0 },
    withdrawal: { thought: 1, width: 5, ahead: 0 },
    heroMove: { thought: 0.5, width: 4, ahead: 0 },
  },
  otherwise: { thought: 0, width: 1, ahead: 0 },
  isSettled,
  toil,
  /** Of a tenth of a Squad: trials differ by so much from point to point of what the advisor says. */
  pointOfAdvice: 0.006,
  surprise: 0.03,
}

/**
 * Between two impulses of the next turn: nobody is on his way, nothing that was begun waits for its other half, and everybody may act again. Within the turn
 * who has not acted yet seems to have lost nothing by it, and an attacker would wait until it is too late.
 */
function isSettled({ turn, impulse, move }: LnltState, { question }: OpenQuestion, since: LnltState): boolean {
  return turn > since.turn && question.kind === 'impulse' && move === null && (impulse === null || impulse.spotter < 0)
}

/** Of a trial: decisions a unit in a turn. And what each unit adds to the work of a decision, for what its fire could do, and each vehicle. */
const TOIL = { unit: 1.2, work: 0.6, vehicle: 7 } as const

function toil({ units }: LnltState): { readonly nodes: number; readonly each: number } {
  let [men, vehicles] = [0, 0]
  for (const { at, vehicle } of units) {
    if (at < RESERVE) continue
    men++
    if (vehicle) vehicles++
  }
  return { nodes: Math.max(1, TOIL.unit * men), each: Math.max(1, TOIL.work * men + TOIL.vehicle * vehicles) }
}
