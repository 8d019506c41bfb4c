/** 2.0: the turn, and how its phases go. Rulebook lines 868-1000, 1659-1665, 7032-7140; confidence high. Order of the Administrative Phase by the card (LG-70). */
export const TURN_PHASES = ['rally', 'operations', 'administrative'] as const

/** 3.0: the initiative from this turn on is rolled for; the scenario gives it before. */
export const INITIATIVE_ROLL_FROM = 2

/** 4.0: passes in a row that end the Operations Phase. */
export const PASSES_TO_END = 3

/** 10.1.1: spotting attempts in an impulse; one alone is a pass. */
export const SPOTTING_ATTEMPTS_PER_IMPULSE = 1

/** 9.0, PAC 12: in this order. */
export const ADMINISTRATION = [
  'actionMarkers',
  'smokeStarshellFire',
  'fireForEffectContinuousMovement',
  'meleeMarkers',
  'turnMarker',
] as const

/** 0: sections that only a game of the modern era knows (L251). */
export const MODERN_SECTIONS = ['10.1.2', '11.9', '11.12', '14.2.2', '14.4', '15.2.2', '19.2', '20.1.5', '23.2'] as const

export function isModernSection(rule: string): boolean {
  return MODERN_SECTIONS.some((section) => rule === section || rule.startsWith(`${section}.`))
}

/** 1.1: metres across a hex, and the size of a standard map; every map says its own. */
export const SCALE = { hexMetres: 50, standardMap: { rows: 8, columns: 14 } } as const
