import type { Term } from '../../../../learn/term.ts'

/** Guns and Mortars. */
export const ordnanceTerms: readonly Term[] = [
  {
    id: 'gun',
    name: 'Gun',
    rules: ['1.2.6', '6.5'],
    text: 'A weapon that stands where it is and is manned by a crew. Others may man it, but fire it worse. It is owned, handed over and picked up like a support weapon; who leaves its hex leaves it behind.',
    also: ['Guns', 'crew-served'],
    see: ['to-hit', 'covered-arc'],
  },
  {
    id: 'to-hit',
    name: 'To Hit',
    rules: ['3.2.4'],
    text: 'Guns and Mortars roll to hit before they have any effect: two dice and their modifiers, at or under a number for the range. Against Infantry cover makes hitting harder; against an area it softens the effect, and firepower is halved.',
    also: ['TH', 'ITT', 'ATT', 'Case'],
    see: ['acquisition', 'covered-arc', 'critical-hit'],
  },
  {
    id: 'covered-arc',
    name: 'Covered Arc',
    rules: ['3.2.4'],
    text: 'A Gun fires only into the sixth of the map before it. It may be turned for a shot, which is then less sure: +1 a hexspine on an all-round mount, else +3 for the first. Turned without firing, it is done.',
    also: ['CA', 'hexspine'],
    see: ['gun', 'to-hit'],
  },
  {
    id: 'intensive-fire',
    name: 'Intensive Fire',
    rules: ['3.2.4'],
    text: 'A Gun that has lost its rate may fire once more in the phase: +2 to hit, and it breaks down on a lower number, perhaps for good. Not when pinned, not in Advancing Fire; in Defensive Fire only at adjacent hexes.',
    also: ['IF', 'INT'],
    see: ['rate-of-fire', 'gun'],
  },
  {
    id: 'acquisition',
    name: 'Acquisition',
    rules: ['6.10', '6.11'],
    text: 'After a shot a Gun has its target acquired: −1 to hit it again, then −2. On units it follows them while they are seen, on a hex it stays. Another target, a turn or a breakdown ends it.',
    also: ['acquired', 'Acquired Target'],
    see: ['to-hit'],
  },
  {
    id: 'critical-hit',
    name: 'Critical Hit',
    rules: ['6.1'],
    text: 'A very good To Hit roll, or a 2 at an area. One unit at random suffers double firepower, and its cover counts against it. A Gun so hit is destroyed with its crew.',
    also: ['CH'],
    see: ['to-hit'],
  },
  {
    id: 'mortar',
    name: 'Mortar',
    rules: ['4.5', '6.9'],
    text: 'Fires at areas only, never from a building, nor nearer than its least range. In woods its shells burst in the trees: −1 instead of cover. Up to 60 mm it is a support weapon, larger ones are Guns.',
    also: ['MTR', 'Air Bursts'],
    see: ['to-hit', 'gun'],
  },
  {
    id: 'gun-breakdown',
    name: 'Breakdown of Guns',
    rules: ['6.12'],
    text: 'A To Hit roll of the breakdown number, mostly 12, puts a Gun or Mortar out of action. A 1 in the Rally Phase repairs it, a 6 removes it.',
    see: ['gun', 'intensive-fire'],
  },
]
