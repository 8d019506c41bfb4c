import type { Term } from '../../../../learn/term.ts'

/** What is seen, and what is known to be there. */
export const groundTerms: readonly Term[] = [
  {
    id: 'los',
    name: 'Line of sight',
    rules: ['10.3', '10.0', '10.3.1'],
    text: 'From dot to dot. Woods and houses block it, brush and crops degrade it: each takes one off the attack, and a third blocks. Heights see over what is lower, but not into the shadow behind it.',
    also: ['LOS', 'degrading terrain', 'blocked', 'degraded'],
    see: ['limited-view', 'spotted', 'terrain'],
  },
  {
    id: 'limited-view',
    name: 'Between two buildings',
    rules: ['10.3.2'],
    text: 'A line that squeezes between two houses standing next to each other is open, but takes two off the attack and makes spotting harder.',
    also: ['limited view', 'Limited LOS'],
    see: ['los'],
  },
  {
    id: 'spotted',
    name: 'Spotted',
    rules: ['10.1', '10.0'],
    text: 'Only spotted enemies can be fired at. Open ground spots by itself; so does whoever moves, has moved, fired or fought, and anybody next to one of yours in Good Order. Otherwise somebody must look. The open eye on the board tells it.',
    also: ['SPOT', 'not spotted'],
    see: ['spotting-attempt', 'stealth', 'low-crawl'],
  },
  {
    id: 'spotting-attempt',
    name: 'Spotting attempt',
    rules: ['10.1.1', '10.1.2'],
    text: 'Once before you activate: one die, 3 or less in degrading ground, 2 or less in blocking, and never on a 6. Whoever looks is Ops Complete, but his location may fire at what he found. Looking alone is a pass.',
    also: ['spot', 'spotting', 'looks'],
    see: ['spotted', 'ops-complete', 'pass'],
  },
  {
    id: 'terrain',
    name: 'Terrain',
    rules: ['10.4', '10.5.6', '15.1.2'],
    text: 'Each kind of ground has its cost to enter, its cover and what it does to sight. Roads are quicker; hills cost one more to climb; walls and hedges add to the cost of the hex behind them.',
    also: ['Road', 'uphill', 'hill', 'brush', 'light woods', 'forest'],
    see: ['terrain-modifier', 'los', 'movement-points'],
  },
  {
    id: 'floors',
    name: 'Upstairs',
    rules: ['10.2'],
    text: 'Heavy buildings of three hexes or more have an upper floor. It is a location of its own: stairs in each hex, two points up or down, better sight, and no sight between the floors.',
    also: ['floor', 'stairs', 'upstairs', 'Multi-story'],
    see: ['stacking', 'los'],
  },
]
