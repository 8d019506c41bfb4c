/** Play Both Sides, as far as kept games need it: it is begun from the Starter Kit's scenarios, and stands in no list of games. */
import { listing as kit } from '../aslsk/listing.ts'
import type { OwnListing } from '../game.ts'
import { partsOf } from '../parts.ts'

export const listing: OwnListing = {
  ...kit,
  scenarios: { count: 0, first: '', length: '' },
  levels: kit.levels.map((level) => ({ ...level, name: 'By the book' })),
  parts: partsOf({
    cover: kit.parts.cover,
    shelf: async () => (await import('./shelf.ts')).shelf,
    play: async () => (await import('./play/index.tsx')).play,
    record: async () => (await import('./record/index.ts')).record,
    learn: async () => (await import('./learn/index.tsx')).learn,
    glossary: async () => (await import('./learn/glossary.ts')).glossary,
  }),
}
