import { magpieWood } from '../../boards/magpie-wood.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** A meeting engagement: both want the same bare hilltop, and both are late. */
export const fogOnTheRidge = card({
  id: 'fog-on-the-ridge',
  name: 'Fog on the Ridge',
  briefing: {
    place: 'East of Bastogne, Ardennes',
    date: '20 December 1944',
    text: 'Two patrols of the same size set out for the same hill at the same hour, because both staffs had the same map. The fog lifts while they are still on the road.',
    blue: 'The crest decides, and whoever is up there first is shot at first. Your rifles reach farther than theirs up close: make them come out of the wood.',
    red: 'The forest is yours and it ends a stone’s throw from the crest. Your submachine guns are worth nothing at range and everything in the trees.',
    aftermath: 'Both staffs marked the hill as taken. For one night both were right.',
  },
  boards: [{ map: magpieWood, at: { column: 0, row: 0 } }],
  turns: 5,
  initiative: 'blue',
  setsUpFirst: 'blue',
  sides: {
    blue: {
      nation: 'american',
      name: 'Americans',
      groups: [
        {
          id: 'patrol',
          name: 'The patrol',
          units: of('us', '101st-airborne-squad x3', '101st-airborne-half-squad', '101st-airborne-leader-7-1'),
          weapons: of('us', 'bar', 'm1919a4'),
          arrival: { kind: 'enter', turn: 1, along: { edge: 'east' } },
        },
      ],
    },
    red: {
      nation: 'german',
      name: 'Germans',
      groups: [
        {
          id: 'spaehtrupp',
          name: 'The patrol',
          units: of('de', 'paratroop-squad x2', 'squad-2-3-4', 'wehrmacht-half-squad', 'leader-6-1'),
          weapons: of('de', 'mg42', 'mg34'),
          arrival: { kind: 'enter', turn: 1, along: { edge: 'west' } },
        },
      ],
    },
  },
  victory: {
    text: 'Whoever holds at least three of the five hexes of the crest (F3, G2, G3, H2 and H3) at the end wins. If neither does, nobody wins.',
    conditions: [
      {
        side: 'blue',
        condition: { type: 'control', hexes: ['F3', 'G2', 'G3', 'H2', 'H3'], atLeast: 3 },
        text: 'The Americans hold the crest.',
      },
      {
        side: 'red',
        condition: { type: 'control', hexes: ['F3', 'G2', 'G3', 'H2', 'H3'], atLeast: 3 },
        text: 'The Germans hold the crest.',
      },
    ],
  },
})
