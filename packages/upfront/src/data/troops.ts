import type { Nation, NationRules } from './nations.ts'

/** 39: better and worse troops than the line, and 37 partisans. Source: the rulebook's sections 37, 39, 50.5 and 51.4. */
export type Grade = 'elite' | 'second' | 'partisan'

export interface Troops {
  readonly of: readonly Nation[]
  readonly grade: Grade
  readonly rule: string
  /** What is otherwise than with the nation's line troops. */
  readonly rules: Partial<NationRules>
}

export const TROOPS: { readonly [name: string]: Troops } = {
  Conscripts: { of: ['Russian'], grade: 'second', rule: '39.1a', rules: { discard: { idle: 2, acted: 0 } } },
  Guards: { of: ['Russian'], grade: 'elite', rule: '39.1b', rules: { discard: { idle: 99, afterOne: 2, acted: 0 } } },
  Green: { of: ['American'], grade: 'second', rule: '39.2a', rules: { discard: { idle: 1, acted: 0 } } },
  Paratroops: {
    of: ['American'],
    grade: 'elite',
    rule: '39.2b',
    rules: { discard: { idle: 2, afterOne: 1, acted: 0 }, pistols: 'everyone' },
  },
  Volksgrenadiers: {
    of: ['German'],
    grade: 'second',
    rule: '39.3a',
    rules: { discard: { idle: 1, acted: 1 }, showsDiscards: true, cowerOnlyIdle: true },
  },
  // G-11: after two actions as other Germans
  SS: { of: ['German'], grade: 'elite', rule: '39.3b', rules: { discard: { idle: 2, afterOne: 2, acted: 1 } } },
  SNLF: { of: ['Japanese'], grade: 'second', rule: '39.4a', rules: { movementKeepsDiscards: false } },
  Samurai: { of: ['Japanese'], grade: 'elite', rule: '39.4b', rules: { discard: { idle: 2, afterOne: 2, acted: 0 } } },
  Airborne: { of: ['British'], grade: 'elite', rule: '39.5a', rules: { discard: { idle: 2, afterOne: 1, acted: 0 } } },
  'Home Guard': { of: ['British'], grade: 'second', rule: '39.5b', rules: { discard: { idle: 1, acted: 0 } } },
  Bersaglieri: { of: ['Italian'], grade: 'elite', rule: '39.6a', rules: { split: ['German'], surrenders: false } },
  Blackshirts: { of: ['Italian'], grade: 'second', rule: '39.6b', rules: { discard: { idle: 1, acted: 0 } } },
  Legionnaires: { of: ['French'], grade: 'elite', rule: '39.7a', rules: { discard: { idle: 1, afterOne: 1, acted: 0 } } },
  Reservists: { of: ['French'], grade: 'second', rule: '39.7b', rules: { split: [] } },
  Partisans: { of: ['Russian', 'Italian', 'French'], grade: 'partisan', rule: '37.1', rules: { partisan: true } },
}

/** The rules of a nation as they hold for its troops. */
export function troopRules(rules: NationRules, troopType: string | undefined): NationRules {
  const troops = troopType === undefined ? undefined : TROOPS[troopType]
  return troops ? { ...rules, ...troops.rules } : rules
}
