import { checkTable } from './table.ts'

/**
 * 3.8: the Close Combat Table and its modifiers. Basis: two copies in the play aids (lines 1075-1099, 2267-2285) that agree with each other and with every
 * example of the rulebook, confidence high. The rulebook's own list of ambush drm is lost; it is filled as GAP-03 says.
 */
export interface CloseCombatColumn {
  /** As printed: '3-2'. */
  readonly odds: string
  readonly kill: number
}

interface CctRow extends CloseCombatColumn {
  readonly attack: number
  readonly defense: number
}

/** From the worst odds to the best; each is reached by a ratio at least its own. */
const ROWS: readonly CctRow[] = [
  row('1-8', 1, 8, 1),
  row('1-6', 1, 6, 2),
  row('1-4', 1, 4, 3),
  row('1-2', 1, 2, 4),
  row('1-1', 1, 1, 5),
  row('3-2', 3, 2, 6),
  row('2-1', 2, 1, 7),
  row('3-1', 3, 1, 8),
  row('4-1', 4, 1, 9),
  row('6-1', 6, 1, 10),
  row('8-1', 8, 1, 11),
  row('10-1', 10, 1, 12),
]

const BELOW: CloseCombatColumn = { odds: '<1-8', kill: 0 }
const ABOVE: CloseCombatColumn = { odds: '>10-1', kill: 13 }

/** 3.8: the column for these odds, taken down to the next one printed. Both FP in the same unit, whatever it is. */
export function closeCombatColumn(attackFp: number, defenseFp: number): CloseCombatColumn {
  const best = ROWS[ROWS.length - 1]!
  if (attackFp * best.defense > defenseFp * best.attack) return ABOVE
  for (let i = ROWS.length - 1; i >= 0; i--) {
    const column = ROWS[i]!
    if (attackFp * column.defense >= defenseFp * column.attack) return column
  }
  return BELOW
}

/** 8.1.8.4: Hand-to-Hand: how much higher every Kill Number is, and what Japanese add to their DR. */
export const HAND_TO_HAND = { kill: 2, japanese: -1 } as const

/** 3.8: added to the DR of a CC attack, besides a leader's DRM. */
export const CLOSE_COMBAT_DRM = { vsBroken: -2, byAmbusher: -1, vsAmbusher: 1, byCx: 1, vsCx: -1 } as const

/** 3.8: a SMC attacks and defends with this. */
export const SMC_CLOSE_COMBAT_FP = 1

/** 3.8: a side ambushes when its final dr is lower by at least this. */
export const AMBUSH_MARGIN = 3

/** 3.8: added to a side's ambush dr, each once, besides one leader's DRM. */
export const AMBUSH_DRM = {
  inexperienced: 1,
  cx: 1,
  pinned: 1,
  broken: 1,
  japanese: -1,
  raider: -1,
  undergrowthAttacker: 1,
  vehicle: 2,
  buttonedUp: 1,
  stunned: 1,
} as const

/**
 * 3.8: Close Combat Values against vehicles, and what lowers them. Squad, half squad and what a SMC adds stand in the rulebook's examples (lines 1498, 1538,
 * 1542); the crew and the lone SMC are filled as GAP-03 says.
 */
export const CCV = { squad: 5, crew: 4, halfSquad: 3, leaderAlone: 2, leaderAdds: 1 } as const
export const CCV_CHANGE = { areaFire: -1, inexperienced: -1, alreadyFired: -1 } as const

/** 3.8: added to the DR of a CC attack on a vehicle. The one for want of MGs is the play aids' (line 1204). */
export const VEHICLE_COMBAT_DRM = { rolling: 2, exposed: -1, immobilized: -1, openTopped: -2, noMg: -1 } as const

/** 3.8: the third die after an original 2 that could not eliminate a vehicle otherwise: up to these. */
export const UNLIKELY_KILL = { eliminated: 2, immobilized: 3 } as const

/** 3.8: an original DR with which men who attack a vehicle hurt themselves. */
export const BACKFIRE_DR = 12

/** 3.8: the close defence weapon: its FP on the IFT, and when it came into use, as year and month. */
export const CLOSE_DEFENCE = { fp: 16, since: 194_407 } as const

/** 3.8: the IFE of a main armament of at most this calibre serves in Close Combat. */
export const COMBAT_IFE_CALIBER = 15

/** 3.7: added to a PAATC for Inexperienced MMC and for those of lesser armies. */
export const PAATC_DRM = 1

function row(odds: string, attack: number, defense: number, kill: number): CctRow {
  return { odds, attack, defense, kill }
}

ROWS.forEach(({ odds, attack, defense, kill }, i) => {
  const last = i === 0 ? undefined : ROWS[i - 1]!
  checkTable(!last || attack * last.defense > last.attack * defense, 'cct', odds, 'odds', 'must rise.')
  checkTable(kill === (last ?? BELOW).kill + 1, 'cct', odds, 'kill', 'must rise by one.')
})
