/** What the features of a position are worth, as log odds of winning. Fitted to 2100 games over all scenarios between greedy players that waver now and then. */
export const TUNED = {
  men: 0.64,
  pinned: -1.32,
  brink: 1.5,
  brinkLate: 1.6,
  aheadLate: 0.18,
  aheadLast: 0.9,
  cover: 0.27,
  goal: 0.44,
  hand: 0.66,
  turn: 0.12,
  prospects: 0.35,
  attackLate: -0.9,
}

/**
 * What no feature tells of the shipped scenarios: how much easier the first side's task is when a game begins, as log odds. `firegroup tune upfront --openings`
 * finds them from what was measured, so that a game begins near its measured balance.
 */
export const OPENINGS: { readonly [scenario: string]: number } = {
  'the-milk-run': 0.17,
  'two-patrols-one-orchard': -0.07,
  'the-corner-house': 0.7,
  'olives-and-wire': 1.23,
  'the-lock-keeper': 0.98,
  'before-the-rain': -0.41,
  'the-forest-road': -0.85,
  'the-threshing-floor': -0.41,
  'the-white-slab': -0.97,
  'the-log-bridge': -0.51,
  'a-lamp-in-the-barn': 0.07,
  'the-last-call-up': -0.09,
  'fire-at-the-willows': 0.18,
  'the-kunai-grass': 0.36,
  'the-coral-shelf': -0.17,
  'tubes-on-the-ridge': -1.27,
  'one-iron-visitor': -0.84,
  'noon-at-the-signpost': -0.66,
  'the-gun-by-the-mill': 0.29,
  'the-third-well': 0.13,
  'steel-on-the-salt-track': -0.55,
}
