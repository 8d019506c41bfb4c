import type { Chance, Seat } from '@firegroup/kernel'
import type { LnltState } from './state.ts'

/**
 * Replaces what a seat can't know. The state holds nothing of that kind: Skills, Objectives and the units of an Event come into being when they become
 * known (a bag has no order), so that there is nothing to guess.
 */
export function resample(_state: LnltState, _seat: Seat, _chance: Chance): void {}
