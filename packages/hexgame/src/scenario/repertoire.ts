import type { OpenQuestion, Seat } from '@firegroup/kernel'
import type { DeploymentStyle } from './deployment.ts'

/**
 * Styles in which computer players open their games, by number: `firegroup openings` finds out by whole games which of them do best for each side of a scenario.
 * Numbers are kept with what was found, so new styles go to the end.
 */
export const OPENING_STYLES: readonly DeploymentStyle[] = [
  { cover: 6, goal: -2, enemy: 0, view: 1, stack: 2, spread: 1 },
  { cover: 6, goal: -1, enemy: -2, view: 1, stack: 4, spread: 1 },
  { cover: 6, goal: 0, enemy: 2, view: 1, stack: 2, spread: 1 },
  { cover: 5, goal: -1, enemy: -1, view: 2, stack: 2, spread: 3 },
  { cover: 4, goal: -1, enemy: -3, view: 0, stack: 6, spread: 1 },
  { cover: 6, goal: -1, enemy: 0, view: 3, stack: 4, spread: 2 },
  { cover: 2, goal: -4, enemy: 0, view: 0, stack: 2, spread: 1 },
  { cover: 2, goal: -4, enemy: 0, view: 0, stack: 6, spread: 1 },
  { cover: 3, goal: 0, enemy: -3, view: 1, stack: 2, spread: 1 },
  { cover: 3, goal: 0, enemy: -3, view: 1, stack: 6, spread: 2 },
  { cover: 4, goal: 0, enemy: 3, view: 0, stack: 4, spread: 1 },
  { cover: 4, goal: -2, enemy: 2, view: 0, stack: 4, spread: 1 },
  { cover: 8, goal: -2, enemy: 0, view: 2, stack: 4, spread: 2 },
  { cover: 8, goal: -1, enemy: -1, view: 0, stack: 6, spread: 1 },
  { cover: 3, goal: -2, enemy: -2, view: 2, stack: 2, spread: 2 },
  { cover: 3, goal: -2, enemy: -2, view: 0, stack: 4, spread: 3 },
  { cover: 6, goal: -3, enemy: 1, view: 1, stack: 4, spread: 1 },
  { cover: 5, goal: 0, enemy: 1, view: 4, stack: 2, spread: 2 },
  { cover: 5, goal: 0, enemy: -1, view: 4, stack: 4, spread: 1 },
  { cover: 5, goal: 0, enemy: -2, view: 2, stack: 2, spread: 3 },
  { cover: 6, goal: -3, enemy: 1, view: 2, stack: 2, spread: 3 },
  { cover: 6, goal: -1, enemy: -1, view: 1, stack: 2, spread: 4 },
  { cover: 4, goal: -1, enemy: -1, view: 3, stack: 4, spread: 3 },
  { cover: 5, goal: -1, enemy: 1, view: 2, stack: 2, spread: 2 },
]

/** Which styles have done best: by scenario and side, and under '' by what a side has to do. */
export interface OpeningBook {
  readonly [scenario: string]: { readonly [sideOrTask: string]: readonly number[] | undefined } | undefined
}

interface Playing {
  readonly setting: { readonly scenario: { readonly id: string } }
}

interface Parts<S, A> {
  /** The kinds of question by which units are placed. */
  readonly kinds: readonly string[]
  /** Places them in the style of this number; undefined where it finds no room, or nothing is to be placed. */
  readonly deploy: (way: number, s: S, seat: Seat, question: OpenQuestion['question']) => unknown
  readonly taskOf: (s: S, seat: Seat) => string
  /** How good decisions look in each approach, by its number. */
  readonly advisors: readonly A[]
  readonly openings: OpeningBook
  readonly approaches: OpeningBook
}

/** What computer players of a hex game know by heart: how units are set up, in a style, and how the game is gone about, each by its number. */
export function hexRepertoire<S extends Playing, A>({ kinds, deploy, taskOf, advisors, openings, approaches }: Parts<S, A>) {
  // of this side of the scenario, or else of its task
  const knownIn = (book: OpeningBook, s: S, seat: Seat): readonly number[] =>
    book[s.setting.scenario.id]?.[seat] ?? book['']?.[taskOf(s, seat)] ?? []
  return {
    ways: OPENING_STYLES.length,
    kinds,
    decide(way: number, s: S, seat: Seat, { question }: OpenQuestion): unknown {
      const decision = deploy(way, s, seat, question)
      return decision !== undefined && question.problems(decision).length === 0 ? decision : undefined
    },
    known: (s: S, seat: Seat) => knownIn(openings, s, seat),
    approaches: { advisors, known: (s: S, seat: Seat) => knownIn(approaches, s, seat)[0] ?? 0 },
    taskOf,
  }
}

interface Asked {
  readonly id: string
  readonly units: readonly number[]
  readonly weapons: readonly number[]
}

/** The groups of a scenario that a question is about, with those of their units and weapons that are to be placed now. */
export function groupsAsked<G extends Asked & { readonly side: string }>(groups: readonly G[], asked: readonly Asked[], side: string): G[] {
  return asked.flatMap(({ id, units, weapons }) => {
    const group = groups.find((each) => each.id === id && each.side === side)
    return group ? [{ ...group, units, weapons }] : []
  })
}
