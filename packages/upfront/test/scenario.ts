import type { Nation } from '../src/data/nations.ts'
import type { Scenario } from '../src/scenario/types.ts'

/** Squads of about the same worth, by nation, as numbers of the roster. */
const SQUADS: { readonly [N in Nation]: readonly number[] } = {
  German: [1, 2, 3, 4, 5, 6, 7, 8, 11, 14],
  American: [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 20, 25],
  Russian: [1, 2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 15, 20, 23, 25],
  British: [1, 2, 3, 4, 5, 6, 7, 8, 9, 12],
  Japanese: [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 15, 18],
  French: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  Italian: [1, 2, 3, 5, 6, 7, 10, 11, 12, 13, 15, 4, 16, 17, 18, 19, 20, 23, 30],
}

/** A meeting engagement of two squads, for tests. */
export function testScenario(axis: Nation = 'German', allied: Nation = 'American', changes: Partial<Scenario> = {}): Scenario {
  return {
    format: 'firegroup-scenario',
    version: 1,
    system: 'upfront',
    id: 'two-patrols',
    name: 'Two patrols',
    briefing: { text: 'Two patrols run into each other.' },
    kind: 'meeting',
    rulesThrough: 21,
    decks: 3,
    first: 'fewerPoints',
    sides: {
      axis: { nation: axis, name: axis, men: SQUADS[axis] },
      allied: { nation: allied, name: allied, men: SQUADS[allied] },
    },
    deck: { removeFirst: { Buildings: 4 }, cower: { both: ['Minefield', 'Pillbox'] } },
    snipers: 'both',
    victory: { type: 'firstTo', count: 4, range: 4 },
    ...changes,
  }
}
