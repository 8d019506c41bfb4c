import type { UpfrontQuestions } from '../questions.ts'

type Bearing = 'advance' | 'creep' | 'fire' | 'prepare' | 'spend' | 'wait'

/** What decisions are like to the eye, by the question and their type. */
const BEARINGS: { readonly [K in keyof UpfrontQuestions]?: { readonly [type: string]: Bearing } } = {
  act: { move: 'advance', fire: 'fire', terrain: 'prepare', smoke: 'prepare', done: 'wait' },
  attack: { resolve: 'fire', callOff: 'wait' },
  concealment: { conceal: 'spend' },
  discard: { discard: 'spend', none: 'wait' },
}

/** For players of a character. */
export function bearing(kind: string, decision: unknown): Bearing | undefined {
  const { type } = decision as { readonly type?: string }
  return BEARINGS[kind as keyof UpfrontQuestions]?.[type ?? '']
}
