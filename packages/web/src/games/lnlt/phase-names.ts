import type { Phase } from '@firegroup/lnlt'

/** The phases in words, for every place that names one. */
export const PHASE_NAMES: { readonly [P in Phase]: string } = {
  setup: 'Set-up',
  rally: 'Rally',
  operations: 'Operations',
  administrative: 'Administration',
}
