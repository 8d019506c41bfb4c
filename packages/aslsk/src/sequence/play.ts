import { type Course, type Outcome, playSequence, type Rules, standAt } from '@firegroup/kernel'
import { detectHidden } from '../concealment/detection.ts'
import type { Aslsk } from '../context.ts'
import { settleAcquisitions } from '../ordnance/acquisition.ts'
import { updateControl } from '../scenario/control.ts'
import { checkImmediateVictory } from '../scenario/victory.ts'
import { type AslskState, PHASES, type Phase } from '../state.ts'

/** The whole game: one step of the sequence of play after the other, until somebody has won. */
export function play(g: Aslsk): Rules<Outcome> {
  return playSequence(g, COURSE)
}

/** Puts a state in the middle of play, at a step or where a phase begins; false where there is no such step. */
export function startAt(s: AslskState, phase: Phase, step?: string): boolean {
  return standAt(s, PHASES, phase, step)
}

/** 3.0: set up once, then one Player Turn after the other. */
const COURSE: Course<Aslsk, Phase> = {
  once: 'setup',
  isDecided: (g) => {
    updateControl(g)
    checkImmediateVictory(g)
    return g.state.winner !== null
  },
  stepEnds: (g) => {
    g.state.passed = []
    settleAcquisitions(g.state)
    for (const settle of g.state.setting.hooks.stepEnds) settle(g)
    // 6.4: Smoke may have gone, or a crew have come to its senses
    detectHidden(g)
  },
  phaseBegins: (g, before) => {
    const { turn, attacker, phase } = g.state
    if (before === 'setup') g.emit({ type: 'turn', rule: '3.9', turn, attacker })
    g.emit({ type: 'phase', rule: '3.0', phase })
  },
}
