/** How a side goes about its task: by how many times as much as usual something counts for its computer player. */
export interface Approach {
  /** Where its groups are, and may get. */
  readonly place: number
  /** What their fire may do to the enemy in a turn, and his to them. */
  readonly offence: number
  readonly danger: number
  /** A card that is played, beside what it brings. */
  readonly thrift: number
  /** A card that might be drawn instead. */
  readonly flow: number
}

export const USUAL_APPROACH: Approach = { place: 1, offence: 1, danger: 1, thrift: 1, flow: 1 }

/**
 * By number: `firegroup approaches` finds out by whole games which of them does best for each side of a scenario. Numbers are kept with what was found, so new
 * ones go to the end.
 */
export const APPROACHES: readonly Approach[] = [
  {},
  { place: 0.5 },
  { place: 2 },
  { danger: 0.5 },
  { danger: 1.8 },
  { offence: 2 },
  { offence: 0.5 },
  { place: 1.8, danger: 0.6 },
  { place: 0.6, danger: 1.6 },
  { offence: 2, danger: 0.6 },
  { offence: 1.7, danger: 1.5 },
  { place: 2, offence: 1.7 },
  { place: 3 },
  { place: 0.3 },
  { danger: 0.3 },
  { danger: 3 },
  { offence: 3 },
  { place: 1.5, offence: 1.5, danger: 0.5 },
  { place: 2, danger: 0.4 },
  { place: 0.5, danger: 0.5 },
  { place: 0.5, offence: 2 },
  { place: 2, danger: 1.8 },
  { place: 3, offence: 2 },
  { place: 1.5, offence: 2.5, danger: 0.6 },
  { thrift: 0.5 },
  { thrift: 1.8 },
  { flow: 0.5 },
  { flow: 2 },
  { place: 1.5, flow: 2 },
  { thrift: 0.5, danger: 0.6 },
  { thrift: 0.5, offence: 1.5 },
  { offence: 1.5, flow: 0.5 },
  { thrift: 1.8, danger: 1.5 },
].map((given) => ({ ...USUAL_APPROACH, ...given }))
