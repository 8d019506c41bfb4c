import { alderCross } from '../../boards/alder-cross.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** A race for the village: one side was there a quarter of an hour earlier, and knows no more than that. */
export const patrolInTheOrchard = card({
  id: 'patrol-in-the-orchard',
  name: 'A Patrol in the Orchard',
  briefing: {
    place: 'A village between the lines, southern Netherlands',
    date: '3 October 1944',
    text: 'Both sides had heard that the village was empty, and until breakfast both were right. A German patrol came from the west and began to look for eggs. A British patrol came from the east a quarter of an hour later, and found the Germans.',
    allied: 'Your squads are steadier than theirs and you have longer to walk. Take the eastern houses on the run, then stop running.',
    axis: 'There are more houses than men. Decide which of them you can do without, and hold the streets between the others.',
  },
  month: 10,
  year: 1944,
  boards: [{ map: alderCross, at: { column: 0, row: 0 }, crop: { columns: ['I', 'Y'] } }],
  turns: 6,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  sides: {
    allied: {
      nation: 'british',
      name: 'British',
      elr: 4,
      groups: [
        {
          id: 'patrol',
          name: 'The British patrol',
          units: of('br', '4-5-8 x4', '4-5-7 x2', 'L-9-1', 'L-8-0'),
          weapons: of('br', 'LMG x2'),
          arrival: { kind: 'enter', turn: 1, along: { edge: 'east' } },
        },
      ],
    },
    axis: {
      nation: 'german',
      name: 'Germans',
      elr: 3,
      groups: [
        {
          id: 'spaehtrupp',
          name: 'The German patrol',
          units: of('ge', '4-6-7 x4', '4-4-7 x2', 'L-8-1 x2'),
          weapons: of('ge', 'MMG', 'LMG x2'),
          arrival: { kind: 'setup', area: { columns: ['I', 'P'] } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The British win if they control at least eleven of the twenty-two buildings on the map at the end.',
    condition: { type: 'controlBuildings', area: { columns: ['I', 'Y'] }, atLeast: 11 },
    names: { O5: 'Town hall', P3: 'Chapel', P6: 'School', Q4: 'Inn', R5: 'Church', R7: 'Mill', T7: 'Smithy' },
  },
  rules: [{ type: 'note', text: 'Columns I to Y are in play.' }],
  balance: {
    allied: { text: 'The patrol has a medium machine gun.', add: { group: 'patrol', weapons: of('br', 'MMG') } },
    axis: { text: 'The patrol has a 9-1 leader more.', add: { group: 'spaehtrupp', units: of('ge', 'L-9-1') } },
  },
})
