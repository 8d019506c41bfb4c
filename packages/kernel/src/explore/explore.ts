import { type Chance, KeyedChance, keyFromSeed } from '../chance.ts'
import { stateHash } from '../hash.ts'
import type { OpenQuestion, Rules } from '../rules.ts'
import type { Runtime } from '../runtime.ts'
import { withoutSetting } from '../setting.ts'
import type { GameEvent } from '../system.ts'
import { Explorer } from './explorer.ts'
import { type Odds, oddsOf, ratio, type Sampled } from './odds.ts'
import { type Node, Stage } from './stage.ts'

/** A rule, and what one wants to know of it. */
export interface Exploration<S, E extends GameEvent, P extends Part = Part> {
  /** The state that a run begins with: one of its own, always the same. */
  begin(): S
  /** What is run: a procedure that may ask, or one that has done everything when it returns. */
  rule(g: Runtime<S, E>): Rules<unknown> | undefined
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
  /** How many runs may be made before the rest is sampled, and how many then. */
  readonly budget?: Budget
}

export interface Budget {
  readonly runs: number
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

const BUDGET: Budget = { runs: 3000, samples: 1000 }

/**
 * Runs a rule over everything that its dice and draws can come to, and says exactly how likely is what comes of it. Rolls that come to the same thing are
 * taken as one, and so are runs that stand alike at a milestone of the rule: what follows is gone through once, with their chances added. Where that takes more
 * runs than the budget allows, the rest is sampled with dice that are always the same, and the odds say how far they may be off. It is runs that are
 * counted, never time: the same question has the same answer everywhere.
 */
export function explore<S, E extends GameEvent, P extends Part = Part>(exploration: Exploration<S, E, P>): Odds {
  const { budget = BUDGET, parts, alike = wholeState } = exploration
  const g = new Explorer<S, E, P>(exploration, alike)
  const outcomeOf = (part: P) => parts!.outcome(part)
  const counts = new Map<string, bigint>()
  let stage = firstStage(g.state, parts)
  for (;;) {
    const next = new Stage<P>(stage.milestones + 1, stage.of)
    const nodes = [...stage.nodes.values()]
    const left = nodes.findIndex((node) => {
      const arrivals = g.expand(node, budget.runs)
      for (const arrival of arrivals ?? []) next.take(node, arrival, outcomeOf)
      return arrivals === null
    })
    addUp(counts, stage.of, next)
    if (left >= 0) {
      const all = [...massesOf(nodes.slice(left), stage.of), ...massesOf([...next.nodes.values()], next.of)]
      return oddsOf(counts, next.of, sample(g, all, budget.samples), g.runs)
    }
    if (next.nodes.size === 0) return oddsOf(counts, next.of, null, g.runs)
    stage = next
  }
}

function wholeState(s: unknown): string {
  return stateHash(withoutSetting(s))
}

/** Where every run begins. */
function firstStage<S, P extends Part>(s: S, parts: Parts<S, P> | undefined): Stage<P> {
  const stage = new Stage<P>(0, 1n)
  const states = new Map(parts?.of(s).map((part) => [part.id, new Map([[parts.alike(part), { part: { ...part }, n: 1n }]])]))
  stage.nodes.set('', { path: [], milestones: 0, n: 1n, parts: states })
  return stage
}

/** What was counted so far, in the smaller fractions of the next stage, and what was counted on the way to it. */
function addUp(counts: Map<string, bigint>, of: bigint, next: Stage<unknown>): void {
  const scale = next.of / of
  for (const [name, n] of counts) counts.set(name, n * scale)
  for (const [name, n] of next.counts) counts.set(name, (counts.get(name) ?? 0n) + n)
}

interface Mass<P> {
  readonly node: Node<P>
  readonly mass: number
}

function massesOf<P>(nodes: readonly Node<P>[], of: bigint): Mass<P>[] {
  return nodes.map((node) => ({ node, mass: ratio(node.n, of) }))
}

/** What is left, each node as often as it is likely. */
function sample<S, E extends GameEvent, P extends Part>(g: Explorer<S, E, P>, left: readonly Mass<P>[], samples: number): Sampled {
  const dice: Chance = new KeyedChance(SEED)
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
  for (const share of shares.values()) error = Math.max(error, 2 * Math.sqrt((share * (all - share)) / samples))
  return { shares, error }
}

const SEED = keyFromSeed('odds')
