import { drifts } from '../../environment/drifts.ts'
import { lessResidual, onlyPlowedBonus, slipperyLevel, snowyRoad, softGround } from '../../environment/ground.ts'
import { environment } from '../../environment/index.ts'
import type { Module } from '../../hooks.ts'
import { bogs, everyHexside, noSmoke, sinkingVehicle } from './rules.ts'

/** E3.73 Deep Snow. */
export const deepSnow: Module = {
  id: 'deep-snow',
  title: 'Deep snow',
  sentence: 'Snow lies deep: every step costs more, Smoke sinks away, shells burst muffled, brush and marsh are under it.',
  needs: [environment, drifts],
  hooks: {
    conditions: [
      () => ({ sign: 'snow', name: 'Deep snow', effect: '+½ MF a hexside, +1 a level; vehicles +1 or +2 MP; shells +1', rule: 'E3.73' }),
    ],
    dawn: [() => ({ ground: 'deepSnow', ec: 'snow' })],
    terrain: [
      { is: 'marsh', becomes: 'open' },
      { is: 'brush', becomes: 'open' },
    ],
    movementCosts: [slipperyLevel('E3.73'), snowyRoad('E3.73'), everyHexside, sinkingVehicle],
    noRoadBonus: [onlyPlowedBonus('E3.73')],
    forbids: [noSmoke],
    tem: [softGround('E3.731', 'deep snow')],
    residual: [lessResidual('E3.731', 'deep snow')],
    bogModifiers: [bogs],
  },
  glossary: [
    {
      id: 'deep-snow',
      name: 'Deep snow',
      rules: ['E3.73', 'E3.731'],
      text: 'Men pay half a MF more for every hexside but into woods or a building or along a plowed road, and one for each level. Off plowed roads tracks pay one MP more, wheels two. High Explosive in Open Ground has +1, residual fire is one column less, and Smoke lies only in buildings.',
      also: ['snow', 'plowed road', 'winter'],
    },
  ],
}
