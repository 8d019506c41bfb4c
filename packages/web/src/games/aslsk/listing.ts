/** What is known of the Starter Kit before anything of it is loaded. */
import type { Phase, Scenario, Side } from '@firegroup/aslsk'
import type { OwnListing } from '../game.ts'
import { glanceAt, LEVELS, turnWords } from '../listing.ts'
import { partsOf } from '../parts.ts'
import { PHASE_NAMES } from './phase-names.ts'

const SEATS: readonly Side[] = ['allied', 'axis']

export const listing: OwnListing = {
  character: 'Eight phases, two dice, and fire that catches you in the open.',
  scenarios: { count: 28, first: 'first-light', length: 'from 20 min' },
  levels: LEVELS,
  glance({ origin, checkpoint }) {
    const scenario = origin.scenario as Scenario | undefined
    const { turn, phase } = checkpoint.state as { readonly turn: number; readonly phase: Phase }
    return glanceAt(SEATS, scenario, turnWords(turn, scenario, PHASE_NAMES[phase]))
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
