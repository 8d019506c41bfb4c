/** What the board shows over its ground, and can leave out for a look at what lies below. */
export const LAYERS = {
  counters: 'Counters',
  tags: 'Costs, odds and hexes to choose',
  lines: 'Lines of fire and ways',
  objectives: 'Objectives',
} as const

export type Layer = keyof typeof LAYERS
