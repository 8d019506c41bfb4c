import type { MapSpec } from '@firegroup/hexmap'
import { card, of } from './card.ts'

/** A meeting engagement: nobody is in the village yet. */
export const patrolInTheOrchard = (alderCross: MapSpec) =>
  card({
    id: 'patrol-in-the-orchard',
    name: 'A Patrol in the Orchard',
    briefing: {
      place: 'A village between the lines, southern Netherlands',
      date: '3 October 1944',
      text: 'Both sides have heard that the village is empty, and both are right. A British patrol comes from the east and a German one from the west, each a little early and each sure to be first.',
      allied: 'Your men shoot farther, theirs have more machine guns. Be in the church before they are in the houses opposite.',
      axis: 'The western houses are nearer to you than to them, and wood is enough if you are in it first.',
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
            units: of('ge', '4-6-7 x4', '4-4-7 x2', 'L-8-1', 'L-8-0'),
            weapons: of('ge', 'MMG', 'LMG x2'),
            arrival: { kind: 'enter', turn: 1, along: { edge: 'west' } },
          },
        ],
      },
    },
    victory: {
      side: 'allied',
      text: 'The British win if they control at least ten of the buildings on the map at the end.',
      condition: { type: 'controlBuildings', area: { columns: ['I', 'Y'] }, atLeast: 10 },
    },
    rules: [{ type: 'note', text: 'Columns I to Y are in play. Nobody sets up on the map.' }],
    balance: {
      allied: { text: 'The patrol has a medium machine gun.', add: { group: 'patrol', weapons: of('br', 'MMG') } },
      axis: { text: 'The patrol has a 9-1 leader more.', add: { group: 'spaehtrupp', units: of('ge', 'L-9-1') } },
    },
  })
