/** 6.2: what a Gun may fire. */
export const AMMO = ['he', 'ap', 'apcr', 'apds', 'heat', 'smoke', 'wp', 'mol'] as const
export type Ammo = (typeof AMMO)[number]

export const AMMO_NAMES: { readonly [A in Ammo]: string } = {
  he: 'High Explosive',
  ap: 'armour-piercing shot',
  apcr: 'APCR',
  apds: 'APDS',
  heat: 'HEAT',
  smoke: 'Smoke',
  wp: 'white phosphorus',
  mol: 'Molotovs',
}

/** 6.2: the month from which a nation has HEAT; of others that of OTHERS_HEAT. */
export const HEAT_SINCE: { readonly [nation: string]: number | undefined } = { german: 194205, italian: 194209 }
export const OTHERS_HEAT = 194301

/** 6.2: added to the NMC of those whom white phosphorus hits from the trees. */
export const PHOSPHORUS_AIR_BURST = 1
