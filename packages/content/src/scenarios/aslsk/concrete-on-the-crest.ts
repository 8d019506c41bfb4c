import { larkHill } from '../../boards/lark-hill.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** Bunkers: two pillboxes behind wire, trenches between them, and engineers with charges who have to come close. */
export const concreteOnTheCrest = card({
  id: 'concrete-on-the-crest',
  name: 'Concrete on the Crest',
  briefing: {
    place: 'Lark Hill, behind the border',
    date: '17 September 1944',
    text: 'Somebody poured the concrete in 1938 and somebody else has forgotten the keys. For a week the bunkers stood open to goats; since last night a company that was on its way home has shut itself in and looks down on the only road.',
    allied:
      'From the front a pillbox is hard to hurt, and the wire is there to make you stay in front of it. Smoke the slits, crawl beneath the wire, and put the charges where the slits don’t look.',
    axis: 'The pillboxes fire to the west alone. Keep rifles in the trenches beside them, or the engineers will knock at the back door.',
    aftermath:
      'One bunker was opened from behind. The other opened itself when its ammunition was down to what a man can carry in his hat.',
  },
  month: 9,
  year: 1944,
  boards: [{ map: larkHill, at: { column: 0, row: 0 }, crop: { columns: ['G', 'T'] } }],
  turns: 8,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  modules: ['pillboxes', 'entrenchments', 'wire', 'demolition-full'],
  places: [
    { type: 'pillbox', at: 'L4', squads: 1, spine: 4, ca: 3, nca: 5 },
    { type: 'pillbox', at: 'L6', squads: 1, spine: 4, ca: 3, nca: 5 },
    { type: 'trench', at: 'M4' },
    { type: 'trench', at: 'M5' },
    { type: 'trench', at: 'M6' },
    { type: 'foxhole', at: 'L5', squads: 1 },
    { type: 'foxhole', at: 'N7', squads: 1 },
    { type: 'shellhole', at: 'J5' },
    { type: 'shellhole', at: 'K5' },
    { type: 'wire', at: 'K4' },
    { type: 'wire', at: 'K6' },
    { type: 'wire', at: 'K7' },
  ],
  sides: {
    allied: {
      nation: 'american',
      name: 'Americans',
      elr: 3,
      groups: [
        {
          id: 'engineers',
          name: 'The engineers and their company',
          units: of('am', '7-4-7 x3', '6-6-6 x6', 'L-9-1', 'L-8-1', 'L-8-0'),
          weapons: of('am', 'DC x3', 'MMG', 'LMG x2'),
          arrival: { kind: 'setup', area: { columns: ['G', 'I'] } },
        },
      ],
    },
    axis: {
      nation: 'german',
      name: 'Germans',
      elr: 2,
      groups: [
        {
          id: 'concrete',
          name: 'The men in the concrete',
          units: of('ge', '4-6-7 x6', 'L-8-1', 'L-7-0'),
          weapons: of('ge', 'MMG x2', 'LMG'),
          arrival: { kind: 'setup', area: { columns: ['L', 'P'] } },
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
    allied: { text: 'The game lasts nine turns.', turns: 9 },
    axis: { text: 'One squad more is in the concrete.', add: { group: 'concrete', units: of('ge', '4-6-7') } },
  },
})
