import { magpieWood } from '../../boards/magpie-wood.ts'
import { weaversEnd } from '../../boards/weavers-end.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** A breakout over both maps: one side only has to get away, with enough of itself. */
export const theCartersRoad = card({
  id: 'the-carters-road',
  name: 'The Carters’ Road',
  briefing: {
    place: 'West of Vimoutiers, Normandy',
    date: '20 August 1944',
    text: 'The road out of the pocket leads through the village, past the manor and away to the east. It was made for carts. Tonight a rearguard wants to walk along it, and an airborne company has been dropped across it in the afternoon.',
    blue: 'You are few on a wide front: hold the places that look along the road, not the road. Whoever comes up behind them from the west is worth more than another squad in the wood.',
    red: 'Nobody asks how you look when you arrive. The road is quick and watched, the wheat and the marsh are slow and are not. Lay smoke where you must cross, and do not stop to fight for anything that you will not need tomorrow.',
    aftermath: 'Carts were found along the road for years, and in one of them a piano.',
  },
  boards: [
    { map: weaversEnd, label: 'w', at: { column: 0, row: 0 } },
    { map: magpieWood, label: 'e', at: { column: 14, row: 0 } },
  ],
  turns: 10,
  initiative: 'red',
  setsUpFirst: 'blue',
  sides: {
    blue: {
      nation: 'american',
      name: 'Americans',
      groups: [
        {
          id: 'block',
          name: 'The company across the road',
          units: of('us', '101st-airborne-squad x2', '101st-airborne-half-squad', '101st-airborne-leader-6-2', 'medic'),
          weapons: of('us', 'bar x2', 'm1919a4'),
          arrival: { kind: 'setup', area: { columns: ['D', 'M'], board: 'e' } },
        },
        {
          id: 'chase',
          name: 'Those who come behind',
          units: of('us', 'infantry-squad x3', 'leader-6-1'),
          weapons: of('us', 'm1919a6', 'm2ft'),
          arrival: { kind: 'enter', turn: 2, along: { edge: 'west' } },
        },
      ],
    },
    red: {
      nation: 'german',
      name: 'Germans',
      groups: [
        {
          id: 'rearguard',
          name: 'The rearguard',
          units: of(
            'de',
            'paratroop-squad x4',
            'grenadier-squad-late x3',
            'second-line-squad x2',
            'leader-7-1',
            'leader-6-1',
            'leader-6-0',
          ),
          weapons: of('de', 'mg42 x2', 'mg34 x2', 'satchel'),
          arrival: { kind: 'setup', area: { columns: ['G', 'N'], board: 'w' } },
        },
      ],
    },
  },
  victory: {
    text: 'The Germans win as soon as three Squads’ worth of them and a Leader have left the map over its east edge. Otherwise the Americans win.',
    conditions: [
      {
        side: 'red',
        condition: { type: 'exit', area: { edge: 'east' }, halves: 6, leaders: 1 },
        text: 'The Germans have got away with three Squads and a Leader.',
        immediately: true,
      },
    ],
    otherwise: 'blue',
  },
  modules: ['normandy'],
})
