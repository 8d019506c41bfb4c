import { LEGAL, type Problem, type Question, type Rules, refuse, type Schema, variants } from '@firegroup/kernel'
import { type Lnlt, roll } from '../context.ts'
import { INITIATIVE_ROLL_FROM } from '../data/sequence.ts'
import type { Step } from '../sequence/step.ts'
import { enemyOf, type LnltState, type Side } from '../state.ts'
import { resetHandling } from '../weapons/handling.ts'
import { RALLY_ACTIONS, type RallyAction } from './actions.ts'

/** 3.0: the Rally Phase: the initiative, then all that its side does, then all that the other does. */
export const rallySteps: readonly Step[] = [
  { key: 'rally.initiative', phase: 'rally', order: 100, run: initiative },
  { key: 'rally.first', phase: 'rally', order: 200, run: (g) => sideRallies(g, g.state.initiative) },
  { key: 'rally.second', phase: 'rally', order: 300, run: (g) => sideRallies(g, enemyOf(g.state.initiative)) },
]

/** 3.0: in turn 1 the scenario says who has it; then the higher die, and a tie leaves it where it was. */
function initiative(g: Lnlt): undefined {
  const s = g.state
  newRallyPhase(s)
  if (s.turn < INITIATIVE_ROLL_FROM) {
    s.initiative = s.setting.scenario.initiative
    g.emit({ type: 'initiative', rule: '3.0', side: s.initiative, dice: {} })
    return
  }
  const blue = roll(g, 'single', 'initiative of blue').total
  const red = roll(g, 'single', 'initiative of red').total
  if (blue !== red) s.initiative = blue > red ? 'blue' : 'red'
  g.emit({ type: 'initiative', rule: '3.0', side: s.initiative, dice: { blue, red } })
}

function newRallyPhase(s: LnltState): void {
  for (const unit of s.units) {
    unit.triedRally = false
    unit.helped = 0
  }
  s.rallyAt = -1
  s.rallyLeaders = []
  s.fightOrDie = []
  resetHandling(s)
}

/** 3.0: one side does all that it wants, in any order, until it is done. What is due and leaves no choice is done without asking. */
function* sideRallies(g: Lnlt, side: Side): Rules<void> {
  while (!g.state.passed.includes(side)) {
    g.checkpoint()
    const only = onlyChoice(g.state, side)
    const decision = only ?? (yield* g.ask(side, rallyQuestion(side, g.state)))
    if (decision.type === 'done') g.state.passed.push(side)
    else yield* perform(g, side, decision)
  }
}

function* perform(g: Lnlt, side: Side, decision: RallyDecision): Rules<void> {
  const rules = actionOf(decision).perform(g, side, decision)
  if (rules) yield* rules
}

interface RallyDecision {
  readonly type: string
}
const DONE: RallyDecision = { type: 'done' }

const schema: Schema<RallyDecision> = variants({
  ...Object.fromEntries(RALLY_ACTIONS.map(({ type, shape }) => [type, shape])),
  done: {},
})

const byType = new Map(RALLY_ACTIONS.map((action) => [action.type, action]))

function actionOf({ type }: RallyDecision): RallyAction {
  return byType.get(type)!
}

function rallyQuestion(side: Side, s: LnltState): Question<RallyDecision> {
  return {
    kind: 'rally',
    title: 'Your Rally Phase. Who rallies, and who takes which weapon?',
    rule: '3.0',
    schema,
    candidates: () => candidates(s, side),
    problems: (decision) => (decision.type === 'done' ? doneProblems(s, side) : actionOf(decision).problems(s, side, decision)),
    preview: (decision) => (decision.type === 'done' ? null : (actionOf(decision).preview?.(s, side, decision) ?? null)),
  }
}

/** All of them, and to be done with it unless something is due. */
function* candidates(s: LnltState, side: Side): Iterable<RallyDecision> {
  let isDue = false
  for (const action of RALLY_ACTIONS)
    for (const decision of action.candidates(s, side)) {
      if (action.isDue) isDue = true
      yield decision
    }
  if (!isDue) yield DONE
}

function onlyChoice(s: LnltState, side: Side): RallyDecision | null {
  let only: RallyDecision | null = null
  for (const decision of candidates(s, side)) {
    if (only) return null
    only = decision
  }
  return only
}

function doneProblems(s: LnltState, side: Side): readonly Problem[] {
  for (const { isDue, candidates: due } of RALLY_ACTIONS)
    if (isDue) for (const _ of due(s, side)) return refuse('1.6.2', 'Roll for your jammed weapon first.')
  return LEGAL
}
