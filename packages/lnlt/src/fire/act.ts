import type { ImpulseAct } from '../acts.ts'
import { ridingProblem } from '../mounted/keep-moving.ts'
import type { Impulse } from '../state.ts'
import { fireWords } from '../words/deeds.ts'
import { fireCandidates } from './candidates.ts'
import { type FireContext, type FireDeclaration, fireProblems, fireShape } from './declaration.ts'
import { fireAttack } from './fire-attack.ts'
import { firePreview } from './preview.ts'

type Fire = FireDeclaration & { readonly type: 'fire' }

/** 4.0, 5.0: units of an activated location fire, all that fire there together. */
export const fireAct: ImpulseAct<Fire> = {
  type: 'fire',
  rule: '5.0',
  fields: fireShape,
  candidates: (s, impulse) => fireCandidates(s, impulseContext(impulse)).map((declared) => ({ type: 'fire', ...declared })),
  problems(s, impulse, decision) {
    const riding = ridingProblem(s, decision.firers)
    return riding ? [riding] : fireProblems(s, decision, impulseContext(impulse))
  },
  preview: (s, impulse, decision) => firePreview(s, decision, impulseContext(impulse)),
  perform: (g, impulse, decision) => fireAttack(g, decision, impulseContext(impulse)),
  describe: fireWords,
}

/** 4.0: the activated units of the side whose impulse it is; 15.5.1: but riders who must go on. */
export function impulseContext({ side, units }: Impulse): FireContext {
  return { side, occasion: 'fire', units: ({ id, continuous }) => !continuous && units.includes(id) }
}
