/** Up Front in teams, as far as kept games need it: it is begun from Up Front's scenarios, and stands in no list of games. */
import type { OwnListing } from '../game.ts'
import { LEVELS } from '../listing.ts'
import { partsOf } from '../parts.ts'
import { listing as one } from '../upfront/listing.ts'

export const listing: OwnListing = {
  ...one,
  levels: LEVELS,
  scenarios: { count: 0, first: '', length: '' },
  glance({ origin }) {
    const scenario = origin.scenario as { readonly name?: string; readonly games?: readonly object[] } | undefined
    const [first] = scenario?.games ?? []
    return {
      place: 'Two games side by side',
      sides: ['axis1', 'axis2', 'allied1', 'allied2'].map((seat) => ({
        seat,
        name: `${seat.startsWith('axis') ? 'Axis' : 'Allies'} ${seat.slice(-1)}`,
      })),
      scenario: first,
    }
  },
  parts: partsOf({
    cover: one.parts.cover,
    shelf: async () => (await import('./shelf.ts')).shelf,
    play: async () => (await import('./play/index.tsx')).play,
    record: async () => (await import('./record/index.ts')).record,
    learn: async () => (await import('./learn.ts')).learn,
    glossary: async () => (await import('./glossary.ts')).glossary,
  }),
}
