import { longFurrow } from '../../boards/long-furrow.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** A first battle with a Gun: one anti-tank gun that has run out of tanks, and a company that must come up the road to it. */
export const theGunAtTheCrossroads = card({
  id: 'the-gun-at-the-crossroads',
  name: 'The Gun at the Crossroads',
  briefing: {
    place: 'A hamlet west of Saint-Lô, Normandy',
    date: '19 July 1944',
    text: 'The tanks that the gun was dug in for went round by the other road. What is coming up this one is a rifle company on foot, with two mortars and a rocket launcher that somebody traded for cider. The gun has plenty of high explosive and nowhere to go.',
    allied:
      'It looks one way at a time. Come at it from two sides, put a mortar on it before you cross the open, and keep the rocket launcher for the stone houses.',
    axis: 'Dug in and behind its shield the gun is worth a platoon, as long as nobody gets beside it. Lay it on the ground they must cross, wait for a target that is worth the smoke, and stay on it.',
  },
  month: 7,
  year: 1944,
  boards: [{ map: longFurrow, at: { column: 0, row: 0 }, crop: { columns: ['J', 'W'] } }],
  turns: 7,
  movesFirst: 'allied',
  setsUpFirst: 'axis',
  sides: {
    allied: {
      nation: 'american',
      name: 'Americans',
      elr: 3,
      groups: [
        {
          id: 'company',
          name: 'G Company',
          units: of('am', '6-6-6 x9', 'L-9-2', 'L-8-1', 'L-8-0'),
          weapons: of('am', 'MMG', 'MTR60 x2', 'BAZ44'),
          arrival: { kind: 'setup', area: { columns: ['J', 'M'] } },
        },
      ],
    },
    axis: {
      nation: 'german',
      name: 'Germans',
      elr: 3,
      groups: [
        {
          id: 'gun',
          name: 'The gun',
          units: of('ge', 'crew-2-2-8'),
          weapons: of('ge', 'AT75L'),
          arrival: { kind: 'setup', area: { columns: ['O', 'T'] } },
        },
        {
          id: 'picket',
          name: 'The picket',
          units: of('ge', '4-6-7 x3', 'L-8-1'),
          weapons: of('ge', 'LMG'),
          arrival: { kind: 'setup', area: { columns: ['O', 'T'] } },
        },
      ],
    },
  },
  victory: {
    side: 'allied',
    text: 'The Americans win if at the end they control both stone houses of the hamlet (P4 and R4).',
    condition: { type: 'control', hexes: ['P4', 'R4'] },
    names: { P4: 'Corner house', R4: 'Priest’s house' },
  },
  rules: [{ type: 'note', text: 'Columns J to W are in play.' }],
  balance: {
    allied: { text: 'G Company has a squad more.', add: { group: 'company', units: of('am', '6-6-6') } },
    axis: { text: 'The picket has a squad more.', add: { group: 'picket', units: of('ge', '4-6-7') } },
  },
})
