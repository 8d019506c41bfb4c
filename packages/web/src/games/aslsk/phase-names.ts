import type { Phase } from '@firegroup/aslsk'

/** The phases in words, for every place that names one. */
export const PHASE_NAMES: { readonly [P in Phase]: string } = {
  setup: 'Set-up',
  rally: 'Rally',
  prepFire: 'Prep Fire',
  movement: 'Movement',
  defensiveFire: 'Defensive Fire',
  advancingFire: 'Advancing Fire',
  rout: 'Rout',
  advance: 'Advance',
  closeCombat: 'Close Combat',
}
