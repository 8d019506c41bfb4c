import { LEGAL, type Rules } from '@firegroup/kernel'
import type { Reaction, Window } from '../acts.ts'
import type { Lnlt } from '../context.ts'
import { locationNamed, nameOf } from '../map/location.ts'
import { ceaseFire, mayAdd } from '../ordnance/salvo.ts'
import { enemyOf, type LnltState, type Location, type Side, type Unit } from '../state.ts'
import { fireWords } from '../words/deeds.ts'
import { firesApart } from './attack.ts'
import { fireCandidates } from './candidates.ts'
import { type FireContext, type FireDeclaration, fireProblems, fireShape, isTeamShot } from './declaration.ts'
import { fireAttack } from './fire-attack.ts'
import { isSpent } from './firers.ts'
import { firePreview } from './preview.ts'

/** 5.3: units spend MP in a location: how many attacks that allows. */
export interface Opportunity {
  readonly units: readonly number[]
  readonly at: Location
  /** Whole MP spent there (LG-38). */
  readonly budget: number
  /** 14.4: it is no movement: whoever is there guides a missile. */
  readonly missile?: true
}

/**
 * 5.3: the other side may fire at units that have just spent MP, one attack for each MP, each from another place (10.4.1: floors are places of their own),
 * also after they were Shaken, until it holds its fire or none of them is left there. It is no impulse.
 */
export function* opportunityWindow(g: Lnlt, { units, at, budget, missile }: Opportunity): Rules<void> {
  const s = g.state
  const side = enemyOf(s.units[units[0]!]!.side)
  const { opportunityFire: reactions } = s.setting.acts
  const firedFrom: Location[] = []
  const grouped: Location[] = []
  let left = budget
  while (left > 0 || hasOneApart(s, side, firedFrom) || mayAdd(s, side, firedFrom)) {
    const movers = moversAt(s, units, at)
    if (movers.length === 0) break
    remember(s, left, firedFrom)
    const window: Window = { side, at, movers, budget: left, firedFrom, grouped, ...(missile ? { missile } : {}) }
    const question = reactions.question(s, window, {
      kind: 'opportunityFire',
      title: missile
        ? `A missile is guided from ${nameOf(s.setting, at)}: fire there, or hold?`
        : `They are moving in ${nameOf(s.setting, at)}: fire, or hold?`,
      rule: '5.3',
      about: { at: nameOf(s.setting, at), movers, budget: left },
    })
    if (!question.canAct()) break
    const decision = yield* g.ask(side, question)
    const reaction = reactions.perform(g, window, decision)
    if (!reaction) break
    const from = yield* reaction
    if (from < 0 || firedFrom.includes(from)) continue
    firedFrom.push(from)
    left--
  }
  remember(s, 0, [])
  ceaseFire(g, side)
}

/** 5.3, 1.7: in a place that has fired somebody could fire apart from the others. */
function hasOneApart(s: LnltState, side: Side, firedFrom: readonly Location[]): boolean {
  if (firedFrom.length === 0) return false
  for (const unit of s.units)
    if (unit.side === side && firedFrom.includes(unit.at) && firesApart(s, unit) && !isSpent('opportunity', unit)) return true
  return false
}

/** Those of the movers who are still there, Shaken or not, and a Hero who has taken over somebody's move. */
function moversAt(s: LnltState, units: readonly number[], at: Location): number[] {
  const movers = units.filter((id) => s.units[id]!.at === at)
  if (s.move?.at === at) for (const id of s.move.units) if (!movers.includes(id) && !s.units[id]!.vehicle) movers.push(id)
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
  candidates: (s, window) => fireCandidates(s, contextOf(s, window)).map((declared) => ({ type: 'fire', ...declared })),
  problems: (s, window, decision) => fireProblems(s, declarationOf(decision), contextOf(s, window)),
  preview: (s, window, decision) => firePreview(s, declarationOf(decision), contextOf(s, window)),
  *perform(g, window, decision) {
    const from = locationNamed(g.state.setting, decision.from)
    if (!isTeamShot(g.state, decision.firers)) window.grouped.push(from)
    yield* fireAttack(g, declarationOf(decision), contextOf(g.state, window))
    return from
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

/** 5.3: every place fires once at the movers in this hex, and besides whoever fires apart in a place that fires at all (1.7). */
export function contextOf(s: LnltState, { side, at, movers, budget, firedFrom, grouped, missile }: Window): FireContext {
  const isOpen = (unit: Unit) => {
    if (isInterrupted(s, unit.id)) return false
    if (budget <= 0 && !firedFrom.includes(unit.at)) return false
    return firedFrom.length === 0 || firesApart(s, unit) || !grouped.includes(unit.at)
  }
  return { side, occasion: 'opportunity', units: isOpen, window: { at, movers, ...(missile ? { missile } : {}) } }
}

/** 6.8: whose own move is interrupted fires at nobody. */
export function isInterrupted({ move }: LnltState, unit: number): boolean {
  for (let other = move?.after; other; other = other.after) if (other.units.includes(unit)) return true
  return false
}

/** 5.3: one attack for each MP, each from another place; weapons that fire by themselves add theirs to that of their place. */
export function mayFireFrom({ budget, firedFrom }: Window, from: Location): boolean {
  return budget > 0 || firedFrom.includes(from)
}

function declarationOf({ type: _, ...declared }: Fire): FireDeclaration {
  return declared
}
