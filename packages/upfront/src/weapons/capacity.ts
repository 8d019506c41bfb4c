import type { Nation } from '../data/nations.ts'

/** 21.11: how many men a squad has at most; for the nations of which the rulebook does not say, the squads of its examples (British: as the Germans). */
const SQUAD: { readonly [N in Nation]: number } = {
  German: 10,
  American: 12,
  Russian: 15,
  British: 10,
  Japanese: 13,
  French: 12,
  Italian: 18,
}

/** 21.11: one demolition charge for a squad, or for a part of one. */
export function mostCharges(nation: Nation, men: number): number {
  return squadsOf(nation, men)
}

/** How many squads so many men are, begun ones included. */
export function squadsOf(nation: Nation, men: number): number {
  return Math.ceil(men / SQUAD[nation])
}
