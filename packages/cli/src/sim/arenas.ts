import { type Counsel, contestants } from '@firegroup/ai'
import * as starterKit from '@firegroup/aslsk'
import type { GameEvent, System } from '@firegroup/kernel'
import { type Arena, arena } from '@firegroup/lab'
import * as lockNLoad from '@firegroup/lnlt'
import * as upFront from '@firegroup/upfront'
import { badInput } from '../errors.ts'

const ARENAS: readonly Arena[] = [
  arenaFor(starterKit.aslsk, starterKit.counsel),
  arenaFor(lockNLoad.lnlt, lockNLoad.counsel),
  arenaFor(upFront.upfront, upFront.counsel),
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

function arenaFor<S, E extends GameEvent>(system: System<S, E>, counsel: Counsel<S>): Arena {
  return arena(system, contestants(counsel), counsel.evaluation)
}
