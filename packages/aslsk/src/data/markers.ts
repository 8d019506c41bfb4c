import { RESIDUAL_STEPS } from './residual.ts'
import { SMOKE } from './smoke.ts'

/** A kind of counter that lies on the map, and what its number can be; its life is with the rules that lay it. */
export interface MarkerKind {
  readonly kind: string
  readonly name: string
  readonly rule: string
  /** What its `value` is. */
  readonly what: string
  readonly values: readonly number[]
  /** The value of one that is not told otherwise; null where it must be told. */
  readonly usual: number | null
  /** 1.2.5: it is Smoke, and its value the Hindrance. */
  readonly smoke?: true
  /** Its `extra` is the unit that laid it or sets it off: nobody learns by it which of the enemy's unseen ones that is. */
  readonly ofUnit?: true
}

export const MARKER_KINDS: readonly MarkerKind[] = [
  {
    kind: 'smokeGrenade',
    name: 'Smoke grenades',
    rule: '1.2.5',
    what: 'Hindrance',
    values: [SMOKE.grenade.hindrance],
    usual: SMOKE.grenade.hindrance,
    smoke: true,
  },
  {
    kind: 'smoke',
    name: 'Smoke',
    rule: '1.2.5',
    what: 'Hindrance',
    values: [...new Set(Object.values(SMOKE).map(({ hindrance }) => hindrance))].sort((a, b) => a - b),
    usual: SMOKE.full.hindrance,
    smoke: true,
  },
  { kind: 'residual', name: 'Residual fire', rule: '3.3.5', what: 'FP', values: RESIDUAL_STEPS, usual: null },
  { kind: 'dc', name: 'A placed demolition charge', rule: '4.3', what: 'X#', values: [7, 8, 9, 10, 11, 12], usual: 12 },
  { kind: 'handToHand', name: 'Hand-to-Hand', rule: '8.1.8.4', what: 'nothing', values: [0], usual: 0 },
  { kind: 'wreck', name: 'Wreck', rule: '7.4', what: 'it moved in this Player Turn', values: [0, 1], usual: 0 },
]
