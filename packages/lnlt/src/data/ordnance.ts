import type { Modifier } from '@firegroup/kernel'

/** 14.1: modifiers of the to-hit roll, added to the dice. Rulebook lines 6207-6232 (the card), 2500-2737, 6716-6746; confidence high. */
export const TO_HIT = {
  lm: { rule: '14.1', label: 'Leader', value: 'lm' },
  open: { rule: '15.0.1', label: 'open', value: -1 },
  turretRotated: { rule: '15.1.1', label: 'turret turned', value: 1 },
  legAssault: { rule: '6.1', label: 'Assault Move or Fire', value: 1 },
  degrading: { rule: '10.3', label: 'degrading terrain', value: 1 },
  loneSmc: { rule: '1.6', label: 'fired by one man', value: 1 },
  fromSmoke: { rule: '7.0', label: 'out of Smoke', value: 1 },
  pivotToFire: { rule: '15.1', label: 'pivoted to fire', value: 1 },
  vehicleAssault: { rule: '15.2', label: 'vehicle in an Assault Move', value: 2 },
  limitedLos: { rule: '10.3.2', label: 'between two buildings', value: 2 },
  opsComplete: { rule: '4.1', label: 'Ops Complete', value: 2 },
  moving: { rule: '14.1', label: 'moving target', value: 1 },
  fast: { rule: '15.6', label: 'fast target', value: 2 },
  boat: { rule: '23.3.1', label: 'in a boat', value: -1 },
  night: { rule: '20.1.1', label: 'at night', value: 3 },
  adjacent: { rule: '14.1', label: 'adjacent', value: -2 },
  mountedHalted: { rule: '6.6', label: 'mounted and halted', value: -1 },
  small: { rule: '15.6', label: 'small', value: 1 },
  large: { rule: '15.6', label: 'large', value: -1 },
  acquired: { rule: '14.3', label: 'acquired', value: 'acquisition' },
  flyingFirer: { rule: '19.2.1', label: 'from a flying helicopter', value: 2 },
  hovering: { rule: '19.2.7', label: 'hovering', value: 1 },
  flying: { rule: '19.2.7', label: 'flying', value: 2 },
  modernAssault: { rule: '15.2.2', label: 'modern vehicle in an Assault Move', value: 1 },
  modernOpsComplete: { rule: '15.2.2', label: 'Ops Complete, modern vehicle', value: 1 },
  aircraft: { rule: '19.1.1', label: 'aircraft', value: 2 },
  backblast: { rule: '1.6.4', label: 'backblast in a building', value: -1 },
} as const satisfies {
  readonly [id: string]: { readonly rule: string; readonly label: string; readonly value: number | 'lm' | 'acquisition' }
}

export type ToHitId = keyof typeof TO_HIT

/** The row, with its own value or that of whoever it depends on. */
export function toHitModifier(id: ToHitId, value?: number): Modifier {
  const { rule, label, value: printed } = TO_HIT[id]
  return { rule, label, value: value ?? (typeof printed === 'number' ? printed : 0) }
}

/** 14.1: naturals that hit and miss whatever the sum is. */
export const ALWAYS_HITS = 2
export const ALWAYS_MISSES = 12

/** 14.1.3, LG-02: a natural roll that is even and more than this strikes the turret. */
export const HULL_BY_NATURAL = 2

/** 14.2.1: HEAT against Leg units that are in no Building, Hut, Bunker or Cave. */
export const HEAT_IN_THE_OPEN = -1

/** 14.2.2: HEAT against red Armor Factors. */
export const HEAT_AT_RED_ARMOR = 4

/** 15.6: how fast a vehicle must be, by its class, to be hard to hit when it moves. */
export const FAST = { T: 16, O: 20, R: 12 } as const
