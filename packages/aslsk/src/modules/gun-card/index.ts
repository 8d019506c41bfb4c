import type { Module } from '../../hooks.ts'
import { stopTracks } from '../../ordnance/tracks.ts'
import { areaFire } from '../acquisition-full/area.ts'
import { byShell, lettered, withoutCloseRange } from './cases.ts'
import { secondChance, twoHits } from './hits.ts'
import { gunAtTracks, immobilizeAdvice, isDeliberate } from './immobilize.ts'
import { houseForbids, positionForbids } from './positions.ts'
import { gunWords } from './words.ts'

/** C3 to C6: the card of the full game for whoever fires shells. */
export const gunCard: Module = {
  id: 'gun-card',
  title: 'The full gunnery card',
  sentence:
    'Guns count every case of the full card: two ones may hit where nothing else would, small calibres hit twice with doubles, and a shot may be meant for the tracks alone.',
  needs: [areaFire],
  fills: ['2.221', '3.36', '4.211'],
  hooks: {
    toHitNumbers: [withoutCloseRange, byShell],
    aims: [lettered],
    luck: [secondChance],
    secondEffects: [twoHits],
    weaponForbids: [positionForbids],
    shotForbids: [houseForbids],
    noCritical: [isDeliberate],
    vehicleHits: [stopTracks],
    noAcquisition: [(s, shot, targets) => targets === 'use' && isDeliberate(s, shot)],
  },
  acts: { prepFire: [gunAtTracks], firstFire: [gunAtTracks], defensiveFire: [gunAtTracks] },
  tellers: gunWords,
  advice: { gunAtTracks: immobilizeAdvice },
  glossary: [
    {
      id: 'gun-cases',
      name: 'To Hit cases by letter',
      rules: ['C5', 'C6', 'C6.3'],
      text: 'Letters for numbers: A turning, B Advancing Fire, D pinned, E the own hex, F Intensive Fire, G tracks, H the wrong hands, I buttoned up, J moving, K concealed, L point blank, N acquired, O hazardous, P size, Q cover, R hindrance. In woods and buildings A and E count twice; E cancels J3, J4, L.',
      also: ['Case A', 'Case L', 'point blank'],
    },
    {
      id: 'improbable-hit',
      name: 'Improbable Hit',
      rules: ['C3.6'],
      text: 'An original 2 that would miss hits on a dr of 3 or less: 1 is critical, 2 strikes the turret of a vehicle, 3 its hull.',
    },
    {
      id: 'critical-hit-full',
      name: 'Critical Hit on Infantry',
      rules: ['C3.7'],
      text: 'An original 2 that hits Infantry without being critical is so on a dr of 1, or of no more than half the To Hit number.',
    },
    {
      id: 'multiple-hits',
      name: 'Multiple hits',
      rules: ['C3.8'],
      text: 'Doubles that hit with a calibre of 15 to 40 mm, and not critically, are two hits: the effect is rolled twice, and the lower roll counts.',
    },
    {
      id: 'guns-at-tracks',
      name: 'Guns at tracks',
      rules: ['C5.7', 'C5.71'],
      text: 'A Gun may be fired at the tracks of a vehicle within 6 hexes: +5, without what is acquired, and never critical. A hit on the hull immobilizes it, and a crew that fails its TC is Stunned.',
      also: ['Case G of Guns'],
    },
    {
      id: 'gun-positions',
      name: 'Where Guns fire from',
      rules: ['B23.423', 'G2.2', 'G8.212', 'B20.95', 'B21.42', 'B16.32', 'G9.21', 'B20.6', 'G13.421'],
      text: 'From a building no Mortar or anti-aircraft gun fires, and only Guns that are small, or AT and INF Guns that are not large; in a fortified one field guns up to 76 mm too. From banks, crests, fords, marsh, panjis and streams nothing is fired but what one man carries.',
    },
  ],
}
