import type { Chance } from './chance.ts'
import type { Plain } from './plain.ts'
import type { Problem, Reading, Seat, Viewer } from './rules.ts'

/*
 * What modules keep. It is plain data under `state.modules[id]`: copied, hashed and saved with the state, seen, resampled and described in situations
 * through the functions that its module brings. A module that has nothing to keep yet keeps nothing, and where none keeps anything the field `modules`
 * is not there at all: switched on but not triggered, a module leaves the state as it was.
 */

/** How a module keeps what is its own. `S` is the system's state, `M` what the module keeps. */
export interface ModuleState<S, M> {
  /** What there is when a game begins; nothing where it only comes with play. */
  begin(s: S): M | undefined
  clone(kept: M): M
  /** All of it that this viewer may know, as plain data; undefined where he may not even know that there is something. */
  view(kept: M, s: S, viewer: Viewer): unknown
  /** Replaces, in place, what a seat can't know; absent where there are no secrets. */
  resample?(kept: M, s: S, seat: Seat, chance: Chance): void
  /** From the description of a situation. */
  read(description: Plain, s: S): Reading<M>
}

/** What each module keeps, by its id. */
export type ModuleStates = { [id: string]: unknown }

/** A state in which modules may keep something, with those of them that are on. */
export interface WithModules<S> {
  modules?: ModuleStates
  readonly setting: { readonly modules: readonly Keeper<S, unknown>[] }
}

/** A module as its own rules know it; `M` says what it keeps. */
export interface Keeper<S, M> {
  readonly id: string
  readonly state?: ModuleState<S, M>
}

/** What a module keeps, to be read and changed; nothing while it keeps nothing. */
export function keptBy<M>(s: { readonly modules?: ModuleStates }, module: Keeper<never, M>): M | undefined {
  return s.modules?.[module.id] as M | undefined
}

/** From now on the module keeps this; or nothing any more. */
export function keep<M>(s: { modules?: ModuleStates }, module: Keeper<never, M>, kept: M | undefined): void {
  if (kept !== undefined) {
    s.modules ??= {}
    s.modules[module.id] = kept
  } else if (s.modules) {
    delete s.modules[module.id]
    if (Object.keys(s.modules).length === 0) delete s.modules
  }
}

/** A game begins: each module that is on has what it begins with. */
export function beginModules<S extends WithModules<S>>(s: S): void {
  for (const module of s.setting.modules) if (module.state) keep(s, module, module.state.begin(s))
}

/** For `clone`: a copy of what modules keep. Where they keep nothing nobody calls this. */
export function cloneModules<S extends WithModules<S>>(s: S): ModuleStates {
  const copy: ModuleStates = {}
  forEach(s, (id, state, kept) => {
    copy[id] = state.clone(kept)
  })
  return copy
}

/** For `view`: what this viewer may know of what modules keep, by id; nothing where they keep nothing. */
export function viewModules<S extends WithModules<S>>(s: S, viewer: Viewer): { readonly [id: string]: unknown } | undefined {
  if (!s.modules) return undefined
  const seen: { [id: string]: unknown } = {}
  forEach(s, (id, state, kept) => {
    const known = state.view(kept, s, viewer)
    if (known !== undefined) seen[id] = known
  })
  return Object.keys(seen).length > 0 ? seen : undefined
}

/** For `resample`. */
export function resampleModules<S extends WithModules<S>>(s: S, seat: Seat, chance: Chance): void {
  forEach(s, (_, state, kept) => state.resample?.(kept, s, seat, chance))
}

/** For `situation`: what the description says that modules keep, by id. */
export function readModules<S extends WithModules<S>>(s: S, described: { readonly [id: string]: Plain }): readonly Problem[] {
  const problems: Problem[] = []
  for (const id of Object.keys(described)) {
    const module = s.setting.modules.find((each) => each.id === id)
    if (!module?.state) {
      problems.push({ message: module ? `The module '${id}' keeps nothing.` : `The module '${id}' is not on in this scenario.` })
      continue
    }
    const reading = module.state.read(described[id]!, s)
    if (reading.ok) keep(s, module, reading.value)
    else problems.push(...reading.problems)
  }
  return problems
}

function forEach<S extends WithModules<S>>(s: S, visit: (id: string, state: ModuleState<S, unknown>, kept: unknown) => void): void {
  if (!s.modules) return
  for (const { id, state } of s.setting.modules) {
    const kept = s.modules?.[id]
    if (state && kept !== undefined) visit(id, state, kept)
  }
}
