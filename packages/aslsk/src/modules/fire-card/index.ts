import { steepFire } from '../../fire/steep-fire.ts'
import type { Module } from '../../hooks.ts'
import { cardFactors, cardModifiers, halvesExplosives, heavyPayload } from './rules.ts'

/** A7.3: the fire card of the full game, with the rows that the Starter Kit leaves out. Most of them wait for something that triggers them. */
export const fireCard: Module = {
  id: 'fire-card',
  title: 'The full fire card',
  sentence:
    'Fire counts all that the full card has: more firepower than the last column is a bonus, and nobody fires point blank two levels up.',
  needs: [steepFire],
  hooks: {
    firepowerFactors: [cardFactors],
    fireModifiers: [cardModifiers],
    targetFactors: [(s, attack, target) => (attack.highExplosive && halvesExplosives(s, target) ? { num: 1, den: 2 } : undefined)],
    payload: [(_s, _attack, fp64) => heavyPayload(fp64)],
  },
  glossary: [
    {
      id: 'fire-card',
      name: 'The full fire card',
      rules: ['A7.3', 'A6'],
      text: 'Every 8 FP beyond the 36 column are -1. PBF does not reach two levels up. Who fires from a stream, from marsh, fording or mounted has half his FP; who is Encircled, overstacked or on wire adds one. Cavalry is easier to hit by two, motorcycles and overstacked units by one.',
      also: ['heavy payload', 'Encircled', 'IFT card'],
    },
  ],
}
