import type { Term } from '../../../../learn/term.ts'

/** The Japanese, the Marines, and the ground on which they met. */
export const pacificTerms: readonly Term[] = [
  {
    id: 'step-reduction',
    name: 'Step Reduction',
    rules: ['8.1.1', '8.1.2', '8.1.3', '8.1.6'],
    text: 'Japanese squads and crews don’t break. One that fails its check is turned over to the side with the stripe and fights on; from there a squad becomes an unbroken half squad. Half squads break as others do.',
    also: ['loses a step', 'stripe', 'Reduced-Strength'],
    see: ['japanese-leader'],
  },
  {
    id: 'japanese-leader',
    name: 'Japanese leader',
    rules: ['8.1.7', '8.1.8.3'],
    text: 'He lifts the morale of the Japanese with him by one, is wounded where others would break, and is never pinned by fire. He must try to rally all who are broken in his hex; DM does not count, but whom he fails to rally goes down a class.',
    see: ['step-reduction', 'banzai'],
  },
  {
    id: 'banzai',
    name: 'Banzai Charge',
    rules: ['8.1.8.6', '8.1.8.7', '8.1.8.8'],
    text: 'A Japanese leader and all who are linked to him from hex to hex run at an enemy within eight hexes. In each Impulse everyone moves one hex; only then may they be fired at. They have 8 MF and one morale more, are not pinned, and may enter the enemy’s hex, where he must fire at once.',
    also: ['BANZAI', 'Impulse', 'Charge'],
    see: ['hand-to-hand'],
  },
  {
    id: 'hand-to-hand',
    name: 'Hand-to-Hand',
    rules: ['8.1.8.4'],
    text: 'Close Combat in which unbroken Japanese attack or ambush. Every Kill number is two higher, for both sides, and Japanese have −1 besides. It stays so as long as the Melee lasts, but not while all Japanese there were ambushed or are pinned.',
    also: ['hand to hand', 'HtH'],
    see: ['banzai'],
  },
  {
    id: 'jungle-ambush',
    name: 'Ambush in the Pacific',
    rules: ['8.1.8.1', '8.4.2'],
    text: 'Good Order Elite and 1st Line Japanese, and Marine Raiders, have −1 on their ambush die; whoever attacks through jungle, kunai or bamboo has +1.',
    see: ['hand-to-hand', 'jungle'],
  },
  {
    id: 'japanese-guns',
    name: 'Japanese machine guns',
    rules: ['8.1.8.2'],
    text: 'A medium or heavy machine gun in the hands of a Japanese squad or half squad breaks down one earlier and has one less rate. A crew knows how to serve it.',
  },
  {
    id: 'jungle',
    name: 'PTO Terrain',
    rules: ['8.2', '8.2.1'],
    text: 'Where a scenario says so, woods are jungle, brush is bamboo, orchards are palm trees, grain is kunai, groups of small houses are huts, and roads are gone: under the trees a path is left. Dense jungle gives +2, holds two squads and blocks sight along its hexsides; two hexes of dense growth never fire as one group.',
    also: ['jungle', 'kunai', 'palm trees', 'path', 'dense jungle', 'light jungle'],
    see: ['bamboo', 'hut'],
  },
  {
    id: 'bamboo',
    name: 'Bamboo',
    rules: ['8.2.1'],
    text: 'Going in takes all MF of a unit that has not moved yet, and leaves it CX and pinned. High Explosive in it does more harm, not less.',
    see: ['jungle'],
  },
  {
    id: 'hut',
    name: 'Hut',
    rules: ['8.2.1'],
    text: 'A building that covers by +1 and hinders sight without stopping it. A KIA or a tank brings it down: then it covers nobody, and those in it may be pinned.',
    also: ['collapsed hut'],
    see: ['jungle'],
  },
  {
    id: 'marines',
    name: 'Marines',
    rules: ['8.4', '8.4.1', '8.4.3'],
    text: 'Elite Americans with American leaders and weapons. A 7-6-8 may go apart into two 3-4-8 half squads, and two of them with a leader may join again. The early Army has 4-4-7 and 3-3-6 squads.',
    also: ['USMC', 'deploy', 'recombine'],
  },
]
