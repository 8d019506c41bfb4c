import type { AslskQuestions } from '../questions.ts'

type Bearing = 'advance' | 'creep' | 'fire' | 'prepare' | 'spend' | 'wait'

const SHOTS = { fire: 'fire', ordnance: 'fire', vehicleFire: 'fire', smallArms: 'fire' } as const

/** What decisions are like to the eye, by the question and their type. */
const BEARINGS: { readonly [K in keyof AslskQuestions]?: { readonly [type: string]: Bearing } } = {
  prepFire: { ...SHOTS, end: 'wait' },
  move: { ...SHOTS, step: 'advance', drive: 'advance', start: 'advance', smoke: 'prepare', dispense: 'prepare', end: 'wait' },
  firstFire: { ...SHOTS, hold: 'wait' },
  defensiveFire: { ...SHOTS, end: 'wait' },
  advancingFire: { ...SHOTS, end: 'wait' },
  advance: { advance: 'advance', done: 'wait' },
}

/** For players of a character: a step by Assault Movement is one with care. */
export function bearing(kind: string, decision: unknown): Bearing | undefined {
  const { type, mode } = decision as { readonly type?: string; readonly mode?: string }
  if (mode === 'assault') return 'creep'
  return BEARINGS[kind as keyof AslskQuestions]?.[type ?? '']
}
