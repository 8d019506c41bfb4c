import type { Nation } from './nations.ts'

/** What secondary weapons cost. Source: the rulebook's sections 43.7, 44.8, 45.7, 50.8 and 51.5, for line troops. */
const PRICES = { demolitionCharge: 50, panzerfaust: 25, ATMM: 7 } as const

export type SecondaryWeapon = keyof typeof PRICES | 'ATMine' | 'radio'
export type RadioStrength = 5 | 6 | 7

type RadioPrices = { readonly [S in RadioStrength]: number }
const GERMAN: RadioPrices = { 5: 42, 6: 84, 7: 126 }
const AMERICAN: RadioPrices = { 5: 50, 6: 100, 7: 150 }
const RUSSIAN: RadioPrices = { 5: 22, 6: 44, 7: 66 }

/** 44.8, 51.5: British and French as Germans; 45.7: Japanese as Russians; 50.8: Italians half of that. */
const RADIOS: { readonly [N in Nation]: RadioPrices } = {
  German: GERMAN,
  American: AMERICAN,
  Russian: RUSSIAN,
  British: GERMAN,
  Japanese: RUSSIAN,
  French: GERMAN,
  Italian: { 5: 11, 6: 22, 7: 33 },
}

/** 43.7: the price of a secondary weapon; a radio's by its strength, the weakest unless told. 45.7: an AT mine costs as much as an ATMM. */
export function secondaryPrice(nation: Nation, weapon: SecondaryWeapon, strength: RadioStrength = 5): number {
  if (weapon === 'radio') return RADIOS[nation][strength]
  return PRICES[weapon === 'ATMine' ? 'ATMM' : weapon]
}
