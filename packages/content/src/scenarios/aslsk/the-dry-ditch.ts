import { longFurrow } from '../../boards/long-furrow.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** From the northern edge past the orchard, under the main road and the lane, to the southern one. */
const DITCH = ['O1', 'O2', 'O3', 'N3', 'N4', 'N5', 'N6', 'O7', 'P7', 'P8', 'P9', 'P10'].map(
  (at) => ({ type: 'depression', at, as: 'gully' }) as const,
)

/** A gully before a hamlet, with two bridges: a covered way for whoever is in it, a rampart for whoever lies at its Crest. */
export const theDryDitch = card({
  id: 'the-dry-ditch',
  name: 'The Dry Ditch',
  briefing: {
    place: 'A hamlet on the road to Saint-Lô',
    date: '11 July 1944',
    text: 'It has not rained for three weeks, and the ditch that drains the fields is dry. It runs past the hamlet from one end of the valley to the other, as deep as a man is tall, and both roads cross it on planks.',
    allied:
      'Reach the ditch and you have a trench that somebody else dug: move along it unseen, lie at its Crest and shoot over the bank. The bridges are quick and everybody looks at them.',
    axis: 'The ditch is a rampart while it is yours and a road into your flank when it is not. The cellars of the two stone houses are joined: who must leave one comes up in the other.',
    aftermath: 'Both sides held the ditch that evening, a hundred metres apart, and neither could see the other.',
  },
  month: 7,
  year: 1944,
  boards: [{ map: longFurrow, at: { column: 0, row: 0 }, crop: { columns: ['I', 'V'] } }],
  turns: 8,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  modules: ['depressions', 'bridges', 'tunnels', 'entrenchments'],
  places: [
    ...DITCH,
    { type: 'bridge', at: 'N6' },
    { type: 'bridge', at: 'P8' },
    { type: 'tunnel', side: 'axis', ends: ['P4', 'R4'] },
    { type: 'foxhole', at: 'Q7', squads: 1 },
    { type: 'foxhole', at: 'P3', squads: 1 },
  ],
  sides: {
    allied: {
      nation: 'american',
      name: 'Americans',
      elr: 3,
      groups: [
        {
          id: 'company',
          name: 'The rifle company',
          units: of('am', '6-6-6 x10', 'L-9-1', 'L-8-1', 'L-8-0'),
          weapons: of('am', 'MMG', 'LMG x2'),
          arrival: { kind: 'setup', area: { columns: ['I', 'L'] } },
        },
      ],
    },
    axis: {
      nation: 'german',
      name: 'Germans',
      elr: 3,
      groups: [
        {
          id: 'rearguard',
          name: 'The rearguard',
          units: of('ge', '4-6-7 x5', 'L-8-1', 'L-8-0'),
          weapons: of('ge', 'MMG', 'LMG x2'),
          arrival: { kind: 'setup', area: { columns: ['N', 'S'] } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The Americans win if they control at least two of the corner house (P4), the farm (R4) and the mill (P6) at the end.',
    condition: { type: 'control', hexes: ['P4', 'R4', 'P6'], atLeast: 2 },
    names: { P4: 'The corner house', R4: 'The farm', P6: 'The mill' },
  },
  balance: {
    allied: { text: 'The game lasts nine turns.', turns: 9 },
    axis: { text: 'One squad more holds the hamlet.', add: { group: 'rearguard', units: of('ge', '4-6-7') } },
  },
})
