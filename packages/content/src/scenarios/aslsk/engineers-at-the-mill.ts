import { alderCross } from '../../boards/alder-cross.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** A small assault with flamethrower and charges, in which losses count as much as ground. */
export const engineersAtTheMill = card({
  id: 'engineers-at-the-mill',
  name: 'Engineers at the Mill',
  briefing: {
    place: 'A mill east of Belgorod',
    date: '14 July 1943',
    text: 'A Guards platoon has made a nest of the mill’s barn and its stone house. The tanks went round it yesterday and can’t be had back. What there is today is a company of assault engineers, one flamethrower, a box of charges and no time.',
    allied: 'They have one flamethrower. Make its carrier the most unpopular man on the field. The walls keep you alive, not the hour.',
    axis: 'Take both houses and bring your men out again: there will be another mill tomorrow. Smoke first, fire groups second, engineers last.',
  },
  month: 7,
  year: 1943,
  boards: [{ map: alderCross, at: { column: 0, row: 0 }, crop: { columns: ['W', 'GG'] } }],
  turns: 6,
  movesFirst: 'axis',
  setsUpFirst: 'allied',
  sides: {
    allied: {
      nation: 'russian',
      name: 'Russians',
      elr: 4,
      groups: [
        {
          id: 'guards',
          name: 'The Guards in the mill',
          units: of('ru', '4-5-8 x4', '6-2-8', 'L-8-1', 'L-8-0'),
          weapons: of('ru', 'MMG', 'LMG'),
          arrival: { kind: 'setup', area: { within: 2, of: ['CC4', 'DD4'] } },
        },
      ],
    },
    axis: {
      nation: 'german',
      name: 'Germans',
      elr: 4,
      groups: [
        {
          id: 'engineers',
          name: 'Assault engineers',
          units: of('ge', '8-3-8 x3', 'L-9-1'),
          weapons: of('ge', 'FT', 'DC x2'),
          arrival: { kind: 'setup', area: { columns: ['W', 'X'] } },
        },
        {
          id: 'grenadiers',
          name: 'Grenadiers',
          units: of('ge', '4-6-8 x3', 'L-8-1'),
          weapons: of('ge', 'MMG', 'LMG'),
          arrival: { kind: 'setup', area: { columns: ['W', 'X'] } },
        },
      ],
    },
  },
  victory: {
    side: 'axis',
    text: 'The Germans win if at the end they control the barn (CC4 with DD3) and the stone house (DD4) and have not lost ten points before.',
    condition: { type: 'control', hexes: ['CC4', 'DD3', 'DD4'] },
    immediately: [
      {
        side: 'allied',
        text: 'Ten points of Germans are lost: the attack is called off.',
        condition: { type: 'casualties', points: 10 },
      },
    ],
    names: { CC4: 'Barn', DD4: 'Stone house' },
  },
  rules: [{ type: 'note', text: 'Only the eastern part of the board, columns W to GG, is in play.' }],
  balance: {
    allied: { text: 'The Guards have a second LMG.', add: { group: 'guards', weapons: of('ru', 'LMG') } },
    axis: { text: 'The engineers have one squad more.', add: { group: 'engineers', units: of('ge', '8-3-8') } },
  },
})
