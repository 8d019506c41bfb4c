/** How a side goes about its task: by how many times as much as usual something counts for its computer player. */
export interface Approach {
  /** Where its groups are, and may get. */
  readonly place: number
  /** What their fire may do to the enemy in a turn, and his to them. */
  readonly offence: number
  readonly danger: number
}

export const USUAL_APPROACH: Approach = { place: 1, offence: 1, danger: 1 }

/**
 * By number: `firegroup approaches` finds out by whole games which of them does best for each side of a scenario. Numbers are kept with what was found, so new
 * ones go to the end.
 */
export const APPROACHES: readonly Approach[] = [
  USUAL_APPROACH,
  { place: 0.5, offence: 1, danger: 1 },
  { place: 2, offence: 1, danger: 1 },
  { place: 1, offence: 1, danger: 0.5 },
  { place: 1, offence: 1, danger: 1.8 },
  { place: 1, offence: 2, danger: 1 },
  { place: 1, offence: 0.5, danger: 1 },
  { place: 1.8, offence: 1, danger: 0.6 },
  { place: 0.6, offence: 1, danger: 1.6 },
  { place: 1, offence: 2, danger: 0.6 },
  { place: 1, offence: 1.7, danger: 1.5 },
  { place: 2, offence: 1.7, danger: 1 },
]
