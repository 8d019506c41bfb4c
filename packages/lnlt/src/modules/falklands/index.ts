import { FALKLANDS } from '../../data/nations.ts'
import type { Module } from '../../hooks.ts'

/** Heroes of the Falklands: the British are regulars against conscripts, and their dice say so. */
export const falklands: Module = {
  id: 'falklands',
  title: 'Falklands, 1982',
  sentence: 'The British roll an eight-sided die when they fire, and one with a six-sided in Melee.',
  glossary: [
    {
      id: 'falklands',
      name: 'Falklands, 1982',
      rules: ['1.2', '13.0'],
      text: 'An optional rule: British fire is rolled with an eight-sided die, a British attack in Melee with an eight-sided and a six-sided one.',
      see: ['melee'],
    },
  ],
  policies: {
    dice: (before) => (nation, purpose) => (nation === 'british' ? FALKLANDS.british[purpose] : undefined) ?? before(nation, purpose),
  },
}
