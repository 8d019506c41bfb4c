/** How a side goes about its task: by how many times as much as usual something counts for its computer player. */
export interface Approach {
  /** To come closer to what it is after. */
  readonly pull: number
  /** Fire that is to be expected, on the way and where one stays. */
  readonly danger: number
  readonly cover: number
  /** What fire must promise: of those who could go on instead, and of those who could wait for a better target. */
  readonly firing: number
  readonly reacting: number
}

export const USUAL_APPROACH: Approach = { pull: 1, danger: 1, cover: 1, firing: 1, reacting: 1 }

/**
 * By number: `firegroup approaches` finds out by whole games which of them does best for each side of a scenario. Numbers are kept with what was found, so new
 * ones go to the end.
 */
export const APPROACHES: readonly Approach[] = [
  USUAL_APPROACH,
  { ...USUAL_APPROACH, pull: 0.5 },
  { ...USUAL_APPROACH, danger: 2 },
  { ...USUAL_APPROACH, pull: 0.5, danger: 2 },
  { ...USUAL_APPROACH, pull: 2 },
  { ...USUAL_APPROACH, pull: 1.5, danger: 0.5 },
  { ...USUAL_APPROACH, firing: 0.4 },
  { ...USUAL_APPROACH, pull: 0.6, firing: 0.4 },
  { ...USUAL_APPROACH, firing: 2.5 },
  { ...USUAL_APPROACH, danger: 1.6, firing: 2 },
  { ...USUAL_APPROACH, reacting: 0.3 },
  { ...USUAL_APPROACH, reacting: 2.5 },
  { ...USUAL_APPROACH, cover: 2.5 },
  { ...USUAL_APPROACH, pull: 0.3, danger: 1.5, cover: 1.5 },
]
