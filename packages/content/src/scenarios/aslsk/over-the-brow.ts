import { larkHill } from '../../boards/lark-hill.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** Mortars on both sides of a hill, men who look over it for them, and a gun that was laid on the road the evening before. */
export const overTheBrow = card({
  id: 'over-the-brow',
  name: 'Over the Brow',
  briefing: {
    place: 'Lark Hill, a week before the border',
    date: '9 September 1944',
    text: 'Neither battery can see the other: the hill is between them. What each has instead is a lieutenant with a pair of glasses and a tailor’s habit of measuring everything twice. The gun beside the track measured once, last night, and has not been moved since.',
    allied:
      'Your mortars are safe behind the rise as long as somebody in front tells them where to fire. Name your spotters before you fire, and don’t let them fire themselves. Walk wide of the track until the gun has shown where it is laid.',
    axis: 'The gun is laid on one hex, and so is the machine gun. Let them come to it. Keep your own spotter low: pinned he is no use, and another takes a turn to find.',
    aftermath: 'Both lieutenants were promoted. The gun was found pointing exactly where it had been told to.',
  },
  month: 9,
  year: 1944,
  boards: [{ map: larkHill, at: { column: 0, row: 0 }, crop: { columns: ['G', 'T'] } }],
  turns: 7,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  modules: ['gun-card', 'acquisition-full', 'mortars-full', 'bore-sighting'],
  sides: {
    allied: {
      nation: 'american',
      name: 'Americans',
      elr: 3,
      groups: [
        {
          id: 'company',
          name: 'The company and its mortars',
          units: of('am', '6-6-6 x8', 'crew-2-2-7', 'L-9-1', 'L-8-1', 'L-8-0'),
          weapons: of('am', 'MTR81s', 'MTR60 x2', 'MMG', 'LMG'),
          arrival: { kind: 'setup', area: { columns: ['G', 'I'] } },
        },
      ],
    },
    axis: {
      nation: 'german',
      name: 'Germans',
      elr: 3,
      groups: [
        {
          id: 'hill',
          name: 'The men on the hill',
          units: of('ge', '4-6-7 x6', 'crew-2-2-8 x2', 'L-8-1', 'L-8-0'),
          weapons: of('ge', 'INF75', 'MTR81s', 'MMG', 'LMG'),
          arrival: { kind: 'setup', area: { columns: ['L', 'R'] } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The Americans win if they control at least two of the crest hexes N4, N5 and N6 at the end.',
    condition: { type: 'control', hexes: ['N4', 'N5', 'N6'], atLeast: 2 },
    names: { N5: 'The crest' },
  },
  balance: {
    allied: { text: 'The game lasts eight turns.', turns: 8 },
    axis: { text: 'One squad more is on the hill.', add: { group: 'hill', units: of('ge', '4-6-7') } },
  },
})
