import type { Rules } from '@firegroup/kernel'
import type { Aslsk } from '../context.ts'
import { nameOf } from '../map/terrain.ts'
import { type AslskState, defender, type Expenditure } from '../state.ts'
import type { FireDeclaration, Occasion } from './declaration.ts'
import { residualAttack } from './residual.ts'

export type FirstFireDecision = { readonly type: 'hold' } | FireDeclaration

/** 3.3.3 Defensive First Fire: after each expenditure, residual fire first, then until the DEFENDER holds or nobody is left to fire at. */
export function* defensiveFirstFire(g: Aslsk): Rules<void> {
  const { firstFire } = g.state.setting.acts
  const move = g.state.move
  if (move?.spent && !move.spent.residualDone) {
    move.spent.residualDone = true
    residualAttack(g, move.spent)
  }
  for (;;) {
    g.checkpoint()
    const spent = g.state.move?.spent
    if (!spent || !anyoneHere(g.state, spent)) return
    const occasion: Occasion = { when: 'firstFire', side: defender(g.state), expenditure: spent }
    const question = firstFire.question(g.state, occasion, head(g.state, spent))
    if (!question.canAct()) return
    const decision = yield* g.ask(occasion.side, question)
    if (firstFire.of(decision).ends) return
    const doing = firstFire.perform(g, occasion, decision)
    if (doing) yield* doing
  }
}

/** What the DEFENDER is told of the expenditure that he may answer. */
export interface AboutFirstFire {
  readonly at: string
  readonly units: readonly number[]
  readonly mf: number
  readonly kind: Expenditure['kind']
}

function head(s: AslskState, spent: Expenditure) {
  return {
    kind: 'firstFire',
    title: `Fire at the units moving in ${nameOf(s, spent.at)}, or hold?`,
    rule: '3.3.3',
    get about(): AboutFirstFire {
      return { at: nameOf(s, spent.at), units: spent.units, mf: spent.mf, kind: spent.kind }
    },
  } as const
}

function anyoneHere(s: AslskState, spent: Expenditure): boolean {
  return spent.units.some((id) => s.units[id]!.at === spent.at)
}
