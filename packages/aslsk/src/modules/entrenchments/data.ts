/** B2, B27, F8: foxholes, trenches, sangars, shellholes. Costs from the Location sheet of the play aids, lines 2182 and 2220 to 2224; the TEM is that of entrenched men there (line 872). */
export const ENTRENCHED_TEM = 2

/** In halves: a step into or out of an entrenchment. */
export const ENTRENCH_MF = 2

/** In halves: along a trench, whatever the ground is. */
export const TRENCH_MF = 2

/** In halves: more, for cover in a shellhole. */
export const SHELLHOLE_MF = 2

/** How many half squads a foxhole and a sangar hold; a trench holds as many as a hex does. */
export const ROOM = { sangar: 2, trench: 6, shellhole: 6 } as const
