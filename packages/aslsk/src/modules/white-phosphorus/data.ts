/** A24.3 White phosphorus grenades: asl-aids, white-phosphorus.json, confidence high. */
export const WP_GRENADE = {
  /** Added to the Smoke Exponent. */
  exponent: -1,
  hindrance: 1,
  /** A location so many levels higher is out of reach. */
  tooHigh: 2,
  /** Into a higher Location it comes with this dr or less; else it falls back. */
  reachesHigher: 3,
  /** The coloured die of a NMC with which cover turns against those in it. */
  critical: 6,
} as const

/** Who has them, and since when. */
export const WP_SINCE: { readonly [nation: string]: number } = { american: 0, british: 1944, freeFrench: 1944 }

/** Of these nations only those squads have them. */
export const WP_SQUADS: { readonly [type: string]: true } = { 'ja-E-4-4-8': true }
