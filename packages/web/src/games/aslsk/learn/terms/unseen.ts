import type { Term } from '../../../../learn/term.ts'

/** What the enemy does not see. */
export const unseenTerms: readonly Term[] = [
  {
    id: 'concealment',
    name: 'Concealment',
    rules: ['8.3', '8.3.1', '8.3.2', '8.3.3', '8.3.4'],
    text: 'Units under a “?” are known to be there, and nothing more: fire at them is halved, shells have +2 to hit. They give it up by firing, moving in the open or faster than by Assault Movement, and the like, where a good-order enemy sees them; and get it back at the end of their turn where nobody does.',
    also: ['concealed', '?', 'CONC', 'unknown stack'],
    see: ['hidden', 'assault-movement', 'ambush'],
  },
  {
    id: 'hidden',
    name: 'Hidden units',
    rules: ['6.4', '8.3.3', '8.1.8.5'],
    text: 'Guns with their crews, and a few Japanese squads, may set up without being on the map at all. They are placed when they fire, move or turn, when an enemy would enter their hex, or when one sees them in the open.',
    also: ['HIP', 'hidden initial placement'],
    see: ['concealment', 'bump'],
  },
  {
    id: 'bump',
    name: 'Running into the unseen',
    rules: ['8.3.2', '6.4'],
    text: 'Infantry that would enter a hex with a concealed or hidden enemy stays where it was, its movement factors spent there and its move over; both are seen. A broken unit that routs into one is lost.',
    see: ['concealment', 'hidden'],
  },
]
