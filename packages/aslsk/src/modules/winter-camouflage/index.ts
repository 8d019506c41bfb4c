import { environment } from '../../environment/index.ts'
import type { Module } from '../../hooks.ts'
import { blends, whiteOnWhite, whiteTarget } from './rules.ts'

/** E3.712 Winter Camouflage, for the sides that the scenario names. */
export const winterCamouflage: Module = {
  id: 'winter-camouflage',
  title: 'Winter camouflage',
  sentence: 'Men and vehicles in white are hard to make out in the snow from far away.',
  needs: [environment],
  hooks: {
    conditions: [() => ({ sign: 'snow', name: 'Winter camouflage', effect: '+1 beyond 8 hexes, at vehicles beyond 16', rule: 'E3.712' })],
    fireModifiers: [whiteOnWhite],
    toHitModifiers: [whiteTarget],
    camouflaged: [blends],
  },
  glossary: [
    {
      id: 'winter-camouflage',
      name: 'Winter camouflage',
      rules: ['E3.712'],
      text: 'In snow, fire at men in white from more than 8 hexes away, and at vehicles from more than 16, has +1 of low visibility, unless they have the good of a positive TEM. Concealed they may cross the open by Assault Movement or an advance unseen.',
      also: ['snow', 'white', 'low visibility'],
    },
  ],
}
