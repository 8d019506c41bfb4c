/** 3.0: the initiative from this turn on is rolled for; the scenario gives it before. Rulebook lines 880-882; confidence high. */
export const INITIATIVE_ROLL_FROM = 2

/** 4.0: passes in a row that end the Operations Phase. Rulebook line 939; confidence high. */
export const PASSES_TO_END = 3

/** 0: sections that only a game of the modern era knows (L251). */
export const MODERN_SECTIONS = ['10.1.2', '11.9', '11.12', '14.2.2', '14.4', '15.2.2', '19.2', '20.1.5', '23.2'] as const

export function isModernSection(rule: string): boolean {
  return MODERN_SECTIONS.some((section) => rule === section || rule.startsWith(`${section}.`))
}
