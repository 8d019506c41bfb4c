import type { FlamesEvent } from '../flames/events.ts'
import { nameOf } from '../map/location.ts'
import type { NightEvent } from '../night/events.ts'
import { unitInPlace, unitLabel, unitList } from './names.ts'
import { onMap, type Tellers } from './telling.ts'

export const flamesTellers: Tellers<FlamesEvent | NightEvent> = {
  fireCheck: (s, { at, die, burns }) => ({
    text: `Fire Check in ${nameOf(s.setting, at)}: ${burns ? 'it catches fire' : 'nothing burns'}.`,
    detail: `Die ${die}, it takes 5 or more.`,
    ...onMap(at),
  }),
  fire: (s, { at, why }) => ({ text: `The fire in ${nameOf(s.setting, at)} ${FIRE[why]}.`, ...onMap(at) }),
  flees: (s, { unit, from, to }) => ({
    text: `${unitLabel(s, unit)} runs from the fire in ${nameOf(s.setting, from)} to ${nameOf(s.setting, to)}.`,
    ...onMap(to),
  }),
  extinguish: (s, { units, at, die, total, out }) => ({
    text: `${unitList(s, units)} fights the fire in ${nameOf(s.setting, at)}: ${out ? 'it is out' : 'in vain'}.`,
    detail: `Die ${die}, with help ${total}; it takes 6 or more.`,
    ...onMap(at),
  }),
  starshellAttempt: (s, { unit, at, die, leadership, capability, passed }) => ({
    text: `${unitInPlace(s, unit)} fires a Starshell over ${nameOf(s.setting, at)}: ${passed ? 'it lights up' : 'a dud'}.`,
    detail: `Die ${die}${leadership > 0 ? `, Leader -${leadership}` : ''}, it takes ${capability} or less.`,
    ...onMap(at),
  }),
  starshell: (s, { at }) => ({ text: `A Starshell lights ${nameOf(s.setting, at)} and the hexes around it.`, ...onMap(at) }),
}

const FIRE = {
  set: 'begins',
  spreads: 'has spread there',
  grows: 'becomes a blaze',
  out: 'goes out',
  foughtDown: 'is fought down',
} as const
