import type { CounterKind } from './unit-kinds.ts'

/** 1.5.1, 3.0: Morale Checks are 2d6 plus these, passed at Morale or less. Rulebook lines 410-432, 878-933, 4108, 7034-7046; confidence high. */
export const MORALE_MODIFIERS = {
  leader: { rule: '1.5.1', label: 'Leader', value: 'lm' },
  terrain: { rule: '1.5.1', label: 'positive TM', value: -2 },
} as const

/** 3.0: what a Good Order Single-Man Counter does for Shaken units in its location. L888-933, L2255, L2276-2296, L2356-2475. */
export interface Rallier {
  readonly kind: CounterKind
  /** His presence lets ordinary Leg units attempt. */
  readonly enables: boolean
  /** His LM is taken off their rolls. */
  readonly lm: boolean
  /** May help in the same phase in which he has rallied himself. */
  readonly justRallied: boolean
  /** How many may attempt by his help in his own hex; null: all. */
  readonly own: number | null
  /** How many Leg units in one adjacent hex. */
  readonly adjacent: number
  /** 11.3, 11.10: by a Morale Check of his own he heals one wound or flips one Shaken unit, himself too where that is said. */
  readonly heals: 'no' | 'others' | 'alsoSelf'
  readonly rule: string
  readonly slice: number
}

const leader = { enables: true, lm: true, justRallied: true, own: null, adjacent: 0, heals: 'no' } as const

export const RALLIERS: readonly Rallier[] = [
  { ...leader, kind: 'leader', rule: '3.0', slice: 4 },
  { ...leader, kind: 'commissar', rule: '11.7', slice: 8 },
  { ...leader, kind: 'politicalOfficer', rule: '11.7', slice: 8 },
  { ...leader, kind: 'hero', lm: false, rule: '11.2', slice: 8 },
  { ...leader, kind: 'chaplain', rule: '11.8', slice: 8 },
  { ...leader, kind: 'nurse', justRallied: false, own: 2, heals: 'others', rule: '11.10', slice: 8 },
  { ...leader, kind: 'piper', adjacent: 1, rule: '11.11', slice: 8 },
  { kind: 'medic', enables: false, lm: false, justRallied: true, own: 0, adjacent: 0, heals: 'alsoSelf', rule: '11.3', slice: 8 },
  { kind: 'corpsman', enables: false, lm: false, justRallied: true, own: 0, adjacent: 0, heals: 'alsoSelf', rule: '11.3', slice: 8 },
]

/** 11.7.1: Fight or Die. L2374-2382, LG-35. */
export const FIGHT_OR_DIE = { by: ['commissar', 'politicalOfficer'], morale: 1, killsHimOn: 12 } as const

/** 1.6.2: 1d6 up to this in the Rally Phase loses a jammed weapon, any other unjams it. L497. */
export const UNJAM = { lostUpTo: 1, lostUpToInSand: 2 } as const

const byKind = new Map(RALLIERS.map((row) => [row.kind, row]))

export function rallierOf(kind: CounterKind): Rallier | undefined {
  return byKind.get(kind)
}
