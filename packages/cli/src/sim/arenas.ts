import { approachers, characters, contestants, openers } from '@firegroup/ai'
import { CATALOGUE, type Rules } from '@firegroup/content'
import type { GameEvent } from '@firegroup/kernel'
import { type Arena, arena, type Tuner, tuner } from '@firegroup/lab'
import { badInput } from '../errors.ts'

/** A system with computer players: where they meet, and where they learn. */
interface Grounds {
  readonly arena: Arena
  readonly tuner: Tuner
}

const GROUNDS: readonly Grounds[] = await Promise.all(CATALOGUE.map(({ rules }) => rules(groundsOf)))

export function arenaOf(system: string): Arena {
  return grounds(system).arena
}

export function tunerOf(system: string): Tuner {
  return grounds(system).tuner
}

/** A player's name as it was given; a complaint where the arena has no such player. */
export function knownPlayer(arena: Arena, name: string): string {
  if (!arena.players.includes(name) && !arena.others.includes(name))
    throw badInput(`There is no player '${name}' for ${arena.id}; there are ${arena.players.join(', ')}.`)
  return name
}

function grounds(system: string): Grounds {
  const found = GROUNDS.find(({ arena }) => arena.id === system)
  if (!found)
    throw badInput(`There are no computer players for '${system}'; there are for ${GROUNDS.map(({ arena }) => arena.id).join(', ')}.`)
  return found
}

function groundsOf<S, E extends GameEvent>({ system, counsel, players }: Rules<S, E>): Grounds {
  return {
    arena: arena(system, { ...contestants(counsel), ...players }, counsel.evaluation, {
      ...characters(counsel),
      ...openers(counsel),
      ...approachers(counsel),
    }),
    tuner: tuner(system, counsel),
  }
}
