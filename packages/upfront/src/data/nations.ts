/**
 * The seven nationalities: hand (3.5), discard capability (4.3) and Broken Squad threshold (16.5). Source: the rulebook's tables of sections 3, 4, 16, 44,
 * 45, 50 and 51.
 */
export const NATIONS = ['German', 'American', 'Russian', 'British', 'Japanese', 'French', 'Italian'] as const
export type Nation = (typeof NATIONS)[number]

/** Any number of cards. */
const ANY_NUMBER = 99

export interface NationRules {
  /** 3.5 */
  readonly hand: number
  /** 4.3: how many unused cards may be discarded in a turn without an action, and in one with; 39: and after just one, where that is otherwise. */
  readonly discard: { readonly idle: number; readonly afterOne?: number; readonly acted: number }
  /** 39.3a: what is discarded is shown, and Cower cards go only in a turn without an action. */
  readonly showsDiscards?: boolean
  readonly cowerOnlyIdle?: boolean
  /** 37 */
  readonly partisan?: boolean
  /** 4.3, 45.11: Movement cards don't count as actions when it comes to discards. */
  readonly movementKeepsDiscards: boolean
  /** 4.3, 45.12: Cower cards may always be discarded on top. */
  readonly cowerAlwaysDiscardable: boolean
  /** 2.21: whose symbols on a split card let this nation use it: any of these. */
  readonly split: readonly Nation[]
  /** 2.21, 44.2, 50.8, 51.5: whose symbols beside a Radio let this nation use it: all of these. */
  readonly radio: readonly Nation[]
  /** 44.3, 50.3: what is added to the firepower that an attack needs. */
  readonly firepowerRequired: number
  /** 50.42: what is added to the Panic of its men. */
  readonly panic: number
  /** 50.41: groups that are wholly pinned surrender. */
  readonly surrenders: boolean
  /** 45.5: sergeants and paratroops have pistols; 39.2b: everybody. */
  readonly pistols: boolean | 'everyone'
  /** 45.6, 50.7: some weapons take two men to be moved. */
  readonly heavyWeapons: boolean
  /** 16.5: broken when losses × `of` exceed (or, with `atLeast`, reach) the force × `lost`. */
  readonly broken: { readonly lost: number; readonly of: number; readonly atLeast: boolean }
}

const line = {
  movementKeepsDiscards: false,
  cowerAlwaysDiscardable: false,
  firepowerRequired: 0,
  panic: 0,
  surrenders: false,
  pistols: false,
  heavyWeapons: false,
  broken: { lost: 1, of: 2, atLeast: false },
} as const

const RULES: { readonly [N in Nation]: NationRules } = {
  German: { ...line, hand: 5, discard: { idle: 1, acted: 1 }, split: ['German'], radio: ['German'] },
  American: { ...line, hand: 6, discard: { idle: 2, acted: 0 }, split: ['American'], radio: ['American'] },
  Russian: { ...line, hand: 4, discard: { idle: ANY_NUMBER, acted: 0 }, split: ['Russian'], radio: ['Russian'] },
  British: {
    ...line,
    firepowerRequired: -1,
    hand: 5,
    discard: { idle: 2, acted: 0 },
    split: ['American', 'German'],
    radio: ['American', 'German'],
  },
  Japanese: {
    ...line,
    hand: 4,
    discard: { idle: 2, acted: 0 },
    pistols: true,
    heavyWeapons: true,
    movementKeepsDiscards: true,
    cowerAlwaysDiscardable: true,
    split: ['Russian'],
    radio: ['Russian'],
    broken: { lost: 3, of: 4, atLeast: true },
  },
  French: {
    ...line,
    hand: 6,
    discard: { idle: 1, acted: 0 },
    split: ['German'],
    radio: ['German'],
    broken: { lost: 1, of: 2, atLeast: true },
  },
  Italian: {
    ...line,
    hand: 4,
    discard: { idle: 2, acted: 0 },
    split: [],
    radio: ['Russian'],
    firepowerRequired: 1,
    surrenders: true,
    heavyWeapons: true,
    broken: { lost: 2, of: 5, atLeast: false },
  },
}

/** 50.42: against Russians they neither surrender nor break earlier than others, and panic less easily. */
const ITALIAN_IN_RUSSIA: NationRules = { ...RULES.Italian, broken: line.broken, surrenders: false, panic: 1 }

export function nationRules(nation: Nation, enemy?: Nation): NationRules {
  return nation === 'Italian' && enemy === 'Russian' ? ITALIAN_IN_RUSSIA : RULES[nation]
}

/** 4.1: who counts as the Axis player when points don't decide; earlier ones before later ones. */
export const AXIS_ORDER: readonly Nation[] = ['German', 'Japanese', 'Italian', 'French']
