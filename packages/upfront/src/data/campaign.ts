import type { Nation } from './nations.ts'

/** 42: the arithmetic of campaigns. Source: the rulebook's section 42 with its tables. */
export const ELAN = {
  won: 1,
  wounded: 2,
  unpinned: 2,
  hero: 3,
  killedInCombat: 4,
  charge: 5,
  /** 42.43: what an AFV destroyed is worth, by how it was done; immobilizing it is worth two less. */
  tank: { tube: 4, charge: 5, hands: 10, immobilizedLess: 2 },
} as const

export const CAMPAIGN_POINTS = { won: 12, killed: -1, replacement: -1, transfer: -7, gun: -3, tank: -5 } as const
/** 42.44 */
export const ELAN_FOR_ONE = 5
export const BEST = 7
/** 42.45, 42.46 */
export const MARKS_FOR_KIA = 5
export const MARKS_FOR_RANK = 10
/** 42.4 */
export const WOUND_MISSES = 3
export const CHARGE_KILLS = 3

/** 42.47: from the bottom. Russians have no PFC, and a rank of their own below the sergeant. */
export const RANKS = ['PVT', 'PFC', 'CPL', 'JR SGT', 'SGT', 'SSG'] as const
export type Rank = (typeof RANKS)[number]
export function ranksOf(nation: Nation): readonly Rank[] {
  return RANKS.filter((rank) => (nation === 'Russian' ? rank !== 'PFC' : rank !== 'JR SGT'))
}

/** 42.47: what they are called; the rulebook names them for three nations. */
const RANK_NAMES: { readonly [N in Nation]?: { readonly [R in Rank]?: string } } = {
  American: { PVT: 'Private', PFC: 'Private First Class', CPL: 'Corporal', SGT: 'Sergeant', SSG: 'Staff Sergeant' },
  Russian: { PVT: 'Ryadovoi', CPL: 'Yefreytor', 'JR SGT': 'Mladshi Serzhant', SGT: 'Serzhant', SSG: 'Starshi Serzhant' },
  German: { PVT: 'Obersoldat', PFC: 'Gefreiter', CPL: 'Unteroffizier', SGT: 'Unterfeldwebel', SSG: 'Feldwebel' },
}
export function rankName(nation: Nation, rank: string): string {
  return RANK_NAMES[nation]?.[rank as Rank] ?? RANK_NAMES.American![rank as Rank] ?? rank
}

/** 42.9: what a man of the player's own begins with. */
export const PERSONAL: { readonly [N in Nation]?: { readonly morale: number; readonly panic: number } } = {
  German: { morale: 2, panic: 3 },
  American: { morale: 2, panic: 4 },
  Russian: { morale: 3, panic: 4 },
}
