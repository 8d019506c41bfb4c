/** A23.7: a charge that is set: FP, DRM, the DR on which it fails, and from how far away it is set off. Values from the tables of the play aids. */
export const SET = { fp: 36, drm: -3, fails: 12, nearest: 2, farthest: 6 } as const

/** The counter of a charge that was set: `extra` is who sets it off. The attack that it makes has this name too. */
export const SET_CHARGE = 'setDc'

/** A23.7: the highest dr with which a unit sets a charge: its US#, the figures on its counter. */
export const UNIT_SIZE = { squad: 3, halfSquad: 2, crew: 2, leader: 1, vehicle: 0 } as const

/** B23.711: a charge at a wall: its price in half MF, and what its DR does behind it. */
export const BREACH = { mf: 2, fp: 12 } as const

/** Its counter: `extra` is who laid it, `from` the hex beyond the wall. */
export const BREACH_CHARGE = 'breachDc'

/** C7.346: from above, added to the DC Position DR. */
export const FROM_ABOVE_DRM = { usual: -1, openTopped: -2 } as const
