import { weaversEnd } from '../../boards/weavers-end.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** Combined arms on a small map: a tank, a half-track full of men, guns and rockets in the houses. */
export const steelForTheSquare = card({
  id: 'steel-for-the-square',
  name: 'Steel for the Square',
  briefing: {
    place: 'North of Bütgenbach, Ardennes',
    date: '21 December 1944',
    text: 'The village changed hands at dawn and nobody was told. A column of tanks and half-tracks wants to be in the square before the fog lifts; a platoon with a gun and a handful of rockets has just found out that it is the front.',
    blue: 'Your tank is two turns behind your riflemen, and their wall once it is there: let the men walk beside it, and do not let it stop next to a house that nobody has looked into. The half-track is quicker than your legs as long as it is not hit.',
    red: 'One gun and three tubes must do for two vehicles. Wait until they show you a flank, and have somebody near enough to storm what stops.',
    aftermath: 'The square was empty when the fog lifted. Two wrecks marked where the column had meant to park.',
  },
  boards: [{ map: weaversEnd, at: { column: 0, row: 0 } }],
  turns: 5,
  initiative: 'blue',
  setsUpFirst: 'red',
  sides: {
    blue: {
      nation: 'american',
      name: 'Americans',
      groups: [
        {
          id: 'team',
          name: 'The tank team',
          units: [{ type: 'us-m4a1', count: 1 }, ...of('us', 'armor-leader-6-1'), { type: 'm3ht', count: 1 }],
          arrival: { kind: 'enter', turn: 3, along: { edge: 'west' } },
        },
        {
          id: 'riflemen',
          name: 'The riflemen',
          units: of('us', 'infantry-squad x8', 'leader-6-1', 'leader-6-0'),
          weapons: of('us', 'bar x2', 'm9-bazooka'),
          arrival: { kind: 'setup', area: { columns: ['A', 'D'] } },
        },
      ],
    },
    red: {
      nation: 'german',
      name: 'Germans',
      groups: [
        {
          id: 'gun',
          name: 'The gun',
          units: of('de', 'pak38'),
          arrival: { kind: 'setup', area: { columns: ['G', 'N'] } },
        },
        {
          id: 'platoon',
          name: 'The platoon',
          units: of('de', 'grenadier-squad-late x3', 'second-line-squad', 'leader-6-1', 'leader-5-0'),
          weapons: of('de', 'mg42', 'pzf60 x3'),
          arrival: { kind: 'setup', area: { columns: ['F', 'O'] } },
        },
      ],
    },
  },
  victory: {
    text: 'The Americans win if they hold three of the four hexes of the mill on the square (I3, I4, I5 and J5) at the end. Otherwise the Germans win.',
    conditions: [
      {
        side: 'blue',
        condition: { type: 'control', hexes: ['I3', 'I4', 'I5', 'J5'], atLeast: 3 },
        text: 'The Americans hold three hexes of the mill.',
      },
    ],
    otherwise: 'red',
    names: { I3: 'Loom hall', I4: 'Stairs', I5: 'Wool store', J5: 'Counting house' },
  },
})
