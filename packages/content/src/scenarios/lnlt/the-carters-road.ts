import { magpieWood } from '../../boards/magpie-wood.ts'
import { weaversEnd } from '../../boards/weavers-end.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** A road over both maps: one side has to open it and keep it open, between those across it and those behind. */
export const theCartersRoad = card({
  id: 'the-carters-road',
  name: 'The Carters’ Road',
  briefing: {
    place: 'West of Vimoutiers, Normandy',
    date: '20 August 1944',
    text: 'The road out of the pocket leads through the village, past the manor and away to the east. It was made for carts, and tonight all the carts of a division are to come along it. The manor looks along half a mile of it. In the afternoon an airborne company was dropped there, and a rearguard that was to go last goes first.',
    blue: 'You are few, and the manor is large: hold its walls and not the road, and give ground for time. Those who come up behind them from the west will be late; make the Germans look over their shoulders all the same.',
    red: 'The carts wait for the manor, and morning does not. The road is quick and watched, the wheat and the orchard are slow and are not. Lay smoke where you must cross, and do not stop to fight for anything else.',
    aftermath: 'Carts were found along the road for years, and in one of them a piano.',
  },
  boards: [
    { map: weaversEnd, label: 'w', at: { column: 0, row: 0 } },
    { map: magpieWood, label: 'e', at: { column: 14, row: 0 } },
  ],
  turns: 7,
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
          units: of('us', '101st-airborne-squad x3', '101st-airborne-half-squad', '101st-airborne-leader-6-2', 'medic'),
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
          arrival: { kind: 'setup', area: { columns: ['K', 'O'], board: 'w' } },
        },
      ],
    },
  },
  victory: {
    text: 'The Germans win if they hold at least two of the three hexes of the manor (eI7, eJ7 and eK6) at the end. Otherwise the Americans win.',
    conditions: [
      {
        side: 'red',
        condition: { type: 'control', hexes: ['eI7', 'eJ7', 'eK6'], atLeast: 2 },
        text: 'The Germans hold the manor, and the road is open.',
      },
    ],
    otherwise: 'blue',
    names: { eI7: 'West wing', eJ7: 'Hall', eK6: 'East wing' },
  },
  modules: ['normandy'],
})
