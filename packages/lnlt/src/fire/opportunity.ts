import { LEGAL, type Rules } from '@firegroup/kernel'
import type { Reaction, Window } from '../acts.ts'
import type { Lnlt } from '../context.ts'
import { locationNamed, nameOf } from '../map/location.ts'
import { enemyOf, type LnltState, type Location, type Unit } from '../state.ts'
import { fireWords } from '../words/deeds.ts'
import { fireCandidates } from './candidates.ts'
import { type FireContext, type FireDeclaration, fireProblems, fireShape } from './declaration.ts'
import { fireAttack } from './fire-attack.ts'
import { firePreview } from './preview.ts'

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
  const { opportunityFire: reactions } = s.setting.acts
  const firedFrom: Location[] = []
  for (let left = budget; left > 0; left--) {
    const movers = moversAt(s, units, at)
    if (movers.length === 0) break
    remember(s, left, firedFrom)
    const window: Window = { side, at, movers, budget: left, firedFrom }
    const question = reactions.question(s, window, {
      kind: 'opportunityFire',
      title: `They are moving in ${nameOf(s.setting, at)}: fire, or hold?`,
      rule: '5.3',
      about: { at: nameOf(s.setting, at), movers, budget: left },
    })
    if (!question.canAct()) break
    const reaction = reactions.perform(g, window, yield* g.ask(side, question))
    if (!reaction) break
    firedFrom.push(yield* reaction)
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

/** 5.3: units of one place fire at the movers, all that fire there together. */
export const fireReaction: Reaction<Fire> = {
  type: 'fire',
  rule: '5.3',
  fields: fireShape,
  *candidates(s, window) {
    for (const declared of fireCandidates(s, contextOf(window))) yield { type: 'fire', ...declared }
  },
  problems: (s, window, decision) => fireProblems(s, declarationOf(decision), contextOf(window)),
  preview: (s, window, decision) => firePreview(s, declarationOf(decision), contextOf(window)),
  *perform(g, window, decision) {
    yield* fireAttack(g, declarationOf(decision), contextOf(window))
    return locationNamed(g.state.setting, decision.from)
  },
  describe: fireWords,
}

export interface Fire extends FireDeclaration {
  readonly type: 'fire'
}

export interface Hold {
  readonly type: 'hold'
}

/** 5.3: nobody fires any more at what they do in this hex. */
export const holdReaction: Reaction<Hold> = {
  type: 'hold',
  rule: '5.3',
  fields: {},
  ends: true,
  candidates: () => [HOLD],
  problems: () => LEGAL,
  perform: () => undefined,
  describe: () => 'Hold fire',
}

const HOLD: Hold = { type: 'hold' }

/** 5.3: every place fires once at the movers in this hex. */
function contextOf({ side, at, movers, firedFrom }: Window): FireContext {
  return { side, occasion: 'opportunity', units: ({ at: from }: Unit) => !firedFrom.includes(from), window: { at, movers } }
}

function declarationOf({ from, at, firers, leader }: Fire): FireDeclaration {
  return leader === undefined ? { from, at, firers } : { from, at, firers, leader }
}
