import { NORMANDY } from '../../data/nations.ts'
import type { Module } from '../../hooks.ts'

/** Heroes of Normandy: its own national characteristics. */
export const normandy: Module = {
  id: 'normandy',
  title: 'Normandy, 1944',
  sentence: 'Every nation lays Smoke on 1 or 2.',
  glossary: [
    {
      id: 'normandy',
      name: 'Normandy, 1944',
      rules: ['7.0', '13.0'],
      text: 'An optional rule: whatever their nation, units lay Smoke on a die of 1 or 2.',
      see: ['smoke'],
    },
  ],
  policies: { smoke: () => () => NORMANDY.smoke },
}
