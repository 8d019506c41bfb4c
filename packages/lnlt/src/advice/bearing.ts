import type { QuestionKind } from '../questions.ts'

type Bearing = 'advance' | 'creep' | 'fire' | 'prepare' | 'spend' | 'wait'

/** How Locations in the air are called. 19.2: a helicopter flies as far as it likes, and one that liked each step of it would never come to an end. */
const IN_THE_AIR = ' air'

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
  // nor is it disliked to stop
  step: { step: 'advance' },
  opportunityFire: { fire: 'fire', hold: 'wait' },
}

/** For players of a character. */
export function bearing(kind: string, decision: unknown): Bearing | undefined {
  const { type, to } = decision as { readonly type?: string; readonly to?: string }
  if (kind === 'step' && to?.endsWith(IN_THE_AIR)) return undefined
  return BEARINGS[kind as QuestionKind]?.[type ?? '']
}
