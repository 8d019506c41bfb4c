import type { Modifier } from '@firegroup/kernel'
import type { Questions } from '../engine/questions.ts'
import type { Flags } from '../memory.ts'
import { d10AtMost, modifier, when } from '../rolls.ts'
import type { Walk } from '../tree/walk.ts'
import { firerNow, ledShot } from './firer.ts'

/** PBS-CON-07, PBS-CON-11: another firer goes on with the attack on a d10 of 6 or less; else nobody fires any more on this expenditure. */
export function anotherFirer(walk: Walk): boolean {
  const { at, set } = firerNow(walk)
  return goesOn(walk, ledShot(walk.ask, at, set)?.drm ?? 0)
}

/** The same for an attack with this DRM. */
export function goesOn(walk: Walk, drmOfAttack: number): boolean {
  const { ask, now, options } = walk
  const { goOnMax, drm: rows } = options.tables['continuing-attacks']
  const better: Modifier[] =
    drmOfAttack < 0 ? [{ rule: 'PBS-CON-09', label: 'the DRM of the attack that it would make', value: drmOfAttack }] : []
  const close = ask.movers().some((unit) => !unit.broken && isClose(ask, now.flags!))
  return d10AtMost(walk, 'another firer', goOnMax, [...modifier(rows, 'attack', now.attacks), ...better, ...when(close, rows, 'close')])
}

/** PBS-CON-10: next to anybody of the DEFENDER's, or threatening a Victory Location. */
function isClose(ask: Questions, flags: Flags): boolean {
  return flags.threatens.length > 0 || isNextToDefenders(ask)
}

/** The mover is next to a unit of the DEFENDER. */
export function isNextToDefenders(ask: Questions): boolean {
  return ask.defenders().some(({ at }) => ask.adjacent(at, ask.spent.at))
}
