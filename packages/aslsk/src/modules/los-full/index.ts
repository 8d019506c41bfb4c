import { steepFire } from '../../fire/steep-fire.ts'
import type { Module } from '../../hooks.ts'
import { fullLos } from './blind.ts'
import { overCliff } from './fire.ts'
import { inATrench } from './trench.ts'

/** A6: lines of sight as the full game has them. */
export const losFull: Module = {
  id: 'los-full',
  title: 'Lines of sight in full',
  sentence:
    'Who stands high enough sees over woods and houses, but for the blind hexes close behind them; walls and hedges stop sight on the level, and cliffs some fire.',
  needs: [steepFire],
  hooks: { sightlines: [fullLos], veils: [inATrench], weaponForbids: [overCliff] },
  glossary: [
    {
      id: 'blind-hex',
      name: 'Blind hexes',
      rules: ['A6', 'A6.2', 'A6.4', 'A6.41', 'A6.42', 'A6.43', 'B10.23'],
      text: 'Who looks down over an obstacle does not see the hexes close behind it: twice its height, one for every five hexes to it, less both units’ heights, and one more; at least one. Behind a Crest Line one less, perhaps none. What is as high as the higher unit hides all behind it.',
      also: ['blind hex', 'height of an obstacle'],
    },
    {
      id: 'half-level',
      name: 'Half-level obstacles',
      rules: ['A6.21', 'B9.2', 'B27.2'],
      text: 'Walls, hedges and the like stop a line of sight between units at their own level, unless they stand at the hex of one of them or lead to it. They hide nothing from higher ground. Men who are entrenched behind one see and are seen on the level from the next hex alone.',
      also: ['half-level obstacle'],
    },
    {
      id: 'inner-wall',
      name: 'Walls inside buildings',
      rules: ['B23.71', 'O5.3'],
      text: 'Nobody sees through the wall between rowhouses or the inner wall of a factory until it is breached.',
      also: ['rowhouse'],
    },
    {
      id: 'cliff-fire',
      name: 'Fire over cliffs',
      rules: ['B11.31', 'B11.32'],
      text: 'Down over a cliff at the next hex neither vehicles nor Guns nor PIATs fire. Up over it only men, their machine guns and anti-tank rifles, PIATs and anti-aircraft guns do. At neighbours two levels higher there is no Point Blank Fire.',
      also: ['cliff'],
    },
  ],
}
