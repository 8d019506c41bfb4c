/** The optional rules of a game, as its system lists them: for a new game, and for the glossary. */
import { CATALOGUE } from '@firegroup/content/catalogue'
import type { ModuleCard } from '@firegroup/kernel'
import { once } from './once.ts'

const MODULES: ReadonlyMap<string, () => Promise<readonly ModuleCard[]>> = new Map(
  CATALOGUE.map(({ id, rules }) => [id, once(() => rules(({ system }) => system.modules ?? []))]),
)

/** The same promise each time; none of a game that the catalogue does not have. */
export function modulesOf(system: string): Promise<readonly ModuleCard[]> {
  return MODULES.get(system)?.() ?? NONE
}

const NONE: Promise<readonly ModuleCard[]> = Promise.resolve([])
