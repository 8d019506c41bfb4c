import type { FortificationEvent } from '../fortifications/events.ts'
import { groupName, manName, numberName } from './names.ts'
import type { Tellers } from './telling.ts'

const CLEARING = {
  cleared: 'clears a way through the mines',
  nothing: 'finds no way through the mines',
  attacked: 'sets a mine off',
} as const

export const fortificationTellers: Tellers<FortificationEvent> = {
  minesLaid: (s, { group }) => ({ text: `${groupName(s, group)} runs into a Minefield.` }),
  mined: (s, { man, card, strength, number }) => ({
    text: `A mine goes off under ${manName(s, man)}: ${number}.`,
    detail: `Strength ${strength}, drawn ${numberName(s, card)}.`,
  }),
  minesStir: (s, { group, card, attacks }) => ({
    text: `${groupName(s, group)} ${attacks ? 'steps on a mine' : 'gets on without stepping on a mine'}.`,
    detail: `Drawn: ${numberName(s, card)}.`,
  }),
  clearsMines: (s, { man, card, result }) => ({
    text: `${manName(s, man)} ${CLEARING[result]}.`,
    detail: `Drawn: ${numberName(s, card)}.`,
  }),
}
