/** The log of a game of Up Front: by turns, with what players look for. */
import type { UpfrontEvent, UpfrontState } from '@firegroup/upfront'
import type { LogParts } from '../../game.ts'
import { peopleOf } from './words.ts'

/** A card turned over is told by what came of it. */
const isDraw = (event: UpfrontEvent): boolean => event.type === 'draw' && event.as === 'number'

export const log: LogParts<UpfrontState, UpfrontEvent> = {
  filters: [
    {
      name: 'Fire',
      types: ['fires', 'conceals', 'calledOff', 'attacked', 'pinned', 'malfunction', 'sniper', 'detonates', 'combat'],
    },
    {
      name: 'Moves',
      types: ['moves', 'fords', 'entersTerrain', 'terrainOffered', 'terrainAnswered', 'infiltrates', 'transfers', 'received'],
    },
    { name: 'Losses', types: ['manLost', 'groupGone', 'surrenders', 'weaponLost'] },
  ],
  headings: (s) => (event) => {
    if (event.type === 'turn') return { heading: `Turn ${event.turn}, ${peopleOf(s, event.side)}` }
    return isDraw(event) ? 'hidden' : 'line'
  },
  isSilent: (event) => event.type === 'turn' || event.type === 'draw' || event.type === 'handDrawn',
}
