import { type Modifier, total } from '@firegroup/kernel'
import type { DrawEvent } from '../draw/events.ts'
import type { PrepareEvent } from '../prepare/events.ts'
import { result } from '../scenario/standing.ts'
import type { TurnEvent } from '../turn/events.ts'
import { cardName, groupName, manName, numberName, sideName } from './names.ts'
import type { Tellers } from './telling.ts'

export const drawTellers: Tellers<DrawEvent> = {
  draw: (s, { as, what, card, position, column }) => ({
    text: as === 'number' ? `A ${numberName(s, card)} for the ${what}.` : `Position ${position} of ${column} for the ${what}.`,
    detail: `Card ${card}: ${cardName(s, card)}.`,
  }),
  deckPassed: (_s, { deck }) => ({ text: `The Draw pile is empty and is shuffled anew: Deck ${deck}.` }),
  timeUp: () => ({ text: 'That was the last Deck: the game ends when what is going on is settled.' }),
  removed: (s, { card, left }) => ({
    text: `${cardName(s, card)} leaves the game.`,
    detail: left > 0 ? `${left} more of its kind will.` : 'The others of its kind can be used from now on.',
  }),
  handDrawn: (s, { side, count, cards, reasons }) => ({
    text: `The ${sideName(s, side)} player draws ${count} ${count === 1 ? 'card' : 'cards'}.`,
    ...(cards ? { detail: `${cards.map((card) => cardName(s, card)).join('; ')}.` } : reasons ? { detail: limitWords(reasons) } : {}),
  }),
}

function limitWords(reasons: readonly Modifier[]): string {
  return `The limit is ${total(reasons)}: ${reasons.map(({ label, value }) => `${label} ${value}`).join(', ')}.`
}

export const prepareTellers: Tellers<PrepareEvent> = {
  firstPlayer: (s, { side, why }) => ({ text: `The ${sideName(s, side)} player sets up and plays first.`, detail: why }),
  groupsFormed: (s, { side, groups }) => ({
    text: `The ${sideName(s, side)} player forms ${groups.length} groups.`,
    detail: groups.map(({ letter, men }) => `${letter}: ${men.map((man) => manName(s, man)).join(', ')}.`).join(' '),
  }),
  terrainPlaced: (s, { card, group }) => ({ text: `${groupName(s, group)} begins in ${cardName(s, card)}.` }),
}

export const turnTellers: Tellers<TurnEvent> = {
  turn: (s, { side, turn }) => ({ text: `Turn ${turn}: ${sideName(s, side)}.` }),
  discards: (s, { side, count, cards }) => ({
    text: `The ${sideName(s, side)} player discards ${count} ${count === 1 ? 'card' : 'cards'}.`,
    ...(cards ? { detail: `${cards.map((card) => cardName(s, card)).join('; ')}.` } : {}),
  }),
  passes: (s, { side }) => ({ text: `The ${sideName(s, side)} player passes.` }),
  victory: (s, { winner, reason }) => ({
    text: winner ? `The ${sideName(s, winner)} player wins.` : 'The game is drawn.',
    detail: result(s) || reason,
  }),
}
