import { customsStreet } from '../../boards/customs-street.ts'
import { card } from './card.ts'

/** The modern era on the ground: a vehicle with missiles and its men against rockets in the houses. */
export const theLastBarrier = card({
  id: 'the-last-barrier',
  era: 'modern',
  name: 'The Last Barrier',
  briefing: {
    place: 'A border town, Kunar valley',
    date: '9 May 1985',
    text: 'The convoy has to be through the barrier by noon. The street is empty, the shutters are closed, and from the roof of the customs house somebody is counting vehicles.',
    blue: 'Your carrier is tin and stays behind the town until the third turn: let the men look into the houses first. A missile is slow, and whoever guides it must not be shot at.',
    red: 'Let them come into the street. From next door a rocket does not miss, and what stops in front of a house can be stormed.',
    aftermath: 'By one o’clock the barrier was open and the street was full of glass.',
  },
  boards: [{ map: customsStreet, at: { column: 0, row: 0 } }],
  turns: 5,
  initiative: 'blue',
  setsUpFirst: 'red',
  sides: {
    blue: {
      nation: 'soviet',
      name: 'Soviets',
      groups: [
        {
          id: 'carriers',
          name: 'The carrier',
          units: [{ type: 'bmp1', count: 1 }],
          arrival: { kind: 'enter', turn: 3, along: { edge: 'west' } },
        },
        {
          id: 'scouts',
          name: 'The scouts',
          units: [
            { type: 'su-spetsnaz-half-squad', count: 8 },
            { type: 'su-leader-6-1', count: 1 },
            { type: 'su-leader-6-0', count: 1 },
          ],
          weapons: [{ type: 'su-pkm', count: 1 }],
          arrival: { kind: 'setup', area: { columns: ['A', 'D'] } },
        },
      ],
    },
    red: {
      nation: 'mujahideen',
      name: 'Mujahideen',
      groups: [
        {
          id: 'band',
          name: 'The band',
          units: [
            { type: 'mj-squad', count: 6 },
            { type: 'mj-leader-6-1', count: 2 },
          ],
          weapons: [
            { type: 'mj-rpg7', count: 4 },
            { type: 'mj-pkm', count: 2 },
          ],
          arrival: { kind: 'setup', area: { columns: ['F', 'O'] } },
        },
      ],
    },
  },
  victory: {
    text: 'The Soviets win if they hold two of the three hexes of the customs house (I2, I3 and I4) at the end. Otherwise the Mujahideen win.',
    conditions: [
      {
        side: 'blue',
        condition: { type: 'control', hexes: ['I2', 'I3', 'I4'], atLeast: 2 },
        text: 'The Soviets hold two hexes of the customs house.',
      },
    ],
    otherwise: 'red',
    names: { I2: 'Store', I3: 'Customs house', I4: 'Office' },
  },
})
