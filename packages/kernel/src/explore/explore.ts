import { stateHash } from '../hash.ts'
import type { OpenQuestion, Rules } from '../rules.ts'
import type { Runtime } from '../runtime.ts'
import { withoutSetting } from '../setting.ts'
import type { GameEvent } from '../system.ts'
import { Explorer } from './explorer.ts'
import { LightDice } from './light-dice.ts'
import { type Odds, oddsOf, ratio, type Sampled } from './odds.ts'
import { type Node, Stage } from './stage.ts'

/** A rule, and what one wants to know of it. */
export interface Exploration<S, E extends GameEvent, P extends Part = Part> {
  /** The state that a run begins with: one of its own, always the same. */
  begin(): S
  /** What is run: a procedure that may ask, or one that has done everything when it returns. */
  rule(g: Runtime<S, E>): Rules<unknown> | undefined
  readonly afterwards?: Afterwards<S, E>
  /** What a run has come to: whatever is to be counted, by name. */
  outcomes(s: S): Iterable<string>
  /** All of the state on which the rest of the rule can depend: runs that are alike at a milestone go on as one. Left out: the whole state. */
  alike?(s: S): string
  /** What of the things that are drawn need not be told apart. Left out: they all are. */
  same?(drawn: unknown): string
  /** What is followed each by itself (`Runtime.aside`). */
  readonly parts?: Parts<S, P>
  /** What a seat answers if the rule asks. */
  answer?(open: OpenQuestion, s: S): unknown
  readonly budget?: Budget
}

/** What follows on the rule, as often as it is due. It knows nothing but the state, so that it need not be come to again and again from the beginning. */
export interface Afterwards<S, E extends GameEvent> {
  isDue(s: S): boolean
  rule(g: Runtime<S, E>): Rules<unknown> | undefined
  copy(s: S): S
}

export interface Budget {
  /** How much may be done before the rest is sampled: everything that is rolled or drawn is a step, in every run anew, and what is done aside half of one. */
  readonly steps: number
  /** How many runs are made of the rest. */
  readonly samples: number
}

export interface Part {
  readonly id: number
}

/** Things of a state whose course bears on nobody else's. Those that are not among them are left alone. */
export interface Parts<S, P extends Part> {
  of(s: S): readonly P[]
  /** All of a part on which the rest of the rule can depend, and its outcome. */
  alike(part: P): string
  outcome(part: P): string
}

/** A step takes about two microseconds: some 25 ms at most. */
export const BUDGET: Budget = { steps: 14_000, samples: 300 }

/** Where every run of a rule without parts begins. */
export const ROOT = { start: null, path: [], milestones: 0, n: 1n, parts: [] }

/** How much of the budget is spent where it does not suffice. */
const WHERE_HOPELESS = 0.6

/** How much of the steps that are left one stage may take: something is left for those that come after it. */
const SHARE_OF_A_STAGE = 0.75

/**
 * Runs a rule over everything that its dice and draws can come to, and says exactly how likely is what comes of it. Rolls that come to the same thing are
 * taken as one, and so are runs that stand alike at a milestone of the rule: what follows is gone through once, with their chances added. Where that takes more
 * steps than the budget allows, what is least likely is sampled, with dice that are always the same, and the odds say how far they may be off. It is steps that
 * are counted, never time: the same question has the same answer everywhere.
 */
export function explore<S, E extends GameEvent, P extends Part = Part>(exploration: Exploration<S, E, P>): Odds {
  const { budget = BUDGET, parts, alike = wholeState } = exploration
  const g = new Explorer<S, E, P>(exploration, alike)
  const counts = new Map<string, bigint>()
  const left: Mass<S>[] = []
  let stage = firstStage<S>(g)
  let most = budget.steps
  let perNode = 0
  for (;;) {
    const next = new Stage<S>(stage.of)
    const nodes = [...stage.nodes.values()].sort((a, b) => (a.n < b.n ? 1 : a.n > b.n ? -1 : 0))
    // if even the next stage is likely to take more than there is, not everything that is left is spent on what will be sampled in the end
    if (nodes.length * perNode > budget.steps - g.steps) most = Math.min(most, budget.steps * WHERE_HOPELESS)
    const before = g.steps
    const here = before + Math.ceil((most - before) * SHARE_OF_A_STAGE)
    for (const node of nodes) {
      const arrivals = g.expand(node, here)
      if (arrivals) for (const arrival of arrivals) next.take(node, arrival)
      else left.push({ node, mass: ratio(node.n, stage.of) })
    }
    addUp(counts, stage.of, next, (part, state) => parts!.outcome(g.parts[part]!.states[state]!))
    if (next.nodes.size === 0) return oddsOf(counts, next.of, left.length === 0 ? null : sample(g, left, budget.samples), g)
    perNode = (g.steps - before) / nodes.length
    stage = next
  }
}

function wholeState(s: unknown): string {
  return stateHash(withoutSetting(s))
}

/** Where every run begins. */
function firstStage<S>({ parts }: { readonly parts: readonly unknown[] }): Stage<S> {
  const stage = new Stage<S>(1n)
  stage.nodes.set('', { ...ROOT, parts: parts.map(() => [1n]) })
  return stage
}

/** What was counted so far, in the smaller fractions of the next stage, and what was counted on the way to it. */
function addUp(counts: Map<string, bigint>, of: bigint, next: Stage<unknown>, outcomeOf: (part: number, state: number) => string): void {
  const scale = next.of / of
  for (const [name, n] of counts) counts.set(name, n * scale)
  const add = (name: string, n: bigint) => counts.set(name, (counts.get(name) ?? 0n) + n)
  for (const [name, n] of next.counts) add(name, n)
  for (const [part, chances] of next.parts.entries()) for (const [state, n] of chances.entries()) add(outcomeOf(part, state), n)
}

interface Mass<S> {
  readonly node: Node<S>
  readonly mass: number
}

/** What is left, each node as often as it is likely. */
function sample<S, E extends GameEvent, P extends Part>(g: Explorer<S, E, P>, left: readonly Mass<S>[], samples: number): Sampled {
  const dice = new LightDice(SEED)
  const all = left.reduce((sum, { mass }) => sum + mass, 0)
  const shares = new Map<string, number>()
  let at = 0
  let passed = left[0]!.mass
  for (let i = 0; i < samples; i++) {
    const place = ((i + 0.5) / samples) * all
    while (place > passed && at + 1 < left.length) passed += left[++at]!.mass
    for (const name of g.sample(left[at]!.node, dice)) shares.set(name, (shares.get(name) ?? 0) + all / samples)
  }
  let error = 0
  for (const share of shares.values()) error = Math.max(error, 2 * Math.sqrt(Math.max(0, share * (all - share)) / samples))
  return { shares, error }
}

const SEED = 1
