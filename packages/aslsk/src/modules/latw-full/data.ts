/** C13: what the play aids say of light anti-tank weapons beyond the Starter Kit. Confidence high. */

/** Added to the TH DR. */
export const LATW_DRM = {
  /** Whatever halves the FP of those who fire. */
  areaFire: 2,
  encircled: 1,
  overstacked: { by: 1, at: -1 },
  motorcycle: -1,
  cavalry: -2,
  /** The aids print -2 in one place and +2 in all others. */
  wading: 2,
  /** One hero at what takes two men. */
  heroAlone: 1,
  nonQualified: 2,
} as const

/** C13.51: what a Molotov projector loses in the wrong hands. */
export const NON_QUALIFIED_BREAKDOWN = -2

/** C13.3: the months in which there are Panzerfausts only where the scenario says so; the smaller ones come a month later. */
export const EARLY = { panzerfaust: 194307, klein: 194308 } as const

/** C13.3: added to the check for a Panzerfaust klein up to this month. */
export const EARLY_KLEIN = { until: 194309, drm: 1 } as const

/** A22.32: so many levels up a flamethrower has half its FP. */
export const TOO_HIGH_FOR_FLAMES = 2
