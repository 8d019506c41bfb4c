import { alderCross } from '../../boards/alder-cross.ts'
import { larkHill } from '../../boards/lark-hill.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** A whole evening: hill and village, reinforcements for both, and several ways to win. */
export const longEvening = card({
  id: 'long-evening',
  name: 'The Long Evening',
  briefing: {
    place: 'A valley in the Vosges, Alsace',
    date: '28 September 1944',
    text: 'A village in the south, a hill in the north, and one road through both. The battalion has to have the village tonight and would like to have the hill too, because nobody can cook under it. The defenders have been promised help, as they were yesterday.',
    allied:
      'You can’t do everything at once. Without the hill the village costs twice; without the village the hill is worth nothing. Decide early which company carries the day.',
    axis: 'The hill is the shield and the village the prize. Help may come from the north: hold where it can reach you.',
    aftermath: 'The village fell after dark. The hill was found empty in the morning, with warm ashes and one boot.',
  },
  month: 9,
  year: 1944,
  boards: [
    { map: larkHill, label: 'n', at: { column: 0, row: 0 } },
    { map: alderCross, label: 's', at: { column: 0, row: 10 } },
  ],
  turns: 9,
  halfLastTurn: true,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  sides: {
    allied: {
      nation: 'american',
      name: 'Americans',
      elr: 3,
      groups: [
        {
          id: 'first',
          name: 'First company',
          units: of('am', '6-6-6 x8', 'L-9-1', 'L-8-1', 'L-8-0'),
          weapons: of('am', 'HMG', 'MMG x2'),
          arrival: { kind: 'setup', area: { columns: ['A', 'H'], board: 's' } },
        },
        {
          id: 'second',
          name: 'Second company',
          units: of('am', '6-6-6 x5', '7-4-7 x2', 'L-9-2', 'L-8-0'),
          weapons: of('am', 'MMG', 'FT', 'DC'),
          arrival: { kind: 'enter', turn: 2, along: { edge: 'west' } },
        },
      ],
    },
    axis: {
      nation: 'german',
      name: 'Germans',
      elr: 3,
      groups: [
        {
          id: 'village',
          name: 'The village',
          units: of('ge', '4-6-7 x7', '4-4-7 x3', 'L-9-1', 'L-8-0'),
          weapons: of('ge', 'HMG', 'LMG x3'),
          arrival: { kind: 'setup', area: { columns: ['M', 'GG'], board: 's' } },
        },
        {
          id: 'hill',
          name: 'The hill',
          units: of('ge', '4-6-7 x3', 'L-8-1'),
          weapons: of('ge', 'MMG', 'LMG'),
          arrival: { kind: 'setup', area: { columns: ['K', 'W'], rows: [1, 8], board: 'n' } },
        },
        {
          id: 'help',
          name: 'The help',
          units: of('ge', '5-4-8 x3', 'L-9-1'),
          weapons: of('ge', 'LMG', 'MMG'),
          arrival: { kind: 'enter', turn: 3, along: { edge: 'north' } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The Americans win if they control five of the six stone buildings around the crossroads at the end, or four of them and the chapel on the hill.',
    condition: {
      type: 'any',
      of: [
        { type: 'controlBuildings', area: { hexes: ['sO5', 'sP6', 'sQ4', 'sR5', 'sR7', 'sT7'] }, stoneOnly: true, atLeast: 5 },
        {
          type: 'all',
          of: [
            { type: 'controlBuildings', area: { hexes: ['sO5', 'sP6', 'sQ4', 'sR5', 'sR7', 'sT7'] }, stoneOnly: true, atLeast: 4 },
            { type: 'control', hexes: ['nP3'] },
          ],
        },
      ],
    },
    immediately: [
      {
        side: 'axis',
        text: 'The Americans have lost thirty points: the attack is broken off for the night.',
        condition: { type: 'casualties', points: 30 },
      },
    ],
    names: { sO5: 'Town hall', sP6: 'School', sQ4: 'Inn', sR5: 'Church', sR7: 'Mill', sT7: 'Smithy', nP3: 'Hill chapel' },
  },
  rules: [
    {
      type: 'provisionalReinforcement',
      group: 'help',
      atMost: 3,
      text: 'From turn 3 on the German player rolls one die in each of his Rally Phases; on 1 to 3 the help enters over the north edge.',
    },
  ],
  balance: {
    allied: { text: 'The second company has one 7-4-7 squad more.', add: { group: 'second', units: of('am', '7-4-7') } },
    axis: { text: 'The men on the hill have one squad more.', add: { group: 'hill', units: of('ge', '4-6-7') } },
  },
})
