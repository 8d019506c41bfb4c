import { shellChange } from '../data/to-hit.ts'
import type { Module } from '../hooks.ts'
import { isCloud } from './ammunition.ts'
import type { Shot } from './shot.ts'

/** C4: Smoke and white phosphorus are easier to place up to 12 hexes. */
const SMOKE: readonly number[] = [2, 2, 0, 0, 0, 0, 0, 0, 0, 0]

/** C4: what several modules of Guns and Smoke stand on, so that it counts once. No scenario names it. */
export const smokeShells: Module = {
  id: 'smoke-shells',
  title: 'Smoke shells',
  sentence: 'Smoke and white phosphorus land where they should, close by.',
  // what men carry has it in a table of its own
  hooks: { toHitNumbers: [(_, { by, ammo, range }: Shot) => (isCloud(ammo) && !by.barrel.shaped ? shellChange(SMOKE, range) : 0)] },
}
