import { checkTable } from './table.ts'

/** 7.5: vehicular Smoke dispensers. Basis: the rulebook's text (lines 1378-1404), confidence high. */
export type DispenserKind = 'sD' | 'sM' | 'sN' | 'sP'

export interface Dispenser {
  readonly name: string
  /** In hexes; both 0 where it fills the vehicle's own hex. */
  readonly minRange: number
  readonly maxRange: number
  /** How the crew must be. */
  readonly crew: 'any' | 'exposed' | 'buttonedUp'
  /** Aimed within the TCA, with the DRM of a shot. */
  readonly aimed: boolean
}

const ownHex = { minRange: 0, maxRange: 0, aimed: false } as const

export const DISPENSERS: { readonly [K in DispenserKind]: Dispenser } = {
  sD: { ...ownHex, name: 'Smoke discharger', crew: 'any' },
  sM: { name: 'Smoke mortar', minRange: 1, maxRange: 3, crew: 'any', aimed: true },
  sP: { ...ownHex, name: 'Smoke pots', crew: 'exposed' },
  sN: { ...ownHex, name: 'Nahverteidigungswaffe', crew: 'buttonedUp' },
}

/** 7.5: added to the usage DR. */
export const DISPENSER_DRM = {
  buttonedUp: 1,
  /** A Smoke mortar of a vehicle that moves or has not stopped. */
  mortarOnTheMove: 2,
} as const

for (const [kind, { minRange, maxRange, aimed }] of Object.entries(DISPENSERS))
  checkTable(minRange <= maxRange && aimed === maxRange > 0, 'dispensers', kind, 'maxRange', 'must fit what it is.')
