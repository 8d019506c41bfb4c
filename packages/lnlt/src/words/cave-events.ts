import { plainNumber, verb } from '@firegroup/kernel/words'
import type { CaveEvent } from '../caves/events.ts'
import { nameOf } from '../map/location.ts'
import { unitInPlace, unitList, weaponName } from './names.ts'
import { rolled } from './phrases.ts'
import { onMap, type Tellers } from './telling.ts'

export const caveTellers: Tellers<CaveEvent> = {
  tunnels: (s, { units, from, to, left }) => ({
    text: `${unitList(s, units)} ${verb(units.length, 'goes', 'go')} underground${from < 0 ? '' : ` in ${nameOf(s.setting, from)}`} towards ${nameOf(s.setting, to)}${left > 0 ? `, ${plainNumber(left)} ${left === 1 ? 'hex' : 'hexes'} to go` : ''}.`,
    ...onMap(from < 0 ? to : from),
  }),
  emerges: (s, { units, at }) => ({
    text: `${unitList(s, units)} ${verb(units.length, 'comes', 'come')} up in ${nameOf(s.setting, at)}.`,
    ...onMap(at),
  }),
  blasts: (s, { unit, weapon, at, attackDice, defenceDice, attack, defence, collapses }) => ({
    text: `${unitInPlace(s, unit)} uses the ${weaponName(s, weapon)} on ${nameOf(s.setting, at)}: ${attack} against ${defence}${collapses ? '' : ', it holds'}.`,
    detail: `${rolled(attackDice)}, ${rolled(defenceDice).toLowerCase()}.`,
    ...onMap(at),
  }),
  collapses: (s, { at, units }) => ({
    text: `The entrance of ${nameOf(s.setting, at)} collapses${units.length > 0 ? ` on ${unitList(s, units)}` : ''}.`,
    ...onMap(at),
  }),
}
