import type { ActDecision, Rules } from '@firegroup/kernel'
import { type AslskActs, askFor } from '../../acts.ts'
import { knownBy } from '../../concealment/known-state.ts'
import type { Aslsk } from '../../context.ts'
import type { Occasion } from '../../fire/declaration.ts'
import { offersIn } from '../../fire/offers.ts'
import { at, type Step } from '../../sequence/step.ts'
import { type AslskState, defender } from '../../state.ts'
import { forget } from '../../units/lifetimes.ts'

type FirePhase = 'prepFire' | 'defensiveFire' | 'advancingFire'

/** 3.2 Prep Fire Phase. */
export const prepFireSteps: readonly Step[] = [{ key: 'prepFire.fire', ...at('2.12'), run: (g) => firePhase(g, 'prepFire') }]

/** 3.4 Defensive Fire Phase. */
export const defensiveFireSteps: readonly Step[] = [
  { key: 'defensiveFire.fire', ...at('4.11'), run: (g) => firePhase(g, 'defensiveFire') },
  step('defensiveFire.end', '4.32', (s) => forget(s, 'fireCounters', defender(s))),
]

/** 3.5 Advancing Fire Phase. */
export const advancingFireSteps: readonly Step[] = [
  { key: 'advancingFire.fire', ...at('5.22'), run: (g) => firePhase(g, 'advancingFire') },
  step('advancingFire.end', '5.33', (s) => forget(s, 'fireCounters', s.attacker)),
]

/** 3.2: all, some or none of the eligible units fire, one attack after the other. */
function* firePhase(g: Aslsk, kind: FirePhase): Rules<void> {
  const acts: AslskActs<Occasion, ActDecision> = g.state.setting.acts[kind]
  const offers = offersIn(g.state)
  for (;;) {
    g.checkpoint()
    const side = kind === 'defensiveFire' ? defender(g.state) : g.state.attacker
    const occasion: Occasion = { when: kind, side, expenditure: null }
    const known = knownBy(g.state, side)
    const question = acts.question(known, { ...occasion, offers: offers?.heed(known) }, HEADS[kind])
    if (!question.canAct()) break
    const decision = yield* askFor(g, side, question)
    if (acts.of(decision).ends) break
    offers?.decided(g.state, decision)
    const doing = acts.perform(g, occasion, decision)
    if (doing) yield* doing
  }
  endOfFire(g.state, kind)
}

const HEADS = {
  prepFire: { kind: 'prepFire', title: 'Prep Fire: choose who fires at what.', rule: '3.2' },
  defensiveFire: { kind: 'defensiveFire', title: 'Defensive Fire: choose who fires at what.', rule: '3.4' },
  advancingFire: { kind: 'advancingFire', title: 'Advancing Fire: choose who fires at what.', rule: '3.5' },
} as const

/** A rate lasts as long as its phase, and so does a leader's use of a Weapon. What kept its rate in the PFPh has Prep Fired all the same (3.2.5). */
function endOfFire(s: AslskState, kind: FirePhase): void {
  s.volleys = []
  if (kind === 'prepFire') for (const weapon of s.weapons) if (weapon.keptRate) weapon.fire = 'prep'
  forget(s, 'fireEnds')
}

function step(key: string, number: string, act: (s: AslskState) => void): Step {
  return {
    key,
    ...at(number),
    run: (g) => {
      act(g.state)
      return undefined
    },
  }
}
