/** What is known of Lock 'n Load before anything of it is loaded. */
import type { Phase, Scenario, Side } from '@firegroup/lnlt'
import type { OwnListing } from '../game.ts'
import { glanceAt, LEVELS, turnWords } from '../listing.ts'
import { partsOf } from '../parts.ts'
import { PHASE_NAMES } from './phase-names.ts'

const SEATS: readonly Side[] = ['blue', 'red']

export const listing: OwnListing = {
  character: 'Impulse against impulse: a Leader sets a whole street in motion, and every step may be shot at.',
  scenarios: { count: 19, first: 'bread-before-noon', length: 'from 15 min' },
  levels: LEVELS,
  glance({ origin, checkpoint }) {
    const scenario = origin.scenario as Scenario | undefined
    const { turn, phase } = checkpoint.state as { readonly turn: number; readonly phase: Phase }
    const place = phase === 'setup' ? PHASE_NAMES.setup : turnWords(turn, scenario, PHASE_NAMES[phase])
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
