/** 3.0: the initiative from this turn on is rolled for; the scenario gives it before. Rulebook lines 880-882; confidence high. */
export const INITIATIVE_ROLL_FROM = 2

/** 4.0: passes in a row that end the Operations Phase. Rulebook line 939; confidence high. */
export const PASSES_TO_END = 3
