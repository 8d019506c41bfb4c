import { LEGAL, type Problem, type Rules, refuse } from '@firegroup/kernel'
import type { RallyAction } from '../acts.ts'
import { type Lnlt, roll } from '../context.ts'
import { INITIATIVE_ROLL_FROM } from '../data/sequence.ts'
import type { Step } from '../sequence/step.ts'
import { enemyOf, type LnltState, type Side } from '../state.ts'
import { resetHandling } from '../weapons/handling.ts'
import { unjamAction } from '../weapons/jam.ts'

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
  const s = g.state
  const { rally } = s.setting.acts
  while (!s.passed.includes(side)) {
    g.checkpoint()
    const question = rally.question(s, side, {
      kind: 'rally',
      title: 'Your Rally Phase. Who rallies, and who takes which weapon?',
      rule: '3.0',
    })
    const decision = onlyOne(question.candidates()) ?? (yield* g.ask(side, question))
    const rules = rally.perform(g, side, decision)
    if (rules) yield* rules
  }
}

/** What is there to choose, if it is one thing only. */
function onlyOne<D>(candidates: Iterable<D>): D | null {
  let only: D | null = null
  for (const decision of candidates) {
    if (only) return null
    only = decision
  }
  return only
}

export interface Done {
  readonly type: 'done'
}
const DONE: Done = { type: 'done' }

/** 3.0: the side has done what it wanted; 1.6.2: jammed weapons must have been rolled for. */
export const doneAction: RallyAction<Done> = {
  type: 'done',
  rule: '3.0',
  fields: {},
  ends: true,
  candidates: (s, side) => (doneProblems(s, side) === LEGAL ? [DONE] : []),
  problems: doneProblems,
  perform(g, side) {
    g.state.passed.push(side)
    return undefined
  },
  describe: () => 'End your Rally Phase',
}

function doneProblems(s: LnltState, side: Side): readonly Problem[] {
  for (const _ of unjamAction.candidates(s, side)) return refuse('1.6.2', 'Roll for your jammed weapon first.')
  return LEGAL
}
