import type { Step } from './sequence.ts'

/** An optional rule module: contributions to the hooks, and steps of its own in the sequence of play. */
export interface Module<Hooks, G, Phase extends string> {
  readonly id: string
  readonly hooks?: Partial<Hooks>
  readonly steps?: readonly Step<G, Phase>[]
}

/** Those modules that a scenario turns on by name, in its order. */
export function modulesNamed<M extends { readonly id: string }>(
  ids: readonly string[],
  modules: readonly M[],
  complain: (message: string) => void,
): M[] {
  return ids.flatMap((id) => {
    const module = modules.find((each) => each.id === id)
    if (!module) complain(`There is no module '${id}'.`)
    return module ? [module] : []
  })
}

/** The hooks of a game: the base game's contributions, then those of its modules in the scenario's order. */
export function hooksWith<Hooks extends { readonly [K in keyof Hooks]: readonly unknown[] }>(
  base: Hooks,
  modules: readonly { readonly hooks?: Partial<Hooks> }[],
): Hooks {
  const all = <K extends keyof Hooks>(hook: K) => [hook, [...base[hook], ...modules.flatMap(({ hooks }) => hooks?.[hook] ?? [])]]
  return Object.fromEntries((Object.keys(base) as (keyof Hooks)[]).map(all)) as Hooks
}
