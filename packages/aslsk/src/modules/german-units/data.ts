/** What the play aids say of German units beyond their counters. Confidence high. */

/** A25.12: assault engineers have this ELR whatever their side has. */
export const OWN_ELR: { readonly [label: string]: number } = { '8-3-8': 5, '3-3-8': 5 }

/** A25.11: the year from which on squads of the SS have Assault Fire. */
export const SS_ASSAULT_FIRE = 1944

/** A25.11, C8.2: added to the depletion numbers of their Weapons and AFVs. */
export const SS_DEPLETION = 1

/** C8.31: the rod grenades of 37mm Guns, which reach nine hexes. */
export const ROD_GRENADE = { caliber: 37, maxRange: 9, fp: 12 } as const
