import { LEGAL, type Question, type Rules, type Schema, variants } from '@firegroup/kernel'
import type { Lnlt } from '../context.ts'
import { locationNamed, nameOf } from '../map/location.ts'
import { enemyOf, type LnltState, type Location, type Unit } from '../state.ts'
import { fireCandidates } from './candidates.ts'
import { type FireContext, type FireDeclaration, fireProblems, fireShape } from './declaration.ts'
import { fireAttack } from './fire-attack.ts'
import { firePreview } from './preview.ts'
import { REACTIONS, type Reaction, type Window } from './reactions.ts'

/** 5.3: units spend MP in a location: how many attacks that allows. */
export interface Opportunity {
  readonly units: readonly number[]
  readonly at: Location
  /** Whole MP spent there (LG-38). */
  readonly budget: number
}

/**
 * 5.3: the other side may fire at units that have just spent MP, one attack for each MP, each from another place (10.4.1: floors are places of their own),
 * also after they were Shaken, until it holds its fire or none of them is left there. It is no impulse.
 */
export function* opportunityWindow(g: Lnlt, { units, at, budget }: Opportunity): Rules<void> {
  const s = g.state
  const side = enemyOf(s.units[units[0]!]!.side)
  const firedFrom: Location[] = []
  for (let left = budget; left > 0; left--) {
    const movers = moversAt(s, units, at)
    if (movers.length === 0) break
    remember(s, left, firedFrom)
    const window: Window = { side, at, movers, budget: left, firedFrom }
    const question = opportunityQuestion(s, window)
    if (!canReact(s, window)) break
    const decision = yield* g.ask(side, question)
    if (decision.type === 'hold') break
    firedFrom.push(yield* react(g, window, decision))
  }
  remember(s, 0, [])
}

/** Those of the movers who are still there, Shaken or not, and a Hero who has taken over somebody's move. */
function moversAt(s: LnltState, units: readonly number[], at: Location): number[] {
  const movers = units.filter((id) => s.units[id]!.at === at)
  if (s.move?.at === at) for (const id of s.move.units) if (!movers.includes(id)) movers.push(id)
  return movers
}

/** What the move knows of the window, for whoever looks at it. */
function remember({ move }: LnltState, budget: number, firedFrom: readonly Location[]): void {
  if (move === null) return
  move.budget = budget
  move.firedFrom = firedFrom.slice()
}

function* react(g: Lnlt, window: Window, decision: OpportunityDecision): Rules<Location> {
  const row = rows.get(decision.type)
  if (row) return yield* row.perform(g, window, decision)
  const declared = declarationOf(decision as FireReaction)
  yield* fireAttack(g, declared, contextOf(window))
  return locationNamed(g.state.setting, declared.from)
}

interface FireReaction extends FireDeclaration {
  readonly type: 'fire'
}
type OpportunityDecision = { readonly type: string }

const rows = new Map<string, Reaction>(REACTIONS.map((row) => [row.type, row]))
const SCHEMA = variants({
  fire: fireShape,
  ...Object.fromEntries(REACTIONS.map(({ type, shape }) => [type, shape])),
  hold: {},
}) as Schema<OpportunityDecision>

const HOLD: OpportunityDecision = { type: 'hold' }

/** 5.3: who fires at the movers, or whether all hold their fire. */
function opportunityQuestion(s: LnltState, window: Window): Question<OpportunityDecision> {
  const context = contextOf(window)
  return {
    kind: 'opportunityFire',
    title: `They are moving in ${nameOf(s.setting, window.at)}: fire, or hold?`,
    rule: '5.3',
    schema: SCHEMA,
    about: { at: nameOf(s.setting, window.at), movers: window.movers, budget: window.budget },
    *candidates() {
      for (const declared of fireCandidates(s, context)) yield { type: 'fire', ...declared }
      for (const row of REACTIONS) yield* row.candidates(s, window)
      yield HOLD
    },
    problems: (decision) => {
      if (decision.type === 'hold') return LEGAL
      const row = rows.get(decision.type)
      return row ? row.problems(s, window, decision) : fireProblems(s, declarationOf(decision as FireReaction), context)
    },
    preview: (decision) => {
      if (decision.type === 'hold') return undefined
      const row = rows.get(decision.type)
      return row ? row.preview?.(s, window, decision) : firePreview(s, declarationOf(decision as FireReaction), context)
    },
  }
}

function canReact(s: LnltState, window: Window): boolean {
  for (const _ of fireCandidates(s, contextOf(window))) return true
  for (const row of REACTIONS) for (const _ of row.candidates(s, window)) return true
  return false
}

/** 5.3: every place fires once at the movers in this hex. */
function contextOf({ side, at, movers, firedFrom }: Window): FireContext {
  return { side, kind: 'opportunity', units: ({ at: from }: Unit) => !firedFrom.includes(from), window: { at, movers } }
}

function declarationOf({ from, at, firers, leader }: FireReaction): FireDeclaration {
  return leader === undefined ? { from, at, firers } : { from, at, firers, leader }
}
