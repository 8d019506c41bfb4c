/** Parts of a game that look at a state, made to look at one of the games of a team instead. */
import { placeOf, type TeamState, type UpfrontState } from '@firegroup/upfront'

type Part = (...args: unknown[]) => unknown

/** Every function of the parts with the one game in place of the team's state, and the side in place of the seat. */
export function adapted<P extends object>(parts: object, shown: (s: TeamState) => UpfrontState): P {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, typeof part === 'function' ? looking(part as Part, shown) : part]),
  ) as P
}

function looking(part: Part, shown: (s: TeamState) => UpfrontState): Part {
  return (...args) => part(...args.map((arg) => inOneGame(arg, shown)))
}

/** A state of a team, or something that has one, as the one game sees it. */
function inOneGame(arg: unknown, shown: (s: TeamState) => UpfrontState): unknown {
  if (typeof arg === 'string') return placeOf(arg)?.side ?? arg
  if (isTeam(arg)) return shown(arg)
  if (typeof arg === 'object' && arg !== null && 's' in arg && isTeam(arg.s)) return { ...arg, s: shown(arg.s) }
  return arg
}

function isTeam(value: unknown): value is TeamState {
  return typeof value === 'object' && value !== null && 'games' in value && 'dividers' in value
}
