import type { LosType } from './terrain.ts'

/** 10.1.1: a spotting attempt is 1d6 plus modifiers, up to this. Rulebook lines 1707-1734, 1886, 2347, 7062-7074; confidence high. */
export const SPOTTED_UP_TO: { readonly [T in LosType]: number } = { open: 6, degrading: 3, blocking: 2 }

/** 10.1.1: a natural roll that always fails. */
export const SPOTTING_FAILS_ON = 6

export const SPOTTING_MODIFIERS = {
  degrading: { rule: '10.1.1', label: 'degrading terrain', value: 1, max: 2 },
  buttoned: { rule: '10.1.1', label: 'buttoned vehicle', value: 1 },
  limitedLos: { rule: '10.3.2', label: 'between two buildings', value: 2 },
  leader: { rule: '10.1.1', label: 'own LM', value: 'lm' },
  scout: { rule: '11.6', label: 'Scout', value: -2 },
  thermal: { rule: '10.1.2', label: 'thermal sight', value: -2 },
  /** Only with the optional rule. */
  vehicleTarget: { rule: '10.1.1', label: 'vehicle', value: -1 },
} as const

/** 10.3: so many degrading hexes degrade; one more blocks. */
export const MOST_DEGRADING = 2
