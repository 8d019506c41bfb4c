/** What is known of Lock 'n Load before anything of it is loaded. */
import type { Phase, Scenario, Side } from '@firegroup/lnlt'
import type { GameListing } from '../game.ts'
import { partsOf } from '../parts.ts'
import { PHASE_NAMES } from './phase-names.ts'

const SEATS: readonly Side[] = ['blue', 'red']

export const lnlt: GameListing = {
  id: 'lnlt',
  title: 'Lock ’n Load Tactical',
  character: 'Impulse against impulse: a Leader sets a whole street in motion, and every step may be shot at.',
  scenarios: { count: 6, first: 'bread-before-noon', length: 'from 15 min' },
  levels: [
    { id: 'greedy', name: 'Greedy', note: 'Takes what looks best now.' },
    { id: 'random', name: 'Random', note: 'Anything legal. For a first look.' },
  ],
  glance({ origin, checkpoint }) {
    const scenario = origin.scenario as Scenario | undefined
    const { turn, phase } = checkpoint.state as { readonly turn: number; readonly phase: Phase }
    return {
      place: phase === 'setup' ? PHASE_NAMES.setup : `Turn ${turn} of ${scenario?.turns ?? turn}, ${PHASE_NAMES[phase]}`,
      sides: SEATS.map((seat) => ({ seat, name: scenario?.sides[seat].name ?? seat })),
      scenario,
    }
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
