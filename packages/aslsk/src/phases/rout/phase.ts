import type { Rules } from '@firegroup/kernel'
import { actUntilDone, askFor } from '../../acts.ts'
import { hasUnseen } from '../../concealment/unseen.ts'
import type { Aslsk } from '../../context.ts'
import { at, type Step } from '../../sequence/step.ts'
import { type AslskState, defender, type Side, type Unit } from '../../state.ts'
import { eliminateUnit, makeDm } from '../../units/casualties.ts'
import { forget } from '../../units/lifetimes.ts'
import { withLeaderLosses } from '../../units/morale.ts'
import { whileStill } from '../../units/still.ts'
import { desperateNextToEnemies, isNextToUnbrokenEnemy } from './enemies.ts'
import { type KeptPlans, keptPlans } from './kept-plans.ts'
import { mustRout } from './plan.ts'
import { type AboutRout, Routing } from './routing.ts'

/** 3.6: the Rout Phase. */
export const routSteps: readonly Step[] = [
  { key: 'rout.reveal', ...at('6.11'), run: showUnits },
  { key: 'rout.rout', ...at('6.21'), run: routPhase },
  { key: 'rout.end', phase: 'rout', order: 6900, run: endRoutPhase },
]

/** 8.3.4: units that are concealed count for nothing in the RtPh; their side may show them before anybody routs. */
function* showUnits(g: Aslsk): Rules<void> {
  if (!g.state.setting.fog) return
  for (const side of [g.state.attacker, defender(g.state)]) {
    if (!hasUnseen(g.state, side) || !g.state.units.some((unit) => unit.side !== side && unit.broken && unit.at >= 0)) continue
    yield* actUntilDone(g, g.state.setting.acts.reveal, { side }, () => REVEAL)
  }
}

const REVEAL = { kind: 'reveal', title: 'Shall any of your concealed units be seen before the enemy routs?', rule: '8.3.4' } as const

/** 3.6: both sides rout, the ATTACKER first, one unit at a time; so do those who break when a leader is lost for failure to rout. */
function* routPhase(g: Aslsk): Rules<void> {
  for (;;) {
    yield* routSide(g, g.state.attacker)
    yield* routSide(g, defender(g.state))
    eliminateThoseWhoFailed(g)
    if (!g.state.units.some((unit) => failsToRout(g.state, unit))) return
    g.state.passed = []
  }
}

/** Told only to whoever wants to know: who must rout takes long to find out. */
class RoutHead {
  readonly kind = 'rout'
  readonly rule = '3.6'
  readonly #routing: Routing

  constructor(routing: Routing) {
    this.#routing = routing
  }

  get title(): string {
    return this.#routing.title
  }

  get about(): AboutRout {
    return this.#routing.about
  }
}

/** One act after the other; one that leaves no choice is not asked for. */
function* routSide(g: Aslsk, side: Side): Rules<void> {
  const acts = g.state.setting.acts.rout
  const kept = keptPlans(g.state)
  while (!g.state.passed.includes(side)) {
    placeDesperation(g, kept)
    const routing = new Routing(g.state, side, kept)
    const question = acts.question(g.state, routing, new RoutHead(routing))
    const isChoice = question.isChoice()
    if (isChoice) g.checkpoint()
    const [only] = isChoice ? [] : question.candidates()
    const decision = only ?? (yield* askFor(g, side, question))
    if (acts.of(decision).ends) g.state.passed.push(side)
    else acts.perform(g, routing, decision)
  }
}

/** 3.6, 3.2.3: who must rout is DM, and who has come to be next to an enemy. */
function placeDesperation(g: Aslsk, kept: KeptPlans | undefined): void {
  desperateNextToEnemies(g)
  const s = g.state
  const calm = s.units.filter((unit) => unit.broken && !unit.dm && !unit.routed && unit.at >= 0)
  if (calm.length === 0) return
  const desperate = whileStill(s, () => calm.filter((unit) => (kept ? kept.mustOf(s, unit) : mustRout(s, unit)) !== null))
  for (const unit of desperate) makeDm(g, unit, '3.6')
}

/** 3.6: whoever is still next to an unbroken KEU, or has stayed where he had to rout, is eliminated. */
function eliminateThoseWhoFailed(g: Aslsk): void {
  const failed = g.state.units.filter((unit) => failsToRout(g.state, unit))
  withLeaderLosses(g, () => {
    for (const unit of failed) eliminateUnit(g, unit, '3.6', 'failure to rout')
  })
}

function endRoutPhase(g: Aslsk): undefined {
  forget(g.state, 'routEnds')
}

function failsToRout(s: AslskState, unit: Unit): boolean {
  if (!unit.broken || unit.melee || unit.at < 0) return false
  return isNextToUnbrokenEnemy(s, unit.side, unit.at) || (!unit.routed && mustRout(s, unit) !== null)
}
