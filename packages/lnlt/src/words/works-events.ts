import { barricadeName } from '../fortifications/barricades.ts'
import type { WorksEvent } from '../fortifications/events.ts'
import { nameOf } from '../map/location.ts'
import { unitInPlace, unitLabel } from './names.ts'
import { diceSum, rolled } from './phrases.ts'
import { onMap, placeOfUnit, type Tellers } from './telling.ts'

const MINES = {
  none: 'nothing happens to it',
  shaken: 'it is Shaken',
  immobilized: 'it is Shaken, and never moves again',
  destroyed: 'it is torn apart',
} as const

export const worksTellers: Tellers<WorksEvent> = {
  hullDown: (s, { unit, at, die, modifiers, needed, passed }) => ({
    text: `${unitLabel(s, unit)} in ${nameOf(s.setting, at)} looks for a hull-down position: ${passed ? 'found' : 'in vain'}.`,
    detail: `${diceSum([die], modifiers)}, it takes ${needed} or less.`,
    ...onMap(at),
  }),
  shielded: (s, { unit }) => ({
    text: `The shot strikes the ground before ${unitInPlace(s, unit)}: its hull is hidden.`,
    ...placeOfUnit(s, unit),
  }),
  minesUnder: (s, { unit, at, fp, armor, attackDice, defenceDice, attack, defence, result, die }) => ({
    text: `Mines in ${nameOf(s.setting, at)} go off under ${unitLabel(s, unit)}: ${attack} against ${defence}, ${MINES[result]}.`,
    detail: `${rolled(attackDice)} +${fp}, ${rolled(defenceDice).toLowerCase()} +${armor} for half of its weakest hull${die.length > 0 ? `; ${rolled(die).toLowerCase()} for what they do` : ''}.`,
    ...onMap(at),
  }),
  wireCrushed: (s, { unit, at }) => ({ text: `${unitLabel(s, unit)} has torn up the Wire in ${nameOf(s.setting, at)}.`, ...onMap(at) }),
  rubbles: (s, { unit, at, dice, total, armor, abandoned }) => ({
    text: `${unitLabel(s, unit)} breaks into ${nameOf(s.setting, at)}, which is Rubble now${abandoned ? ', and is stuck there' : ''}.`,
    detail: `${rolled(dice)} comes to ${total}, its front is ${armor}.`,
    ...onMap(at),
  }),
  barricade: (s, { unit, at, facing, modifiers, armor, attackDice, defenceDice, attack, defence, destroyed }) => ({
    text: `${unitLabel(s, unit)} against ${barricadeName(s, at, facing)}: ${attack} against ${defence}, ${destroyed ? 'it is breached' : 'it holds'}.`,
    detail: `${diceSum(attackDice, modifiers)} ${rolled(defenceDice)} +${armor} for its strength.`,
    ...onMap(at),
  }),
  emplacementLeft: (s, { unit, at }) => ({
    text: `${unitLabel(s, unit)} backs out of its emplacement in ${nameOf(s.setting, at)}.`,
    ...onMap(at),
  }),
}
