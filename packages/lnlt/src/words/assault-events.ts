import { plainNumber, verb } from '@firegroup/kernel/words'
import type { AssaultEvent } from '../assault/events.ts'
import { nameOf } from '../map/location.ts'
import { unitInPlace, unitLabel, unitList } from './names.ts'
import { diceSum, rolled } from './phrases.ts'
import { onMap, type Tellers } from './telling.ts'

export const assaultTellers: Tellers<AssaultEvent> = {
  closeAssault: (s, { unit, target, at, modifiers, armor, attackDice, defenceDice, attack, defence, destroyed }) => ({
    text: `${unitLabel(s, unit)} storms ${unitLabel(s, target)} in ${nameOf(s.setting, at)}: ${plainNumber(attack)} against ${defence}, ${destroyed ? 'destroyed' : 'in vain'}.`,
    detail: `${diceSum(attackDice, modifiers)} Defence ${rolled(defenceDice).toLowerCase()} +${armor} armor.`,
    lead: unitLabel(s, unit),
    ...onMap(at),
  }),
  assaultFails: (s, { units, to }) => ({
    text: `${unitList(s, units)} ${verb(units.length, 'falls', 'fall')} back to ${nameOf(s.setting, to)}.`,
    ...onMap(to),
  }),
  overrun: (s, { unit, at }) => ({ text: `${unitInPlace(s, unit)} overruns them.`, ...onMap(at) }),
  givesWay: (s, { unit, to }) => ({ text: `${unitLabel(s, unit)} gives way to ${nameOf(s.setting, to)}.`, ...onMap(to) }),
}
