import type { Module } from '../../hooks.ts'
import { boundingSpray, spray, sprayAdvice } from './spray.ts'

/** A22 Flamethrowers: those of the Starter Kit are those of the full game; this brings the ones that are mounted on vehicles. */
export const flamethrowerFull: Module = {
  id: 'flamethrower-full',
  title: 'Flamethrowers in full',
  sentence: 'Vehicles turn their flamethrowers on men as well: farther than a man’s reach, and without his danger.',
  acts: { prepFire: [spray], move: [boundingSpray], firstFire: [spray], defensiveFire: [spray], advancingFire: [spray] },
  advice: { spray: sprayAdvice },
  glossary: [
    {
      id: 'vehicular-flamethrower',
      name: 'Flamethrower of a vehicle',
      rules: ['A22'],
      text: 'It fires from the bow, alone, without TEM and never halved for the phase, on the move only before the vehicle has stopped: some at full effect to two hexes and at half to three. It is lost on its X#. Its crew is no easier to hit for it, as a man with one is.',
      also: ['Crocodile', 'flame tank'],
    },
  ],
}
