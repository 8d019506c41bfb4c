import { weaversEnd } from '../../boards/weavers-end.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

const MILL = ['I3', 'I4', 'I5', 'J5']

/** An assault on a building of two floors, with everything that assault engineers carry. */
export const theWeavingMill = card({
  id: 'the-weaving-mill',
  name: 'The Weaving Mill',
  briefing: {
    place: 'A village on the Vistula, Poland',
    date: '16 January 1945',
    text: 'The mill stands above the rest of the village like a ship. From its upper floor one sees both streets, and from its lower floor one leaves by three doors. The garrison has blocked two of them. The engineers of a guards regiment do not intend to use doors.',
    blue: 'The mill has eight places, and six of them must be yours. Smoke takes you over the street, flame and charges into the ground floor; those upstairs can’t be reached from outside for ever, so plan for the stairs.',
    red: 'You are enough to hold the mill, or enough to make them pay for the street before it, not both for long. Fall back from the outer houses while you still can, and keep somebody upstairs who can see the crossing.',
    aftermath: 'The looms burned for two days. The regiment counted the upper floor as a second village.',
  },
  boards: [{ map: weaversEnd, at: { column: 0, row: 0 } }],
  turns: 8,
  initiative: 'blue',
  setsUpFirst: 'red',
  sides: {
    blue: {
      nation: 'soviet',
      name: 'Soviets',
      groups: [
        {
          id: 'riflemen',
          name: 'The riflemen',
          units: of('su', 'rifle-squad x4', 'leader-6-1'),
          weapons: of('su', 'sg43', 'dp28 x2'),
          arrival: { kind: 'setup', area: { columns: ['D', 'E'] } },
        },
        {
          id: 'engineers',
          name: 'The engineers',
          units: of('su', 'engineer-squad x3', 'guards-smg-squad x3', 'leader-7-1', 'political-officer-6-1'),
          weapons: of('su', 'roks', 'satchel x2'),
          arrival: { kind: 'setup', area: { columns: ['D', 'E'] } },
        },
      ],
    },
    red: {
      nation: 'german',
      name: 'Germans',
      groups: [
        {
          id: 'mill',
          name: 'The garrison of the mill',
          units: of('de', 'grenadier-squad-late x3', 'leader-7-1', 'medic'),
          weapons: of('de', 'mg42', 'mg34'),
          arrival: { kind: 'setup', area: { within: 1, of: MILL } },
        },
        {
          id: 'houses',
          name: 'The outer houses',
          units: of('de', 'second-line-squad', 'leader-5-0'),
          weapons: of('de', 'mg34'),
          arrival: { kind: 'setup', area: { columns: ['F', 'O'] } },
        },
      ],
    },
  },
  victory: {
    text: 'The Soviets win if they hold six of the eight places in the mill (I3, I4, I5 and J5, each on two floors) at the end. Otherwise the Germans win.',
    conditions: [
      {
        side: 'blue',
        condition: { type: 'control', hexes: MILL.flatMap((hex) => [hex, `${hex} upstairs`]), atLeast: 6 },
        text: 'The Soviets hold six of the eight places in the mill.',
      },
    ],
    otherwise: 'red',
    names: { I3: 'Loom hall', I4: 'Stairs', I5: 'Wool store', J5: 'Counting house' },
  },
})
