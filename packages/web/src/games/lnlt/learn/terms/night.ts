import type { Term } from '../../../../learn/term.ts'

/** Roofs, caves, fire and night. */
export const nightTerms: readonly Term[] = [
  {
    id: 'night',
    name: 'Night',
    rules: ['20.1', '20.1.1', '20.1.4'],
    text: 'One sees, spots and fires two hexes far. Farther off only those are seen who have fired, at -3, guns at +3 and without acquiring them. What a Starshell or a blaze lights is seen as by day. Shaken units may go nearer to enemies whom they don’t see. Artillery scatters farther.',
    also: ['at night', 'dark', 'too dark'],
    see: ['starshell'],
  },
  {
    id: 'starshell',
    name: 'Starshell',
    rules: ['20.2', '20.3'],
    text: 'A Leader or Hero who has not acted fires one within three hexes: a die less his LM, up to what his nation can. A mortar team fires one without a roll for a Leader or Scout. It lights its hex and the six around it until the Administrative Phase. Who wanted it is Ops Complete.',
    also: ['flare', 'light'],
    see: ['night'],
  },
  {
    id: 'fire',
    name: 'Fire',
    rules: ['10.5.6'],
    text: 'In dry scenarios a natural 6 against enemies in what burns, or any flamethrower, may set fire. Who stands in it must pass a Morale Check in his impulse, or leave; out of a blaze everybody goes. It stops sight like Smoke, grows, goes out or spreads in the Administrative Phase. MMCs and Heroes may fight a small one.',
    also: ['Fire Check', 'blaze', 'into the fire', 'flames'],
    see: ['smoke'],
  },
  {
    id: 'rooftop',
    name: 'Rooftops and Caves',
    rules: ['10.6', '10.7'],
    text: 'Where the scenario says so one can be on a roof: 1 MP from the floor below, TM 1, seen as degrading terrain. A Cave is a place inside its hex with a front, like a Bunker; Satchels and shells reach it from every side.',
    also: ['Rooftop', 'Cave', 'roof'],
    see: ['bunker', 'tunnel'],
  },
  {
    id: 'tunnel',
    name: 'Tunnels',
    rules: ['10.7.1', '10.7.2'],
    text: 'Whoever is in a Cave may go underground to another, 1 MP a hex; who does not get through waits below, where nobody reaches him, and comes up unseen. A charge or a Flamethrower that causes a Damage Check brings an entrance down; those inside are driven into the Tunnel, or lost if there is no other way out.',
    also: ['Tunnel', 'underground', 'Collapsed Entrance', 'Cave collapse'],
    see: ['rooftop'],
  },
]
