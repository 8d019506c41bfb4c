import { drifts } from '../../environment/drifts.ts'
import { onlyPlowedBonus, slipperyLevel, snowyRoad } from '../../environment/ground.ts'
import { environment } from '../../environment/index.ts'
import type { Module } from '../../hooks.ts'
import { wheels } from './rules.ts'

/** E3.72 Ground Snow. */
export const groundSnow: Module = {
  id: 'ground-snow',
  title: 'Ground snow',
  sentence: 'Snow lies: marshes are frozen over, slopes are slippery, roads are slow unless they are plowed, and wheels sink in.',
  needs: [environment, drifts],
  hooks: {
    conditions: [() => ({ sign: 'snow', name: 'Ground snow', effect: '+1 MF a level; wheels +1 MP; roads slow', rule: 'E3.72' })],
    dawn: [() => ({ ground: 'groundSnow', ec: 'wet' })],
    terrain: [{ is: 'marsh', becomes: 'open' }],
    movementCosts: [slipperyLevel('E3.72'), snowyRoad('E3.72'), wheels],
    noRoadBonus: [onlyPlowedBonus('E3.72')],
  },
  glossary: [
    {
      id: 'snow-drift',
      name: 'Snow drift',
      rules: ['E3.75'],
      text: 'Crossing a drift takes all of a unit’s MF or MP, and a vehicle makes a Bog Check with +2. Behind it one has the +1 of a hedge. Within one building it does not matter.',
      also: ['drift', 'snow'],
    },
    {
      id: 'ground-snow',
      name: 'Ground snow',
      rules: ['E3.72'],
      text: 'Men pay one MF more for each level up or down, and only a plowed road gives the road bonus. Vehicles pay a whole MP for a road hexside, and one more on wheels, plowed or not. Marsh is Open Ground.',
      also: ['snow', 'plowed road', 'winter'],
    },
  ],
}
