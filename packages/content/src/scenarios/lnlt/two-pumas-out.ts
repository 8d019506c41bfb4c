import { customsStreet } from '../../boards/customs-street.ts'
import { of } from '../counters.ts'
import { card } from './card.ts'

/** Helicopters: an air assault on a town that has one man-portable missile and a handful of rockets. */
export const twoPumasOut = card({
  id: 'two-pumas-out',
  era: 'modern',
  name: 'Two Pumas Out',
  briefing: {
    place: 'A settlement on East Falkland',
    date: '22 May 1982',
    text: 'The wind has dropped for the first time in a week. Two transport helicopters and a gunship lift off from behind the ridge with the marines of the reserve; in the settlement a platoon hears them before it sees them.',
    blue: 'Your missile reaches everything in the air, and your rifles half as far as on the ground. A helicopter that hovers to let its men off is the target you have been waiting for.',
    red: 'Fly out of their sight as long as you can, hover where the ground is open, and be gone. The gunship keeps their heads down.',
    aftermath: 'One of the two flew back. Its crew counted the holes and stopped at forty.',
  },
  boards: [{ map: customsStreet, at: { column: 0, row: 0 } }],
  turns: 7,
  initiative: 'red',
  setsUpFirst: 'blue',
  sides: {
    blue: {
      nation: 'british',
      name: 'British',
      groups: [
        {
          id: 'platoon',
          name: 'The platoon',
          units: [...of('uk', 'para-squad-falklands x3', 'leader-7-1'), { type: 'uk-marksman', count: 1 }],
          weapons: [
            { type: 'uk-l7a2', count: 1 },
            { type: 'uk-blowpipe', count: 1 },
            { type: 'uk-law', count: 1 },
          ],
          arrival: { kind: 'setup', area: { columns: ['F', 'N'] } },
        },
      ],
    },
    red: {
      nation: 'argentine',
      name: 'Argentines',
      groups: [
        {
          id: 'first-wave',
          name: 'The first wave',
          units: [
            { type: 'ar-puma', count: 2 },
            { type: 'ar-marine-squad', count: 4, aboard: true },
            { type: 'ar-leader-6-1', count: 1, aboard: true },
            { type: 'ar-alouette3', count: 1 },
          ],
          arrival: { kind: 'setup', area: { columns: ['A', 'A'] } },
        },
        {
          id: 'on-foot',
          name: 'Those on foot',
          units: [
            { type: 'ar-army-squad', count: 2 },
            { type: 'ar-army-half-squad', count: 1 },
            { type: 'ar-leader-5-0', count: 1 },
          ],
          weapons: [{ type: 'fn-mag', count: 1 }],
          arrival: { kind: 'setup', area: { columns: ['A', 'C'] } },
        },
      ],
    },
  },
  victory: {
    text: 'The Argentines win if they hold two of the three hexes of the customs house (I2, I3 and I4) at the end. Otherwise the British win.',
    conditions: [
      {
        side: 'red',
        condition: { type: 'control', hexes: ['I2', 'I3', 'I4'], atLeast: 2 },
        text: 'The Argentines hold two hexes of the customs house.',
      },
    ],
    otherwise: 'blue',
    names: { I2: 'Store', I3: 'Customs house', I4: 'Office' },
  },
})
