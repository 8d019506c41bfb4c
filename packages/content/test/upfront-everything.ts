import { MODULES, type Scenario } from '@firegroup/upfront'

/** Where the whole game is another: darkness and ground have tests and scenarios of their own. */
const ELSEWHERE: readonly string[] = ['night', 'jungle', 'desert', 'withdrawal', 'solitaire']

/** Everything that Up Front has in one game: all modules that add to a plain game, demolition charges, Snipers, a Commissar, heavy weapons, a gun, tanks, mines, a radio, reinforcements, long enough for all of it. */
export const everything: Scenario = {
  format: 'firegroup-scenario',
  version: 1,
  system: 'upfront',
  id: 'everything',
  name: 'Everything',
  briefing: { text: 'For tests.' },
  kind: 'meeting',
  rulesThrough: 40,
  decks: 4,
  first: 'axis',
  sides: {
    axis: {
      nation: 'Japanese',
      name: 'Japanese',
      men: [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 19, 24],
      secondaryWeapons: [
        { weapon: 'demolitionCharge', carrier: 5 },
        { weapon: 'radio', carrier: 6 },
        { weapon: 'ATMM', carrier: 7 },
      ],
      machines: [35],
      reinforcements: { afterDeck: 1, men: [13, 15, 18] },
    },
    allied: {
      nation: 'Russian',
      name: 'Russians',
      men: [1, 3, 6, 7, 8, 9, 10, 11, 12, 16, 17, 18, 26, 27],
      secondaryWeapons: [
        { weapon: 'demolitionCharge', carrier: 6 },
        { weapon: 'radio', carrier: 7 },
      ],
      machines: [31, 34],
    },
  },
  snipers: 'both',
  victory: { type: 'mostVP' },
  options: { readjustRange: true },
  modules: MODULES.map(({ id }) => id).filter((id) => !ELSEWHERE.includes(id)),
}
