import { integer, LEGAL, type Question, type Rules, refuse, type Schema, variants } from '@firegroup/kernel'
import type { Aslsk } from '../../context.ts'
import { fireCandidates } from '../../fire/candidates.ts'
import { attackFrom, declarationProblems, type FireDeclaration, fireShape, type Occasion } from '../../fire/declaration.ts'
import { fireAttack } from '../../fire/fire-attack.ts'
import { weaponLimitProblems } from '../../fire/firers.ts'
import { forfeits } from '../../fire/marks.ts'
import { declarationPreview } from '../../fire/preview.ts'
import type { Step } from '../../sequence/step.ts'
import { type AslskState, defender, NOWHERE, type Phase, type Side, type Weapon } from '../../state.ts'
import { forget } from '../../units/lifetimes.ts'
import { isGoodOrder, weaponTypeOf } from '../../units/units.ts'
import { destroyWeapon } from '../../weapons/breakdown.ts'

type FirePhase = 'prepFire' | 'defensiveFire' | 'advancingFire'
type FirePhaseDecision = FireDeclaration | { readonly type: 'end' } | { readonly type: 'destroy'; readonly weapon: number }

/** 3.2 Prep Fire Phase. */
export const prepFireSteps: readonly Step[] = [{ key: 'prepFire.fire', phase: 'prepFire', order: 30, run: (g) => firePhase(g, 'prepFire') }]

/** 3.4 Defensive Fire Phase. */
export const defensiveFireSteps: readonly Step[] = [
  { key: 'defensiveFire.fire', phase: 'defensiveFire', order: 20, run: (g) => firePhase(g, 'defensiveFire') },
  step('defensiveFire.end', 'defensiveFire', 40, (s) => forget(s, 'fireCounters', defender(s))),
]

/** 3.5 Advancing Fire Phase. */
export const advancingFireSteps: readonly Step[] = [
  { key: 'advancingFire.fire', phase: 'advancingFire', order: 10, run: (g) => firePhase(g, 'advancingFire') },
  step('advancingFire.end', 'advancingFire', 30, (s) => forget(s, 'fireCounters', s.attacker)),
]

/** 3.2: all, some or none of the eligible units fire, one attack after the other. */
function* firePhase(g: Aslsk, kind: FirePhase): Rules<void> {
  for (;;) {
    g.checkpoint()
    const side = kind === 'defensiveFire' ? defender(g.state) : g.state.attacker
    const occasion: Occasion = { kind, side, expenditure: null }
    const attacks = fireCandidates(g.state, occasion)
    if (attacks.length === 0) break
    const answer = yield* g.ask(side, firePhaseQuestion(g.state, kind, occasion, attacks))
    if (answer.type === 'end') break
    if (answer.type === 'destroy') destroyOwn(g, g.state.weapons[answer.weapon]!)
    else yield* fireAttack(g, attackFrom(g.state, occasion, answer))
  }
  endOfFire(g.state, kind)
}

/** 4.0: a unit destroys its own Weapon, which counts as using it. */
function destroyOwn(g: Aslsk, weapon: Weapon): void {
  const unit = g.state.units[weapon.owner]!
  destroyWeapon(g, weapon, '4.0')
  unit.firedWeapon = true
  if (forfeits(g.state, unit)) unit.forfeited = true
}

const TITLES: { readonly [K in FirePhase]: string } = {
  prepFire: 'Prep Fire: choose who fires at what.',
  defensiveFire: 'Defensive Fire: choose who fires at what.',
  advancingFire: 'Advancing Fire: choose who fires at what.',
}

const END: FirePhaseDecision = { type: 'end' }
const schema: Schema<FirePhaseDecision> = variants({ end: {}, destroy: { weapon: integer(0, 9999) }, fire: fireShape })

/** `attacks` are those that the question suggests. */
function firePhaseQuestion(
  s: AslskState,
  kind: FirePhase,
  occasion: Occasion,
  attacks: readonly FireDeclaration[],
): Question<FirePhaseDecision> {
  return {
    kind,
    title: TITLES[kind],
    rule: kind === 'prepFire' ? '3.2' : kind === 'defensiveFire' ? '3.4' : '3.5',
    schema,
    candidates: () => [END, ...attacks],
    problems(decision) {
      if (decision.type === 'end') return LEGAL
      return decision.type === 'destroy'
        ? destroyProblems(s, kind, occasion.side, decision.weapon)
        : declarationProblems(s, occasion, decision)
    },
    preview: (decision) => (decision.type === 'fire' ? declarationPreview(s, occasion, decision) : null),
  }
}

/** 4.0: a unit may destroy its own Weapon in the PFPh or DFPh, which counts as using it. */
function destroyProblems(s: AslskState, kind: FirePhase, side: Side, id: number) {
  const weapon = s.weapons[id]
  if (kind === 'advancingFire') return refuse('4.0', 'Weapons are destroyed in the Prep Fire or Defensive Fire Phase.')
  if (!weapon || weapon.owner < 0 || s.units[weapon.owner]!.side !== side) return refuse('4.0', `Weapon ${id} is not in your possession.`)
  if (!isGoodOrder(s.units[weapon.owner]!)) return refuse('4.0', 'Only a Good Order unit can destroy its Weapon.')
  if (wasUsed(weapon)) return refuse('4.0', `The ${weaponTypeOf(s, weapon).name} has already been used in this Player Turn.`)
  return weaponLimitProblems(
    s,
    s.units[weapon.owner]!,
    { unit: weapon.owner, inherent: false, weapons: [id] },
    { kind, at: NOWHERE, expenditure: null },
  )
}

function wasUsed(weapon: Weapon): boolean {
  return weapon.fire !== 'none' || weapon.keptRate
}

/** A rate lasts as long as its phase, and so does a leader's use of a Weapon. What kept its rate in the PFPh has Prep Fired all the same (3.2.5). */
function endOfFire(s: AslskState, kind: FirePhase): void {
  s.volleys = []
  if (kind === 'prepFire') for (const weapon of s.weapons) if (weapon.keptRate) weapon.fire = 'prep'
  forget(s, 'fireEnds')
}

function step(key: string, phase: Phase, order: number, act: (s: AslskState) => void): Step {
  return {
    key,
    phase,
    order,
    run: (g) => {
      act(g.state)
      return undefined
    },
  }
}
