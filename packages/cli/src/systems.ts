import { BY_THE_BOOK, CATALOGUE, IN_TEAMS } from '@firegroup/content'
import type { GameEvent, System } from '@firegroup/kernel'
import { convoy, patrol } from '@firegroup/kernel/samples'
import { badInput } from './errors.ts'

/** A rule system by name. What its state and events are, only code that works with any of them needs to know. */
export interface ListedSystem {
  readonly id: string
  readonly version: number
  readonly seats: readonly string[]
  readonly title: string
  with<R>(use: <S, E extends GameEvent>(system: System<S, E>) => R): R
}

export const SYSTEMS: readonly ListedSystem[] = [
  ...(await Promise.all(
    [...CATALOGUE, BY_THE_BOOK, IN_TEAMS].map(({ title, part, rules }) => rules(({ system }) => listed(system, `${title}: ${part}`))),
  )),
  listed(patrol, 'sample: two patrols race along a track; dice, interrupts, secret choices'),
  listed(convoy, 'sample: trucks and cards; one deck, hidden hands'),
]

/** The system that a file names. */
export function systemOf(id: string, file: string): ListedSystem {
  const found = SYSTEMS.find((system) => system.id === id)
  if (!found) throw badInput(`${file}: there is no system '${id}' here; there are ${SYSTEMS.map((system) => system.id).join(', ')}.`)
  return found
}

function listed<S, E extends GameEvent>(system: System<S, E>, title: string): ListedSystem {
  const { id, version, seats } = system
  return { id, version, seats, title, with: (use) => use(system) }
}
