import type { Chance } from './chance.ts'
import type { ModuleCard } from './modules.ts'
import type { PutQuestion } from './questions.ts'
import type { Reading, RuleRef, Rules, Seat, Viewer } from './rules.ts'
import type { Runtime } from './runtime.ts'
import type { Schema } from './schema.ts'
import type { Standing } from './standing.ts'

/** Something that happened. Systems extend it with what an interface, a log and a test want to know. */
export interface GameEvent {
  readonly type: string
  readonly rule?: RuleRef
}

/** Who may see an event, and what everyone else sees in its place; absent = nothing. */
export interface Audience {
  readonly to: readonly Seat[]
  /** An event of the same system. */
  readonly others?: GameEvent
}

export interface Outcome {
  /** Nobody: a draw. */
  readonly winner: Seat | null
  readonly reason: string
}

/** One event in words: a line, and where there is arithmetic a second one with it. */
export interface Telling {
  readonly text: string
  readonly detail?: string
}

/** A system's own words, for logs, screen readers and the command line. */
export interface Words<S, E extends GameEvent> {
  /** These events in order; the state is the one after the last of them. */
  readonly events: (state: S, events: readonly E[]) => readonly Telling[]
  /** What deciding so means, in the state in which it is decided. */
  readonly decision: (state: S, kind: string, decision: unknown) => string
  /**
   * An open decision in one sentence, for lists, notices and titles: 'marina_k moves into J5: fire or hold?'. The state is as the seat may know it, `who`
   * whoever sits opposite. Nothing of what the seat holds or hides is in it: it may be read on a locked screen.
   */
  readonly sentence?: (state: S, asked: PutQuestion, who: string) => string
  /** The whole position as plain data that a person can read. */
  readonly position: (state: S) => unknown
  /** An event with names in place of the numbers that stand for hexes and cards. */
  readonly named?: (state: S, event: E) => unknown
  /** What decided a game that is over, in a sentence: what happened, not what was asked for. */
  readonly result?: (state: S) => string
  /** The colours of the two dice of a roll, in the order in which they are rolled, each with all its names: a script may give them by colour. */
  readonly diceColours?: readonly [first: readonly string[], second: readonly string[]]
  /** What else a script may call something that can be drawn, besides its id: 'red 5'. */
  readonly drawn?: (state: S, thing: unknown) => readonly string[]
}

/** Names of one kind that may stand in a system's files and decisions, each with a few words about it. */
export interface NameList {
  /** What kind: 'terrain', 'counters'. */
  readonly id: string
  readonly title: string
  readonly names: readonly { readonly name: string; readonly says: string }[]
}

/** How a game stands, in numbers that every system has in some form. For statistics and charts, not for players: it may tell what a seat can't know. */
export interface Measure {
  /** The turn that is being played, from 1. */
  readonly turn: number
  /** What each seat has lost so far, in the system's own points. */
  readonly losses: { readonly [seat: Seat]: number }
  /** What each seat has of what the game is won by, where losses alone don't decide it. Whoever has more is ahead. */
  readonly held?: { readonly [seat: Seat]: number }
}

/** A mark that something left on a place: it was fired at, or something was lost there. For maps of where a game is fought. */
export interface Trace {
  readonly kind: 'fire' | 'loss'
  /** As the players call it: a hex, a group. */
  readonly place: string
  /** Who was fired at; who lost. */
  readonly seat: Seat
  /** 1 for an attack; what was lost in the points of `Measure.losses`. */
  readonly points: number
}

/** A scenario with one thing changed, to see what that does to it. */
export interface Variant {
  readonly id: string
  readonly title: string
  readonly scenario: object
}

/** A rule system. Everything the kernel, the computer players, the table and the tools know of a game is here. */
export interface System<S, E extends GameEvent> {
  readonly id: string
  /** Goes up when a save of the version before would not play on to the same state. */
  readonly version: number
  readonly seats: readonly Seat[]
  /** The optional rules that a scenario may turn on by name (`modules`), for whoever chooses them. */
  readonly modules?: readonly ModuleCard[]
  /** The state in which a scenario begins. Anything random about it is done by `play`. */
  readonly begin: (scenario: unknown) => Reading<S>
  /** A state in the middle of play, from a description: for situations, puzzles, lessons and tests. */
  readonly situation: (description: unknown) => Reading<S>
  /** The whole game. From any state at a checkpoint it goes on where that state is. */
  readonly play: (g: Runtime<S, E>) => Rules<Outcome>
  /** A copy that shares nothing that rules change. Written by hand: it is called hundreds of thousands of times. */
  readonly clone: (state: S) => S
  /** All that a viewer may know, as plain data. */
  readonly view: (state: S, viewer: Viewer) => unknown
  /**
   * Replaces what a viewer can't know, in place, by something else that fits what he does know; an observer knows only what everyone does. Two states
   * that are the same to him become the very same with the same chance: what was there must leave no trace, not even in an order.
   */
  readonly resample: (state: S, viewer: Viewer, chance: Chance) => void
  /**
   * Makes of a copy of the state what a viewer may be shown of it, in the state's own shape and in place: for a page or a log, not to play on with. Two
   * states that are the same to him become the very same. Where a system has none, what he can't know is replaced as by `resample`.
   */
  readonly known?: (state: S, viewer: Viewer) => S
  /** Brings a setting that was made anew to where play has taken it, of what the state says: for systems in which the ground itself can change. */
  readonly settle?: (state: S) => void
  /**
   * Who may see an event in full, and what everyone else sees in its place, where a system decides that in one place and not event by event; nothing for
   * what everyone may see. Asked when the event happens, for events whose rule has not said itself whom it is for.
   */
  readonly audience?: (state: S, event: E) => Audience | undefined
  readonly words?: Words<S, E>
  /** All that can be named, for whoever writes situations and scenarios. */
  readonly lists?: () => readonly NameList[]
  /** The form of every decision, by the kind of question. */
  readonly forms?: () => { readonly [kind: string]: Schema<unknown> }
  /** How the game stands; asked after every decision of a series of games, so it must be cheap. */
  readonly measure?: (state: S) => Measure
  /** What the game is about and how that stands, as a viewer may know it. */
  readonly standing?: (state: S, viewer: Viewer) => Standing
  /** What an event left on the map, in the state in which it is told; asked for every event of a series of games, so it must be cheap. */
  readonly traces?: (state: S, event: E) => readonly Trace[]
  /** Small changes of a scenario that a designer would try to balance it. It begins without a problem; they need not. */
  readonly variants?: (scenario: object) => readonly Variant[]
  /** Steps that bring a checkpoint of an older version up to date: `migrations[3]` makes a version 4 state of a version 3 one. */
  readonly migrations?: { readonly [from: number]: (state: unknown) => unknown }
}
