import { type Course, type Outcome, playSequence, type Rules, standAt } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { updateControl } from '../scenario/control.ts'
import { sightEvents } from '../scenario/triggers.ts'
import { checkImmediateVictory } from '../scenario/victory.ts'
import { type LnltState, PHASES, type Phase } from '../state.ts'

/** The whole game: one step of the sequence of play after the other, until somebody has won. */
export function play(g: Lnlt): Rules<Outcome> {
  return playSequence(g, COURSE)
}

/** Puts a state in the middle of play, at a step or where a phase begins; false where there is no such step. */
export function startAt(s: LnltState, phase: Phase, step?: string): boolean {
  return standAt(s, PHASES, phase, step)
}

/** 2.0: set up once, then one turn after the other; Events in sight (1.8) come between. */
const COURSE: Course<Lnlt, Phase> = {
  once: 'setup',
  isDecided: (g) => {
    updateControl(g)
    checkImmediateVictory(g)
    return g.state.winner !== null
  },
  interrupt: (g) => (g.state.events.length > 0 ? sightEvents(g) : undefined),
  stepEnds: (g) => {
    if (g.state.passed.length > 0) g.state.passed = []
  },
  phaseBegins: (g) => {
    const { turn, phase } = g.state
    if (phase === 'rally') g.emit({ type: 'turn', rule: '2.0', turn })
    g.emit({ type: 'phase', rule: '2.0', phase })
  },
}
