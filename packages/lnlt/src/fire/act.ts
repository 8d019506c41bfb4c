import type { Act } from '../operations/acts.ts'
import type { LnltState } from '../state.ts'
import { fireCandidates } from './candidates.ts'
import { type FireContext, type FireDeclaration, fireProblems, fireShape } from './declaration.ts'
import { fireAttack } from './fire-attack.ts'
import { firePreview } from './preview.ts'

type Fire = FireDeclaration & { readonly type: 'fire' }

/** 4.0, 5.0: units of an activated location fire, all that fire there together. */
export const fireAct: Act<Fire> = {
  type: 'fire',
  shape: fireShape,
  *candidates(s) {
    for (const declared of fireCandidates(s, impulseContext(s))) yield { type: 'fire', ...declared }
  },
  problems: (s, decision) => fireProblems(s, decision, impulseContext(s)),
  preview: (s, decision) => firePreview(s, decision, impulseContext(s)),
  perform: (g, decision) => fireAttack(g, decision, impulseContext(g.state)),
}

/** 4.0: the activated units of the side whose impulse it is. */
function impulseContext({ impulse }: LnltState): FireContext {
  if (!impulse) throw new Error('Nobody has an impulse.')
  return { side: impulse.side, kind: 'fire', units: ({ id }) => impulse.units.includes(id) }
}
