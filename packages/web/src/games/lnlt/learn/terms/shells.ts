import type { Term } from '../../../../learn/term.ts'

/** Weapon Teams, mortars and artillery. */
export const shellTerms: readonly Term[] = [
  {
    id: 'weapon-team',
    name: 'Weapon Team',
    rules: ['1.7'],
    text: 'A machine gun, mortar or gun with its own crew. It fires apart from the others of its hex, in the same impulse at the same hex, carries nothing else and never enters Melee. Only machine guns are taken into buildings and over walls.',
    also: ['WT', 'team', 'crew'],
    see: ['mortar', 'opportunity-fire'],
  },
  {
    id: 'mortar',
    name: 'Mortar',
    rules: ['1.6.5', '18.1', '18.0'],
    text: 'Rolls two dice and keeps the higher. It fires at spotted hexes within its range, over what degrades the sight and over walls. What it does not see somebody else must see for it: a neighbour for one that is carried, a Leader or Scout for a Weapon Team. Under a roof or in a forest it can’t fire.',
    also: ['mortars', 'indirect fire', 'directed by'],
    see: ['weapon-team', 'fire-for-effect', 'artillery'],
  },
  {
    id: 'artillery',
    name: 'Off-board artillery',
    rules: ['18.2', '18.3', '20.1.4'],
    text: 'A Leader or Scout spends his impulse and names a hex that he sees. A Spotting Round falls: half the white die away, in the direction of the coloured one. Out of his sight the mission is off; else he shifts it by a hex and fires, or breaks off and keeps it. One call a turn.',
    also: ['OBA', 'Spotting Round', 'drift', 'scatter', 'call'],
    see: ['fire-for-effect', 'fire-mission'],
  },
  {
    id: 'fire-mission',
    name: 'Fire Mission',
    rules: ['18.2.1'],
    text: 'Said before the Spotting Round. Standard: seven hexes. Concentrated: more in the middle, less around it. Loose: all within two hexes, weakly. Line: seven hexes in a row. Walking: three hexes that go one on in each of the next two turns.',
    also: ['Standard', 'Concentrated', 'Loose', 'Line Barrage', 'Walking Barrage'],
    see: ['artillery'],
  },
  {
    id: 'fire-for-effect',
    name: 'Fire For Effect',
    rules: ['18.2', '18.1'],
    text: 'Shells go on falling until the Administrative Phase: whoever enters such a hex is attacked before anything else happens to him, friend or enemy, and the sight through it is degraded at every height. Hills and walls don’t cover against it.',
    also: ['FFE', 'shells', 'barrage'],
    see: ['artillery', 'mortar'],
  },
]
