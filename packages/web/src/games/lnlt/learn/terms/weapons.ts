import type { Term } from '../../../../learn/term.ts'

/** Support Weapons and Smoke. */
export const weaponTerms: readonly Term[] = [
  {
    id: 'support-weapon',
    name: 'Support Weapon',
    rules: ['1.6'],
    text: 'Machine guns, flamethrowers, charges. A Squad carries two, others one; a Squad fires one beside its own firepower, or two instead of it. A single man with a weapon is slower and fires a machine gun at half strength.',
    also: ['SW', 'weapon'],
    see: ['tripod', 'jam', 'flame', 'charges'],
  },
  {
    id: 'tripod',
    name: 'Tripod',
    rules: ['1.6.1'],
    text: 'Some machine guns fire better, or only, from their tripods. They are put up and folded in the Rally Phase. Who leaves one standing leaves it behind.',
    also: ['assembled', 'folded', 'dismantled'],
    see: ['support-weapon'],
  },
  {
    id: 'jam',
    name: 'Jam',
    rules: ['1.6.2'],
    text: 'A gun marked J jams when both dice of its attack show the same. In the next Rally Phase a die must be rolled for it: it works again, or is lost.',
    also: ['JAMMED', 'jammed'],
    see: ['support-weapon', 'rally-phase'],
  },
  {
    id: 'flame',
    name: 'Flamethrower',
    rules: ['1.6.3', '1.6.7'],
    text: 'Strong against the next hex. Those whom flames make Shaken run a hex back at once, away from the fire, and may be fired at there; who has nowhere to run is lost. A Molotov does the same, once.',
    also: ['flames', 'Molotov', 'retreat'],
    see: ['support-weapon', 'charges'],
  },
  {
    id: 'charges',
    name: 'Charges',
    rules: ['1.6.5', '1.6.4'],
    text: 'Satchels and the like are thrown into the next hex once, and are gone. Rockets give away whoever fires them.',
    also: ['Satchel Charge', 'backblast'],
    see: ['support-weapon'],
  },
  {
    id: 'captured',
    name: 'Captured weapons',
    rules: ['1.6.8'],
    text: 'What the enemy left lying may be picked up and used. It does not last: a captured weapon that fails goes for good.',
    also: ['pick up', 'captured'],
    see: ['support-weapon'],
  },
  {
    id: 'smoke',
    name: 'Smoke',
    rules: ['7.0'],
    text: 'An activated Squad tries to lay it in its own or the next hex: one die up to what its nation can. Smoke blocks sight through it, thins out after the turn and is gone after the next. Who has laid it may still move a little.',
    also: ['SMOKE', 'THIN', 'out of Smoke'],
    see: ['los', 'ops-complete'],
  },
]
