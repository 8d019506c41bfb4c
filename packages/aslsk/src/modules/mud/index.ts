import { lessResidual, softGround } from '../../environment/ground.ts'
import { environment } from '../../environment/index.ts'
import type { Module } from '../../hooks.ts'
import { bogs, heavyGoing, noRoads, noSmoke } from './rules.ts'

/** E3.6 Mud. */
export const mud: Module = {
  id: 'mud',
  title: 'Mud',
  sentence: 'The ground is mud: open ground slows men and vehicles, unpaved roads are gone, Smoke and shells have less effect.',
  needs: [environment],
  hooks: {
    conditions: [() => ({ sign: 'mud', name: 'Mud', effect: '+½ MF or +1 MP into Open Ground; no Smoke; shells +1', rule: 'E3.6' })],
    dawn: [() => ({ ground: 'mud', ec: 'mud', roads: 'unpaved' })],
    movementCosts: [heavyGoing],
    roadless: [noRoads],
    forbids: [noSmoke],
    tem: [softGround('E3.62', 'mud')],
    residual: [lessResidual('E3.62', 'mud')],
    bogModifiers: [bogs],
  },
  glossary: [
    {
      id: 'mud',
      name: 'Mud',
      rules: ['E3.6', 'E3.62'],
      text: 'Every hexside into Open Ground costs men half a MF and vehicles one MP more, and unpaved roads are Open Ground. High Explosive in Open Ground has +1, residual fire is one column less, Smoke has no effect, and vehicles bog more easily.',
      also: ['rasputitsa', 'unpaved road'],
    },
  ],
}
