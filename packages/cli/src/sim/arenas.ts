import { type GameRecord, greedy, type Player, playRecorded, random } from '@firegroup/ai'
import { advisor, aslsk } from '@firegroup/aslsk'
import { freezePlain, type GameEvent, type System } from '@firegroup/kernel'
import { lnlt, advisor as lnltAdvisor } from '@firegroup/lnlt'
import { upfront, advisor as upfrontAdvisor } from '@firegroup/upfront'
import { badInput } from '../errors.ts'

/** A system in which computer players can meet. */
export interface Arena {
  readonly id: string
  readonly rules: number
  readonly seats: readonly string[]
  /** From the weakest on. */
  readonly players: readonly string[]
  /** Why this scenario can't be played; null if it can. */
  problem(scenario: unknown): string | null
  /** A scenario made ready for many games: the players by name, in the order of the seats. */
  prepare(scenario: object): (players: readonly string[], seed: string) => GameRecord
}

const ARENAS: readonly Arena[] = [
  arena(aslsk, { random: () => random(), greedy: () => greedy(advisor) }),
  arena(lnlt, { random: () => random(), greedy: () => greedy(lnltAdvisor) }),
  arena(upfront, { random: () => random(), greedy: () => greedy(upfrontAdvisor) }),
]

export function arenaOf(system: string): Arena {
  const found = ARENAS.find(({ id }) => id === system)
  if (!found) throw badInput(`There are no computer players for '${system}'; there are for ${ARENAS.map(({ id }) => id).join(', ')}.`)
  return found
}

/** A player's name as it was given; a complaint where the arena has no such player. */
export function knownPlayer(arena: Arena, name: string): string {
  if (!arena.players.includes(name)) throw badInput(`There is no player '${name}' for ${arena.id}; there are ${arena.players.join(', ')}.`)
  return name
}

function arena<S, E extends GameEvent>(system: System<S, E>, makers: { readonly [name: string]: () => Player<S> }): Arena {
  const { id, seats } = system
  return {
    id,
    rules: system.version,
    seats,
    players: Object.keys(makers),
    problem: (scenario) => {
      const begun = system.begin(scenario)
      return begun.ok ? null : begun.problems[0]!.message
    },
    prepare: (scenario) => {
      // Frozen, so that all games share what is made of it.
      const origin = { scenario: freezePlain(scenario) }
      return (players, seed) => {
        const bySeat = Object.fromEntries(seats.map((seat, i) => [seat, makers[players[i]!]!()]))
        return playRecorded(system, origin, bySeat, seed)
      }
    },
  }
}
