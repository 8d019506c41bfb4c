import type { QuestionKind } from '../questions.ts'

type Bearing = 'advance' | 'creep' | 'fire' | 'prepare' | 'spend' | 'wait'

/** What decisions are like to the eye, by the question and their type. */
const BEARINGS: { readonly [K in QuestionKind]?: { readonly [type: string]: Bearing } } = {
  impulse: { enter: 'advance', spot: 'prepare', pass: 'wait' },
  act: {
    move: 'advance',
    assaultFire: 'creep',
    fire: 'fire',
    mortar: 'fire',
    snipe: 'fire',
    smoke: 'prepare',
    starshell: 'prepare',
    end: 'wait',
  },
  step: { step: 'advance', stop: 'wait' },
  opportunityFire: { fire: 'fire', hold: 'wait' },
}

/** For players of a character. */
export function bearing(kind: string, decision: unknown): Bearing | undefined {
  const { type } = decision as { readonly type?: string }
  return BEARINGS[kind as QuestionKind]?.[type ?? '']
}
