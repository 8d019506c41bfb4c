/**
 * One table of keys for each context. What handles them (`useKeys`) and what lists them (the help on K) are made of it: a line without an act does not
 * compile, and a key that is not listed is not heard.
 */

/** Who hears a key first: the highest that is there and does something with it. */
const LEVELS = { app: 0, board: 1, table: 2, game: 3, panel: 4, lesson: 5 } as const
export type Level = keyof typeof LEVELS

export const rankOf = (level: Level): number => LEVELS[level]

export interface KeyLine {
  /** As `chordsOf` names them; any of them does it. */
  readonly keys: readonly string[]
  /** What the list of keys says. */
  readonly does: string
  /** How the list writes the keys, where their names side by side would be long. */
  readonly shown?: string
}

export interface KeyContext<C extends string = string> {
  /** The heading in the list of keys. Contexts of the same group stand under one. */
  readonly group: string
  readonly level: Level
  readonly lines: { readonly [K in C]: KeyLine }
}

/** What a key does; false leaves it to the next who knows it, and then to whatever has the focus. */
export type KeyAct = (event: KeyboardEvent, chord: string) => unknown

export type KeyActs<C extends string = string> = { readonly [K in C]: KeyAct }

export const keyContext = <C extends string>(group: string, level: Level, lines: { readonly [K in C]: KeyLine }): KeyContext<C> => ({
  group,
  level,
  lines,
})

/** A context with what its keys do for something, such as a desk. */
export interface Answers<T> {
  readonly context: KeyContext
  acts(about: T): KeyActs
}

export const answers = <C extends string, T>(context: KeyContext<C>, acts: (about: T) => KeyActs<C>): Answers<T> => ({ context, acts })
