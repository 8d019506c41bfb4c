import { checkTable } from './table.ts'

/**
 * 5.0: modifiers of direct fire. Rulebook lines 6681-6708 (the card), 1004-1061, 1139-1218, 4123; confidence high. `attack` rows are added to the attack
 * once per firing stack, `unit` rows to one unit's FP before anything else, `target` rows to the attack for each target by itself against the same
 * dice, `defence` rows to the defence.
 */
export interface FireModifier {
  readonly rule: string
  readonly label: string
  readonly scope: 'attack' | 'unit' | 'target' | 'defence'
  /** A number, or whose value it is. */
  readonly value: number | 'lm' | 'tm' | 'armor' | 'skill'
  /** For each degrading hex, at most so many. */
  readonly max?: number
  readonly era?: 'modern'
  readonly slice: number
}

export const FIRE_MODIFIERS = {
  lm: { rule: '5.0.1', label: 'Leader', scope: 'attack', value: 'lm', slice: 4 },
  degrading: { rule: '10.3', label: 'degrading terrain', scope: 'attack', value: -1, max: 2, slice: 3 },
  fromSmoke: { rule: '7.0', label: 'out of Smoke', scope: 'attack', value: -1, slice: 6 },
  vehiclePivot: { rule: '15.1', label: 'vehicle pivoted', scope: 'attack', value: -1, slice: 10 },
  vehicleAssault: { rule: '15.2', label: 'vehicle assault fire', scope: 'attack', value: -2, slice: 10 },
  night: { rule: '20.1', label: 'at night', scope: 'attack', value: -3, slice: 14 },
  flyingFirer: { rule: '19.2', label: 'from a flying helicopter', scope: 'attack', value: -2, era: 'modern', slice: 16 },
  limitedLos: { rule: '10.3.2', label: 'between two buildings', scope: 'attack', value: -2, slice: 3 },
  opsComplete: { rule: '4.1', label: 'Ops Complete', scope: 'unit', value: -1, slice: 5 },
  hitAndRun: { rule: '6.7', label: 'Hit & Run', scope: 'attack', value: -2, slice: 15 },
  skill: { rule: '12.0', label: 'Skill', scope: 'attack', value: 'skill', slice: 8 },
  legAssault: { rule: '6.1', label: 'after Assault Move', scope: 'attack', value: -2, slice: 5 },
  assaultFire: { rule: '6.1.1', label: 'Assault Fire', scope: 'attack', value: -2, slice: 5 },
  adjacent: { rule: '5.0', label: 'adjacent', scope: 'attack', value: 2, slice: 3 },
  assaulter: { rule: '5.6', label: 'adjacent, with Assaulters', scope: 'attack', value: 3, slice: 3 },
  backblast: { rule: '1.6.4', label: 'backblast in a building', scope: 'target', value: 1, slice: 11 },
  legMoving: { rule: '5.0', label: 'moving', scope: 'target', value: 1, slice: 3 },
  mountedHalted: { rule: '6.6', label: 'mounted and halted', scope: 'target', value: 1, slice: 15 },
  boat: { rule: '6.8', label: 'Rubber Boat', scope: 'target', value: 1, slice: 13 },
  vehicleMoving: { rule: '5.0', label: 'moving vehicle', scope: 'target', value: -1, slice: 10 },
  hovering: { rule: '19.2', label: 'hovering', scope: 'target', value: -1, era: 'modern', slice: 16 },
  flying: { rule: '19.2', label: 'flying', scope: 'target', value: -2, era: 'modern', slice: 16 },
  terrain: { rule: '5.0', label: 'terrain', scope: 'defence', value: 'tm', slice: 3 },
  armor: { rule: '17.2', label: 'armor', scope: 'defence', value: 'armor', slice: 10 },
} as const satisfies { readonly [id: string]: FireModifier }

type Numbered = {
  [K in keyof typeof FIRE_MODIFIERS]: (typeof FIRE_MODIFIERS)[K]['value'] extends number ? K : never
}[keyof typeof FIRE_MODIFIERS]

/** The values that are plain numbers, by the name of the modifier. */
export const DIRECT_FIRE = Object.fromEntries(
  Object.entries(FIRE_MODIFIERS).flatMap(([id, { value }]) => (typeof value === 'number' ? [[id, value]] : [])),
) as { readonly [K in Numbered]: number }

/** 5.4: boxed range reaches so many times as far. */
export const EXTENDED_RANGE = 2

export type FireModifierId = keyof typeof FIRE_MODIFIERS

export function fireModifier(id: FireModifierId): FireModifier {
  return FIRE_MODIFIERS[id]
}

/** The same, where it is a plain number. */
export function fireValue(id: Numbered): number {
  return DIRECT_FIRE[id]
}

for (const [id, value] of Object.entries(DIRECT_FIRE)) {
  checkTable(Number.isInteger(value) && value !== 0, 'directFire', id, 'value', 'must be a whole number, not 0.')
}
