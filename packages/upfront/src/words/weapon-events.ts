import type { WeaponEvent } from '../weapons/events.ts'
import { weaponName } from '../weapons/secondary.ts'
import { groupName, manName, numberName } from './names.ts'
import type { Tellers } from './telling.ts'

const REPAIRED = { repaired: 'works again', removed: 'is beyond repair', nothing: 'still does not work' } as const
const EFFECT = {
  jams: 'jams',
  removed: 'is out of order for good',
  momentary: 'is held up for a moment',
  none: 'is none the worse',
} as const

export const weaponTellers: Tellers<WeaponEvent> = {
  weaponLeft: (s, { man, group, weapon, lost }) => ({
    text: lost
      ? `The ${weaponName(s, weapon)} of ${manName(s, man)} sinks.`
      : `The ${weaponName(s, weapon)} of ${manName(s, man)} lies with ${groupName(s, group)}.`,
  }),
  looseWeaponsLost: (s, { group, weapons }) => ({
    text: `${groupName(s, group)} leaves behind: ${weapons.map((weapon) => weaponName(s, weapon)).join(', ')}.`,
  }),
  weaponLost: (s, { man, weapon }) => ({ text: `${manName(s, man)} loses his ${weaponName(s, weapon)}.` }),
  acquires: (s, { man, weapon, succeeded, card }) => ({
    text: `${manName(s, man)} ${succeeded ? 'takes' : 'does not get hold of'} the ${weaponName(s, weapon)}.`,
    ...(card === undefined ? {} : { detail: `Drawn: ${numberName(s, card)}.` }),
  }),
  handsOver: (s, { from, to, weapon }) => ({ text: `${manName(s, from)} gives his ${weaponName(s, weapon)} to ${manName(s, to)}.` }),
  malfunction: (s, { man, weapon, effect, strength, stopped }) => ({
    text: `The ${weaponName(s, weapon)} of ${manName(s, man)} ${EFFECT[effect]}.`,
    detail: stopped ? 'Nobody is left to fire.' : `The strength for the rest is ${strength}.`,
  }),
  repair: (s, { man, weapon, card, result }) => ({
    text: `The ${weapon === '' ? 'weapon' : weaponName(s, weapon)} of ${manName(s, man)} ${REPAIRED[result]}.`,
    detail: `Drawn: ${numberName(s, card)}.`,
  }),
}
