import { LEGAL, type Problem, type Question, type Rules, refuse, type Schema, variants } from '@firegroup/kernel'
import type { Aslsk } from '../context.ts'
import { nameOf } from '../map/terrain.ts'
import { type AslskState, defender, type Expenditure } from '../state.ts'
import { fireCandidates } from './candidates.ts'
import { attackFrom, declarationProblems, type FireDeclaration, fireShape, type Occasion } from './declaration.ts'
import { fireAttack } from './fire-attack.ts'
import { declarationPreview } from './preview.ts'
import { residualAttack } from './residual.ts'

export type FirstFireDecision = { readonly type: 'hold' } | FireDeclaration

/** 3.3.3 Defensive First Fire: after each expenditure, residual fire first, then until the DEFENDER holds or nobody is left to fire at. */
export function* defensiveFirstFire(g: Aslsk): Rules<void> {
  const move = g.state.move
  if (move?.spent && !move.spent.residualDone) {
    move.spent.residualDone = true
    residualAttack(g, move.spent)
  }
  for (;;) {
    g.checkpoint()
    const spent = g.state.move?.spent
    if (!spent || !anyoneHere(g.state, spent)) return
    const occasion: Occasion = { kind: 'firstFire', side: defender(g.state), expenditure: spent }
    const attacks = fireCandidates(g.state, occasion)
    if (attacks.length === 0) return
    const answer = yield* g.ask(occasion.side, firstFireQuestion(g.state, occasion, spent, attacks))
    if (answer.type === 'hold') return
    yield* fireAttack(g, attackFrom(g.state, occasion, answer))
  }
}

const HOLD: FirstFireDecision = { type: 'hold' }
const schema: Schema<FirstFireDecision> = variants({ hold: {}, fire: fireShape })

/** `attacks` are those that the question suggests. */
function firstFireQuestion(
  s: AslskState,
  occasion: Occasion,
  spent: Expenditure,
  attacks: readonly FireDeclaration[],
): Question<FirstFireDecision> {
  return {
    kind: 'firstFire',
    title: `Fire at the units moving in ${nameOf(s, spent.at)}, or hold?`,
    rule: '3.3.3',
    schema,
    get about() {
      return { at: nameOf(s, spent.at), units: spent.units, mf: spent.mf, kind: spent.kind }
    },
    candidates: () => [HOLD, ...attacks],
    problems: (decision) => (decision.type === 'hold' ? LEGAL : fireProblems(s, occasion, decision)),
    preview: (decision) => (decision.type === 'hold' ? null : declarationPreview(s, occasion, decision)),
  }
}

function fireProblems(s: AslskState, occasion: Occasion, decision: FireDeclaration): readonly Problem[] {
  return occasion.expenditure ? declarationProblems(s, occasion, decision) : refuse('3.3.3', 'Nobody is moving.')
}

function anyoneHere(s: AslskState, spent: Expenditure): boolean {
  return spent.units.some((id) => s.units[id]!.at === spent.at)
}
