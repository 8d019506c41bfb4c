import type { ModuleState } from './module-state.ts'
import type { RuleRef } from './rules.ts'
import type { CounterLife, Step } from './sequence.ts'
import type { Reaction } from './windows.ts'

/*
 * Optional rule modules. A module is an object in a folder of its own, entered in its system's list of modules; a scenario turns it on by name. It
 * adds to the base game, and never patches it: what the base game asks of its setting (hooks, steps, acts, windows, counters, policies) is put together
 * from both when a game is begun, so that with all modules off the setting is the base game's own, and the state has not even a field for them.
 *
 * Which hooks, questions, windows and policies there are is the system's to say: its `Terms`. It has one where some rule or module uses it.
 */

/**
 * What a system offers to its modules, as types: `Module<AslskTerms>`. Every system has these; what else it offers it adds to its own terms, and what
 * it does not offer no module can bring:
 *
 * - `acts`: rows by the kind of question (`actsWith`)
 * - `windows`: what the reactions of each window are told, by the window's name (`windowsWith`)
 * - `policies`: functions by name that settle a thing in one place (`policiesWith`)
 * - `attack`: what a kind of attack is described by
 * - `stepNumber`: how the steps of the full sequence of play are named
 * - `marker`: what a kind of counter that lies on the map is described by
 * - `tellers`: how events are told, by their type (`tableWith`)
 * - `decisions`: how answers to questions are told, by the question's kind; acts tell theirs themselves
 * - `advice`: what a planner should know of the module's acts and questions
 */
export interface Terms {
  readonly state: unknown
  readonly game: unknown
  readonly phase: string
  /** Lists of contributions by name: `hooksWith`. */
  readonly hooks: object
}

/** A part of a system's terms, if it has it. */
type Offered<T, Part extends string> = T extends { readonly [P in Part]: infer Offer } ? Offer : never
type Reactions<G, Windows> = { readonly [W in keyof Windows]?: readonly Reaction<G, Windows[W]>[] }
type Replacements<Policies> = { readonly [P in keyof Policies]?: (before: Policies[P]) => Policies[P] }

/** An entry of the glossary. */
export interface GlossaryEntry {
  readonly id: string
  readonly name: string
  /** Where it stands in the rules: '3.3.5'; nowhere for a module that cites none. */
  readonly rules: readonly RuleRef[]
  /** At most 60 words, ours. */
  readonly text: string
  /** Other words and abbreviations for it, as the interface shows them. */
  readonly also?: readonly string[]
  readonly see?: readonly string[]
}

/** What whoever chooses optional rules for a game, and its glossary, know of a module. */
export interface ModuleCard {
  /** As a scenario names it in `modules`. */
  readonly id: string
  /** Its name, and what it changes in one sentence. */
  readonly title: string
  readonly sentence: string
  readonly glossary?: readonly GlossaryEntry[]
}

/** An optional rule module, with all that it brings. */
export interface Module<T extends Terms> {
  readonly id: string
  /** Its name, and what it changes in one sentence, for whoever chooses modules for a new game. */
  readonly title: string
  readonly sentence: string
  readonly hooks?: Partial<T['hooks']>
  readonly steps?: readonly Step<T['game'], T['phase']>[]
  /** Further acts, by the kind of the question that offers them. */
  readonly acts?: Partial<Offered<T, 'acts'>>
  /** What it puts into reaction windows, each at its place in their order. */
  readonly windows?: T extends { readonly windows: infer Windows } ? Reactions<T['game'], Windows> : never
  /** What it keeps, under `state.modules[id]`. */
  readonly state?: ModuleState<T['state'], unknown>
  /** Kinds of counter that it may lay on the map. */
  readonly markers?: readonly Offered<T, 'marker'>[]
  /** Counters and marks that one step of the sequence of play takes away. */
  readonly counters?: readonly CounterLife<T['game']>[]
  /** Kinds of attack that it brings. */
  readonly attacks?: readonly Offered<T, 'attack'>[]
  /** Numbers of the full sequence of play that its acts and reactions fill, besides those of its own steps. */
  readonly fills?: readonly Offered<T, 'stepNumber'>[]
  /** What it stands on: on wherever it is on, though no scenario names it. */
  readonly needs?: readonly Module<T>[]
  /** Each gets the policy that stood before, to replace it or to go on with it. */
  readonly policies?: T extends { readonly policies: infer Policies } ? Replacements<Policies> : never
  readonly tellers?: Partial<Offered<T, 'tellers'>>
  readonly decisions?: Partial<Offered<T, 'decisions'>>
  readonly advice?: Offered<T, 'advice'>
  readonly glossary?: readonly GlossaryEntry[]
}

/** Those modules that a scenario turns on by name, in its order; `whyNot` knows of some that there are not why that is so. */
export function modulesNamed<M extends { readonly id: string }>(
  ids: readonly string[],
  modules: readonly M[],
  complain: (message: string) => void,
  whyNot: (id: string) => string | undefined = () => undefined,
): M[] {
  return ids.flatMap((id, i) => {
    const module = modules.find((each) => each.id === id)
    if (!module) complain(whyNot(id) ?? `There is no module '${id}'.`)
    else if (ids.indexOf(id) < i) complain(`The module '${id}' is named twice.`)
    return module ? [module] : []
  })
}

/** The modules with all that they stand on, each once and after what it needs. */
export function withNeeded<M extends { readonly id: string; readonly needs?: readonly M[] }>(modules: readonly M[]): M[] {
  const all: M[] = []
  const add = (module: M) => {
    for (const needed of module.needs ?? []) add(needed)
    if (!all.some(({ id }) => id === module.id)) all.push(module)
  }
  for (const module of modules) add(module)
  return all
}

/** The hooks of a game: the base game's contributions, then those of its modules in the scenario's order. */
export function hooksWith<Hooks extends { readonly [K in keyof Hooks]: readonly unknown[] }>(
  base: Hooks,
  modules: readonly { readonly hooks?: Partial<Hooks> }[],
): Hooks {
  const all = <K extends keyof Hooks>(hook: K) => [hook, [...base[hook], ...modules.flatMap(({ hooks }) => hooks?.[hook] ?? [])]]
  return Object.fromEntries((Object.keys(base) as (keyof Hooks)[]).map(all)) as Hooks
}

/** The policies of a game: the base game's, each handed through the modules that have something to say of it, in the scenario's order. */
export function policiesWith<Policies extends object>(
  base: Policies,
  modules: readonly { readonly policies?: { readonly [P in keyof Policies]?: (before: Policies[P]) => Policies[P] } }[],
): Policies {
  const policies = { ...base }
  for (const module of modules)
    for (const name of Object.keys(module.policies ?? {}) as (keyof Policies)[]) {
      const replace = module.policies?.[name]
      if (replace) policies[name] = replace(policies[name])
    }
  return policies
}

/** A table of words of a game: the base game's and those of its modules. Nobody tells what another tells. */
export function tableWith<Table extends object>(base: Table, added: readonly (Partial<Table> | undefined)[]): Table {
  const table = new Map<string, unknown>(Object.entries(base))
  for (const words of added)
    for (const [name, tell] of Object.entries(words ?? {})) {
      if (table.has(name)) throw new Error(`A module tells '${name}', which is told already.`)
      table.set(name, tell)
    }
  return Object.fromEntries(table) as Table
}
