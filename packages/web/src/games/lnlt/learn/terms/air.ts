import type { Term } from '../../../../learn/term.ts'

/** Riders, and what comes from the air. */
export const airTerms: readonly Term[] = [
  {
    id: 'mounted-unit',
    name: 'Mounted Unit',
    rules: ['6.6', '6.6.1', '6.6.2'],
    text: 'Men on horses or motorcycles. They pay for ground as wheels off the road do, neither crawl nor run faster with a Leader, and are easier to hit while they halt than while they move. On horseback nobody fires a weapon; on a motorcycle a light machine gun. Getting off takes half of their MF, and the mounts are gone.',
    also: ['cavalry', 'motorcycle', 'dismount', 'horse'],
    see: ['hit-and-run', 'charge'],
  },
  {
    id: 'hit-and-run',
    name: 'Hit & Run',
    rules: ['6.7', '6.8'],
    text: 'Riders may spend half of their MF and fire once on the way, at -2. Riders that have not acted may also answer an enemy’s move with a whole move of their own: Opportunity Movement. It can be fired at in its turn, and then the enemy goes on.',
    also: ['H&R', 'Opportunity Movement', 'OM'],
    see: ['mounted-unit', 'opportunity-fire'],
  },
  {
    id: 'charge',
    name: 'Charge',
    rules: ['8.6'],
    text: 'Cavalry that enters a Melee from two hexes away or more doubles its firepower in the first round. Whoever is charged passes a Morale Check or only defends. Not into buildings, Bunkers, Marsh, Forest or Dense Palms.',
    also: ['cavalry charge'],
    see: ['melee', 'mounted-unit'],
  },
  {
    id: 'air-support',
    name: 'Air support',
    rules: ['19.1', '19.1.1', '19.1.2', '19.1.3', '19.1.4'],
    text: 'Doubles of anybody bring a plane in the next impulse, one a side and turn. It flies along one straight hexrow, with cannon and bombs for hexes that are spotted or that a Leader sees. Anti-aircraft weapons may fire at it all the way, at +2. A bomber hits a hex and the six around it.',
    also: ['airstrike', 'plane', 'bomber', 'cannon', 'bombs', 'anti-aircraft', 'AA'],
    see: ['ordnance', 'spotted'],
  },
  {
    id: 'helicopter',
    name: 'Helicopter',
    rules: ['19.2', '19.2.1', '19.2.2', '19.2.3', '19.2.4', '19.2.6', '19.2.7', '19.2.8'],
    text: 'It is in the air, a level above its hex, and flies as far as it likes. Flying it fires badly and is hard to hit; hovering it sees, aims and lets men off. It moves and fires in any order in its impulse. Rifles reach it at half their range; damaged it leaves, destroyed it crashes.',
    also: ['HOVER', 'FLYING', 'gunship', 'altitude', 'air'],
    see: ['air-support', 'passengers'],
  },
  {
    id: 'missile',
    name: 'Missile',
    rules: ['14.4', '14.4.1', '14.2.2', '23.2.6', '1.6.6'],
    text: 'A guided missile takes its time: enemies may fire at whoever guides it, and any Damage Check makes it miss. A coloured die below its depletion number was the last one. Against red armor hollow charges lose 4.',
    also: ['ATGM', 'guided missile', 'depletion', 'expended', 'red armor', 'HEAT'],
    see: ['ordnance', 'helicopter'],
  },
  {
    id: 'modern-era',
    name: 'Modern era',
    rules: ['15.2.2', '10.1.2', '20.1.5', '11.9', '11.12', '23.2', '23.2.1', '23.2.2', '23.2.4', '23.2.5'],
    text: 'From 1960 on: tanks fire better in an Assault Move and may fire in the middle of it; thermal sights look through Smoke and six hexes into the night; Advisors steady, Marksmen pick off; Claymores wait for those who come near.',
    also: ['thermal sights', 'TIS', 'MVAM', 'Advisor', 'Marksman', 'Claymore', 'M203', 'grenade launcher'],
    see: ['missile', 'helicopter'],
  },
]
