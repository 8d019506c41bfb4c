/** What is known of Up Front before anything of it is loaded. */
import type { Scenario, Side } from '@firegroup/upfront'
import type { OwnListing } from '../game.ts'
import { BY_THE_BOOK, glanceAt, LEVELS } from '../listing.ts'
import { partsOf } from '../parts.ts'
import { stepName } from './steps.ts'

const SEATS: readonly Side[] = ['axis', 'allied']

export const listing: OwnListing = {
  character: 'No map and no dice: a hand of cards, groups of men, and how close you dare to get.',
  scenarios: { count: 21, first: 'the-milk-run', length: 'from 15 min' },
  levels: [...LEVELS, BY_THE_BOOK],
  glance({ origin, checkpoint }) {
    const scenario = origin.scenario as Scenario | undefined
    const state = checkpoint.state as { readonly turn: number; readonly phase: string; readonly step: string; readonly deckNumber: number }
    const deck = `Deck ${state.deckNumber} of ${scenario?.decks ?? state.deckNumber}`
    const place = state.phase === 'prepare' ? 'Before play' : `Turn ${state.turn}, ${deck}, ${stepName(state)}`
    return glanceAt(SEATS, scenario, place)
  },
  parts: partsOf({
    cover: async () => (await import('./Cover.tsx')).Cover,
    shelf: async () => (await import('./shelf/index.ts')).shelf,
    play: async () => (await import('./play/index.tsx')).play,
    record: async () => (await import('./record/index.tsx')).record,
    learn: async () => (await import('./learn/index.tsx')).learn,
    glossary: async () => (await import('./learn/glossary.ts')).glossary,
  }),
}
