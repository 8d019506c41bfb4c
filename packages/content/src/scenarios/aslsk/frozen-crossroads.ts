import { alderCross } from '../../boards/alder-cross.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** A village in winter: bare orchards, no grain, long fields of fire. */
export const frozenCrossroads = card({
  id: 'frozen-crossroads',
  name: 'The Frozen Crossroads',
  briefing: {
    place: 'A village south of Velikiye Luki',
    date: '9 January 1943',
    text: 'Two roads cross in front of a church, and whoever sits there decides what drives where. The Germans have turned the stone houses into a fort for want of anything better. The Soviet rifle battalion coming up from the pond has no guns left that fire, and orders that do not mention it.',
    allied:
      'You have more men than they have bullets in a belt, but only until you stand still. Use the woods in the north-east and the causeway together, and send the submachine gunners in first.',
    axis: 'The street is your best weapon. Give up the eastern houses one by one, never two at a time, and be at the church when the count is made.',
    aftermath:
      'The crossroads changed hands three times in a day. By evening it was the only part of the village that nobody wanted to sleep in.',
  },
  month: 1,
  year: 1943,
  boards: [{ map: alderCross, at: { column: 0, row: 0 } }],
  turns: 7,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  sides: {
    allied: {
      nation: 'russian',
      name: 'Russians',
      elr: 3,
      groups: [
        {
          id: 'battalion',
          name: 'Rifle companies',
          units: of('ru', '4-4-7 x7', 'L-9-1', 'L-8-0', 'L-7-0'),
          weapons: of('ru', 'MMG', 'LMG x2'),
          arrival: { kind: 'setup', area: { columns: ['X', 'GG'] } },
        },
        {
          id: 'smg',
          name: 'Submachine gun company',
          units: of('ru', '6-2-8 x3', 'L-8-1'),
          arrival: { kind: 'enter', turn: 2, along: { any: [{ all: [{ edge: 'north' }, { columns: ['T', 'AA'] }] }, { edge: 'east' }] } },
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
          name: 'The village’s defenders',
          units: of('ge', '4-6-7 x4', 'L-9-1', 'L-8-0'),
          weapons: of('ge', 'HMG', 'LMG x2'),
          arrival: { kind: 'setup', area: { columns: ['M', 'V'] } },
        },
        {
          id: 'reserve',
          name: 'The reserve platoon',
          units: of('ge', '4-6-7 x2', 'L-8-1'),
          weapons: of('ge', 'LMG'),
          arrival: { kind: 'enter', turn: 4, along: { edge: 'west' } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The Russians win if they control four of the six stone buildings around the crossroads (O5, P6, Q4, R5, R7 with R8, T7) at the end.',
    condition: {
      type: 'controlBuildings',
      area: { hexes: ['O5', 'P6', 'Q4', 'R5', 'R7', 'T7'] },
      stoneOnly: true,
      atLeast: 4,
    },
    names: { O5: 'Town hall', P6: 'School', Q4: 'Inn', R5: 'Church', R7: 'Mill', T7: 'Smithy' },
  },
  rules: [{ type: 'note', text: 'It is winter: orchards are bare, and where grain would stand is open ground.' }],
  balance: {
    allied: { text: 'The game lasts eight turns.', turns: 8 },
    axis: { text: 'The defenders have a medium machine gun more.', add: { group: 'village', weapons: of('ge', 'MMG') } },
  },
})
