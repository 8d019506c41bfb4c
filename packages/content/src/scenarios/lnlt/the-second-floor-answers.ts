import { customsStreet } from '../../boards/customs-street.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** Claymores, grenade launchers and an Event: a few marines in a strong house, and a battalion's vanguard that wants it before noon. */
export const theSecondFloorAnswers = card({
  id: 'the-second-floor-answers',
  era: 'modern',
  name: 'The Second Floor Answers',
  briefing: {
    place: 'A border town on the coast road, Vietnam',
    date: '3 February 1969',
    text: 'For three days nobody has crossed the border but goats. At six the goats are gone. The marines in the customs house have a telephone that works in one direction, boxes of grenades, and mines that are set off with a wire; in the west ends of the street stand men who have walked for two months to be here.',
    blue: 'Lay your Claymores where they must come by, and let one man stay with the wire. Your launchers throw over walls, twice. When they are in the corner house somebody will hear of it.',
    red: 'You are many, and the street is short. Come from two sides, use the walls, and keep your rockets for the rooms from which they fire.',
    aftermath: 'The telephone rang at half past eleven. It was somebody who wanted to know why nobody had answered.',
  },
  boards: [{ map: customsStreet, at: { column: 0, row: 0 } }],
  turns: 7,
  initiative: 'red',
  setsUpFirst: 'blue',
  sides: {
    blue: {
      nation: 'american',
      name: 'Americans',
      groups: [
        {
          id: 'watch',
          name: 'The watch',
          units: of('us', 'marine-squad-vietnam x3', 'leader-vietnam-6-1'),
          weapons: of('us', 'm60', 'm203 x2', 'claymore x4'),
          arrival: { kind: 'setup', area: { columns: ['G', 'K'] } },
        },
      ],
    },
    red: {
      nation: 'nva',
      name: 'North Vietnamese',
      groups: [
        {
          id: 'vanguard',
          name: 'The vanguard',
          units: [...of('nva', 'squad x6', 'leader-6-1'), ...of('vc', 'squad x2', 'leader-6-1')],
          weapons: of('nva', 'rpd x3', 'rpg7'),
          arrival: { kind: 'setup', area: { columns: ['B', 'D'] } },
        },
      ],
    },
  },
  victory: {
    text: 'The North Vietnamese win if they hold two of the three hexes of the customs house (I2, I3 and I4) at the end. Otherwise the Americans win.',
    conditions: [
      {
        side: 'red',
        condition: { type: 'control', hexes: ['I2', 'I3', 'I4'], atLeast: 2 },
        text: 'The North Vietnamese hold two hexes of the customs house.',
      },
    ],
    otherwise: 'blue',
    names: { I2: 'Store', I3: 'Customs house', I4: 'Office' },
  },
  events: [
    {
      id: 'a',
      trigger: 'occupation',
      hexes: ['G4'],
      side: 'red',
      paragraph: 'From the corner house they can be counted, and so they are. The guns on the coast have one fire mission to give.',
      effects: [{ type: 'artillery', side: 'blue', name: 'the guns on the coast', fp: 4, missions: 1, squads: true }],
    },
  ],
})
