import { magpieWood } from '../../boards/magpie-wood.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** A raid: single men decide it. Heroes, a Scout and Skills on one side, a Sniper and patience on the other. */
export const oneForSorrow = card({
  id: 'one-for-sorrow',
  name: 'One for Sorrow',
  briefing: {
    place: 'The Lofoten road, Norway',
    date: '27 December 1941',
    text: 'Commandos landed before dawn and have until the tide turns. On the ridge a mast, in the manor a staff that has slept late, in the stone house down the road its reserve, and in the wood somebody with a good rifle who has not been counted.',
    blue: 'Points are given for the crest, for the manor and for each Squad and Leader that you destroy, and you need five more than they have. Use the few who are better than others: your Hero goes first, your Leader lets everybody fire and walk.',
    red: 'You have walls, a reserve that must run to reach them, and one man whom they can’t see. They must come to you, and every squad they lose is a boat that goes home light.',
    aftermath: 'The tide took them off on time. The rifleman in the wood kept a tally of magpies and told nobody what it meant.',
  },
  boards: [{ map: magpieWood, at: { column: 0, row: 0 } }],
  turns: 6,
  initiative: 'blue',
  setsUpFirst: 'red',
  sides: {
    blue: {
      nation: 'british',
      name: 'British',
      groups: [
        {
          id: 'troop',
          name: 'The troop',
          units: [
            ...of('uk', 'commando-squad x3', 'commando-half-squad', 'medic', 'scout-0-4-6'),
            { type: 'uk-leader-7-1', count: 1, skills: ['versatile'] },
            { type: 'uk-hero-2-3-6', count: 1, skills: ['deadly'] },
          ],
          weapons: of('uk', 'bren x2', 'lifebuoy', 'satchel'),
          arrival: { kind: 'enter', turn: 1, along: { any: [{ edge: 'south' }, { edge: 'east' }] } },
        },
      ],
    },
    red: {
      nation: 'german',
      name: 'Germans',
      groups: [
        {
          id: 'mast',
          name: 'The mast',
          units: of('de', 'second-line-squad', 'leader-5-1'),
          weapons: of('de', 'mg34'),
          arrival: { kind: 'setup', area: { within: 1, of: ['H2'] } },
        },
        {
          id: 'manor',
          name: 'The staff',
          units: [...of('de', 'wehrmacht-squad x2'), { type: 'de-leader-6-1', count: 1, skills: ['charismatic'] }],
          weapons: of('de', 'mg34'),
          arrival: { kind: 'setup', area: { hexes: ['I7', 'J7', 'K6'] } },
        },
        {
          id: 'billets',
          name: 'The billets',
          units: of('de', 'second-line-squad x2'),
          arrival: { kind: 'setup', area: { within: 1, of: ['D5'] } },
        },
        { id: 'rifle', name: 'The man in the wood', units: of('de', 'sniper'), arrival: { kind: 'sniper' } },
      ],
    },
  },
  victory: {
    text: 'The British win if they have at least five points more than the Germans at the end; otherwise the Germans win. The mast on the crest (H2) brings 3 points, each hex of the manor (I7, J7, K6) 2, and each enemy Squad or Leader that is eliminated 1.',
    conditions: [{ side: 'blue', condition: { type: 'morePoints', margin: 5 }, text: 'The British have at least 5 points more.' }],
    otherwise: 'red',
    names: { H2: 'Mast', I7: 'West wing', J7: 'Hall', K6: 'East wing' },
    points: { hexes: { H2: 3, I7: 2, J7: 2, K6: 2 }, eliminated: { squad: 1, leader: 1 } },
  },
})
