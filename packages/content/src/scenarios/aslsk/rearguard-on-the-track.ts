import { sagoCreek } from '../../boards/sago-creek.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** Early war: tired men behind a track, and a quick enemy in front of it. */
export const rearguardOnTheTrack = card({
  id: 'rearguard-on-the-track',
  name: 'Rearguard on the Track',
  briefing: {
    place: 'A village on the track to Bataan, Luzon',
    date: '8 January 1942',
    text: 'Two companies of clerks and cadets have been given rifles and a village, and told to keep both until dark. The army behind them needs the afternoon.',
    allied:
      'Your men break sooner than they should and rally later. Keep the leaders among them, fall back from hut to hut, and do not be next to the jungle when the shouting starts.',
    axis: 'They have more rifles than nerve. Take the light jungle on both sides of the track, work round them, and finish hand to hand what fire has shaken.',
  },
  month: 1,
  year: 1942,
  boards: [{ map: sagoCreek, at: { column: 0, row: 0 }, crop: { columns: ['S', 'FF'] } }],
  turns: 7,
  movesFirst: 'axis',
  setsUpFirst: 'allied',
  sides: {
    allied: {
      nation: 'american',
      name: 'Americans and Filipinos',
      elr: 2,
      groups: [
        {
          id: 'rearguard',
          name: 'The rearguard',
          units: [...of('ea', '4-4-7 x4', '3-3-6 x3'), ...of('am', 'L-8-1', 'L-8-0', 'L-7-0')],
          weapons: of('am', 'MMG x2'),
          arrival: { kind: 'setup', area: { columns: ['Y', 'EE'] } },
        },
      ],
    },
    axis: {
      nation: 'japanese',
      name: 'Japanese',
      elr: 4,
      groups: [
        {
          id: 'advance-guard',
          name: 'The advance guard',
          units: of('ja', '1-4-4-7 x5', 'L-9-1', 'L-9-0'),
          weapons: of('ja', 'LMG x2'),
          arrival: { kind: 'enter', turn: 1, along: { edge: 'west' } },
        },
      ],
    },
  },
  victory: {
    side: 'axis',
    text: 'The Japanese win if they control three of the four hut hexes AA5, AA7, BB5 and CC7 at the end.',
    condition: { type: 'control', hexes: ['AA5', 'AA7', 'BB5', 'CC7'], atLeast: 3 },
    names: { AA5: 'Track huts', AA7: 'Palm huts', BB5: 'School', CC7: 'Far huts' },
  },
  rules: [
    { type: 'ptoTerrain', lightJungle: true, text: 'PTO Terrain is in effect; all jungle is light.' },
    { type: 'note', text: 'Columns S to FF are in play.' },
  ],
  balance: {
    allied: { text: 'The rearguard has one squad more.', add: { group: 'rearguard', units: of('ea', '4-4-7') } },
    axis: { text: 'The advance guard has one squad more.', add: { group: 'advance-guard', units: of('ja', '1-4-4-7') } },
  },
})
