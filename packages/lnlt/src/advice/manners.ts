import { APPROACHES, type Approach, USUAL_APPROACH } from '@firegroup/hexgame'

/**
 * How a computer player may go about its game, by number: `firegroup approaches` finds out by whole games which of them does best for each side of a scenario. Numbers
 * are kept with what was found, so new ones go to the end. First those of all games of counters on a map; then two or three things at once.
 */
export const MANNERS: readonly Approach[] = [
  ...APPROACHES,
  ...[
    { pull: 3 },
    { danger: 0.5 },
    { danger: 0.3, pull: 1.3 },
    { cover: 0.4 },
    { firing: 0.2 },
    { firing: 0.2, pull: 0.7 },
    { reacting: 0.1 },
    { reacting: 4 },
    { pull: 1.5, firing: 0.6 },
    { pull: 2, firing: 0.5 },
    { pull: 2, danger: 0.6 },
    { pull: 1.5, cover: 0.4 },
    { pull: 1.4, cover: 2 },
    { pull: 1.5, reacting: 0.5 },
    { pull: 0.6, reacting: 0.5 },
    { pull: 0.7, cover: 2 },
    { firing: 0.4, reacting: 0.5 },
    { firing: 0.5, danger: 0.6 },
    { firing: 0.4, danger: 1.6 },
    { firing: 0.4, cover: 2 },
    { reacting: 0.5, danger: 1.6 },
    { reacting: 0.5, cover: 2 },
    { reacting: 2, danger: 1.6 },
    { reacting: 2, firing: 2 },
    { pull: 1.5, firing: 0.5, reacting: 0.5 },
    { pull: 1.4, firing: 0.5, danger: 0.7 },
    { pull: 0.7, firing: 0.5, reacting: 0.5 },
    { danger: 0.6, firing: 0.5, reacting: 0.5 },
  ].map((given) => ({ ...USUAL_APPROACH, ...given })),
]
