import type { Module } from '../../hooks.ts'
import { asALevel, overSlopes, slopeCover, upSlope } from './rules.ts'

/** B9.21: ground that rises between two hexes of one level. */
export const slopes: Module = {
  id: 'slopes',
  title: 'Slopes',
  sentence: 'Gentle slopes cost half a MF uphill, let men at their top see over hedges and grain, and shelter those in a hollow.',
  hooks: { sightlines: [overSlopes], movementCosts: [upSlope], levelsBetween: [asALevel], tem: [slopeCover] },
  glossary: [
    {
      id: 'slope',
      name: 'Slopes',
      rules: ['B9.21'],
      text: 'The way up costs men half a MF and vehicles one MP more. For a line of sight from or to the top over the slope it is three quarters of a level higher: over hedges, walls and grain, not orchards in leaf. Men below three slopes, or two apart, have +1 against distant Direct Fire over one.',
      also: ['up-slope', 'down-slope'],
    },
  ],
}
