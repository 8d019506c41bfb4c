import type { Term } from '../../../../learn/term.ts'

/** Vehicles, and how they move. */
export const vehicleTerms: readonly Term[] = [
  {
    id: 'vehicle',
    name: 'Vehicle',
    rules: ['1.2.7', '7.0', '7.2'],
    text: 'A tank, an assault gun or an Armored Car with its crew. Its hull points at a hexspine, and its turret, if it has one, may point at another. Tanks go anywhere but slowly through woods; Armored Cars want roads.',
    also: ['AFV', 'tank', 'VCA', 'TCA', 'turret'],
    see: ['motion', 'bog', 'hatches'],
  },
  {
    id: 'movement-points',
    name: 'Movement Points',
    rules: ['3.3.2'],
    text: 'A vehicle pays one MP to start, to stop, for each hexspine of its hull, and what the ground costs for each hex before it. Whatever it does for MP can be fired at. What is left at the end counts as spent where it is.',
    also: ['MP', 'start', 'stop', 'Delay', 'minimum move'],
    see: ['motion', 'vehicle'],
  },
  {
    id: 'motion',
    name: 'Motion',
    rules: ['3.3.2', '3.3.2.1'],
    text: 'A vehicle that ends its move without stopping stays in Motion: harder to hit, no Prep Fire, and it must spend MP in its next move. In the enemy’s Movement Phase a vehicle may try to get into Motion when an enemy comes into sight.',
    also: ['Moving Target', 'Non-Stopped', 'Motion attempt'],
    see: ['movement-points'],
  },
  {
    id: 'bog',
    name: 'Bog',
    rules: ['7.6'],
    text: 'Entering woods or a building, or turning there, takes a Bog Check: 12 or more on two dice, with ground pressure and haste added, and the vehicle is stuck. To get free costs one die times the other in MP; it may get worse.',
    also: ['Mired', 'Bog Check', 'ground pressure'],
    see: ['vehicle'],
  },
  {
    id: 'hatches',
    name: 'Crew exposed or buttoned up',
    rules: ['7.7'],
    text: 'With its crew exposed a vehicle is fast on roads and fires better, but the crew can be hit. Buttoned up it is safe behind armour. Hatches move once in a Movement or Advance Phase, not after firing.',
    also: ['CE', 'BU', 'hatch'],
    see: ['vehicle'],
  },
  {
    id: 'smoke-dispenser',
    name: 'Smoke dispenser',
    rules: ['7.5'],
    text: 'Some vehicles lay Smoke in their own hex, or with a mortar up to three hexes before the turret: once a Player Turn, in any Movement Phase, on two dice at or under a number, before they have fired.',
    also: ['sD', 'sM', 'sN', 'sP'],
    see: ['smoke', 'vehicle'],
  },
  {
    id: 'wreck',
    name: 'Wreck',
    rules: ['7.4', '7.4.1'],
    text: 'A destroyed vehicle stays on the map. Like a vehicle that stands still it gives Infantry in its hex +1 cover where there is no other, hinders fire past it by +1, and costs vehicles more MP to pass.',
    see: ['vehicle'],
  },
]
