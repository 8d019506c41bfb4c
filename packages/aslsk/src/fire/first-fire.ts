import { openWindow, type Reaction, type Rules } from '@firegroup/kernel'
import { knownBy } from '../concealment/known-state.ts'
import { isUnseen } from '../concealment/unseen.ts'
import type { Aslsk } from '../context.ts'
import { LONG_RANGE_TIMES } from '../data/fire.ts'
import { UNSEEN } from '../ids.ts'
import { canSee } from '../map/los.ts'
import { distance, nameOf } from '../map/terrain.ts'
import { type AslskState, defender, type Expenditure, type Location, type Side, type Unit } from '../state.ts'
import { endMelee } from '../units/melee.ts'
import { mmcTypeOf } from '../units/units.ts'
import type { Occasion } from './declaration.ts'
import { residualAttack } from './residual.ts'

/** 3.3.3, 3.3.5: what answers an expenditure of MF: residual fire first, then the DEFENDER's. Modules put theirs between, by the order. */
export const expenditureReactions: readonly Reaction<Aslsk, Expenditure>[] = [
  { key: 'freeFromMelee', order: 50, run: freeFromMelee },
  { key: 'residualFire', order: 100, run: residualFire },
  { key: 'firstFire', order: 900, run: firstFire },
]

/** 3.3.3: after each expenditure all that answers it, as long as somebody is left to fire at. */
export function* answerExpenditure(g: Aslsk, spent: Expenditure): Rules<void> {
  yield* openWindow(
    g,
    g.state.setting.windows.expenditure,
    spent,
    ({ state }) => !state.move?.spent || !anyoneHere(state, state.move.spent),
  )
}

/** 3.8: a vehicle that has started holds nobody in Melee any more. */
function freeFromMelee(g: Aslsk, spent: Expenditure): undefined {
  if (spent.units.some((id) => g.state.units[id]!.vehicle)) endMelee(g, spent.at)
}

/** 3.3.5: residual FP attacks once, before anybody fires. */
function residualFire(g: Aslsk): undefined {
  const spent = g.state.move!.spent!
  if (spent.residualDone) return
  spent.residualDone = true
  residualAttack(g, spent)
}

/** 3.3.3 Defensive First Fire: until the DEFENDER holds or nobody is left to fire at. */
function* firstFire(g: Aslsk): Rules<void> {
  const acts = g.state.setting.acts.firstFire
  for (;;) {
    g.checkpoint()
    const spent = g.state.move?.spent
    if (!spent || !anyoneHere(g.state, spent)) return
    const occasion: Occasion = { when: 'firstFire', side: defender(g.state), expenditure: spent }
    if (isOutOfSight(g.state, occasion.side, spent.at)) return
    const known = knownBy(g.state, occasion.side)
    const asked = known === g.state ? occasion : { ...occasion, expenditure: known.move!.spent }
    const question = acts.question(known, asked, head(g.state, spent))
    if (!question.canAct()) return
    const decision = yield* g.ask(occasion.side, question)
    if (acts.of(decision).ends) return
    const doing = acts.perform(g, occasion, decision)
    if (doing) yield* doing
    if (decision.type === 'fire' && g.state.move?.spent?.mustFire) delete g.state.move.spent.mustFire
    yield* answersOfModules(g)
  }
}

/** Fire may give whatever answers before it something to answer again: the next question comes after that, as it does where a game is taken up there. */
function* answersOfModules(g: Aslsk): Rules<void> {
  const { modules, windows } = g.state.setting
  if (modules.length === 0) return
  for (const { key, run } of windows.expenditure) {
    const spent = g.state.move?.spent
    if (!spent || !anyoneHere(g.state, spent) || key === 'firstFire') return
    const doing = run(g, spent)
    if (doing) yield* doing
  }
}

/**
 * 3.2.1: nobody who could do anything sees the hex, so nobody can answer. Where LOS is found out by firing, where units are hidden, and where modules have a
 * say, the acts tell by themselves.
 */
function isOutOfSight(s: AslskState, side: Side, at: Location): boolean {
  const { options, fog, modules } = s.setting
  if (options.losChecks === 'declared' || fog || modules.length > 0) return false
  const sees = (unit: Unit | undefined) => unit?.side === side && unit.at >= 0 && !unit.broken && canSee(s, unit.at, at)
  for (const unit of s.units)
    if (unit.side === side && (unit.vehicle || distance(s, unit.at, at) <= reachOfMen(s, unit)) && sees(unit)) return false
  // whoever has a Weapon may reach farther than he does himself
  return !s.weapons.some(({ owner }) => sees(s.units[owner]))
}

/** How far a unit may do anything without Weapons; Panzerfausts and what is thrown or done hand to hand reach less than any squad. */
function reachOfMen(s: AslskState, unit: Unit): number {
  return Math.max(CLOSE, (mmcTypeOf(s, unit)?.range ?? 0) * LONG_RANGE_TIMES)
}

const CLOSE = 4

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
    get title() {
      return `Fire at the units moving in ${nameOf(s, spent.at)}, or hold?`
    },
    rule: '3.3.3',
    about: (): AboutFirstFire => ({ at: nameOf(s, spent.at), units: named(s, spent), mf: spent.mf, kind: spent.kind }),
  } as const
}

/** 8.3.2: who is concealed is not told. */
function named(s: AslskState, { units }: Expenditure): readonly number[] {
  return s.setting.fog ? units.map((id) => (isUnseen(s.units[id]!) ? UNSEEN : id)) : units
}

function anyoneHere(s: AslskState, spent: Expenditure): boolean {
  return spent.units.some((id) => s.units[id]!.at === spent.at)
}
