import type { Phase } from '../state.ts'
import { checkTable } from './table.ts'

/** 1.2.5: Smoke. Basis: the rulebook's text (lines 233, 659, 806), confidence high; fire out of Smoke as in GAP-36. */
export type SmokeKind = 'grenade' | 'full' | 'dispersed' | 'wpFull' | 'wpDispersed'

export interface SmokeCounter {
  readonly kind: SmokeKind
  readonly hindrance: number
  /** When it goes or changes: grenades with the MPh that made them, the others at the start of their owner's next PFPh. */
  readonly lasts: 'movement' | 'nextPrepFire'
  /** What it becomes then; null when it is removed. */
  readonly next: SmokeKind | null
}

export const SMOKE: { readonly [K in SmokeKind]: SmokeCounter } = {
  grenade: { kind: 'grenade', hindrance: 2, lasts: 'movement', next: null },
  full: { kind: 'full', hindrance: 3, lasts: 'nextPrepFire', next: 'dispersed' },
  dispersed: { kind: 'dispersed', hindrance: 2, lasts: 'nextPrepFire', next: null },
  wpFull: { kind: 'wpFull', hindrance: 2, lasts: 'nextPrepFire', next: 'wpDispersed' },
  wpDispersed: { kind: 'wpDispersed', hindrance: 1, lasts: 'nextPrepFire', next: null },
}

/** 1.2.5: what Ordnance or a vehicle's dispenser lays in a phase: full in the PFPh, Dispersed in any other. */
export function smokeLaidIn(phase: Phase, whitePhosphorus: boolean): SmokeCounter {
  if (phase === 'prepFire') return whitePhosphorus ? SMOKE.wpFull : SMOKE.full
  return whitePhosphorus ? SMOKE.wpDispersed : SMOKE.dispersed
}

/** 1.2.5: the most that the Smoke of one hex counts for. */
export const SMOKE_MAXIMUM = 3

/** 1.2.5: added to the hex's own Hindrance when fire is traced out of it. */
export const SMOKE_FIRING_OUT = 1

/** 1.2.5: entering Smoke in the MPh or RtPh, in half MF. */
export const SMOKE_ENTRY_MF = 2

for (const [kind, { hindrance, next }] of Object.entries(SMOKE)) {
  checkTable(hindrance >= 1 && hindrance <= SMOKE_MAXIMUM, 'smoke', kind, 'hindrance', `must be 1 to ${SMOKE_MAXIMUM}.`)
  checkTable(next === null || SMOKE[next].hindrance < hindrance, 'smoke', kind, 'next', 'must be thinner.')
}
