import type { Rules } from './rules.ts'

/**
 * Reaction windows. Where the rules say that others may react, the base game opens a window by its name and tells what has happened; all that may come
 * then stands in one list, in its order: what comes by itself first, what a player declares after it. Modules put theirs between.
 */
export interface Reaction<G, Happened> {
  /** Stable name: 'residualFire'. */
  readonly key: string
  /** Its place in the window. */
  readonly order: number
  /** One that has nothing to do returns nothing. */
  readonly run: (g: G, happened: Happened) => Rules<void> | undefined
}

/** The windows of a game by name, each in its order; of two with the same order the base game's comes first. */
export function windowsWith<Windows extends { readonly [W in keyof Windows]: readonly { readonly order: number }[] }>(
  base: Windows,
  modules: readonly { readonly windows?: Partial<Windows> }[],
): Windows {
  const all = (name: keyof Windows) => [
    name,
    [...base[name], ...modules.flatMap(({ windows }) => windows?.[name] ?? [])].sort((a, b) => a.order - b.order),
  ]
  return Object.fromEntries((Object.keys(base) as (keyof Windows)[]).map(all)) as Windows
}

/** Opens a window: one reaction after the other, as long as there is still something to react to. */
export function* openWindow<G, Happened>(
  g: G,
  reactions: readonly Reaction<G, Happened>[],
  happened: Happened,
  isOver: (g: G, happened: Happened) => boolean,
): Rules<void> {
  for (const { run } of reactions) {
    if (isOver(g, happened)) return
    const rules = run(g, happened)
    if (rules) yield* rules
  }
}
