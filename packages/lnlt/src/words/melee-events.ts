import { listed, plainNumber, verb } from '@firegroup/kernel/words'
import { nameOf } from '../map/location.ts'
import type { MeleeEvent, MeleePart } from '../melee/events.ts'
import { sideName, unitList } from './names.ts'
import { diceSum, reasons } from './phrases.ts'
import { onMap, type Tellers } from './telling.ts'

export const meleeTellers: Tellers<MeleeEvent> = {
  melee: (s, { at, by, ambush }) => ({
    text: `Melee in ${nameOf(s.setting, at)}.${ambush ? ` ${sideName(s, by)} ambush and strike first.` : ''}`,
    ...onMap(at),
  }),
  meleeAttack: (s, event) => {
    const { by, at, targets, odds, shifted, kill, modifiers, dice, total, success } = event
    const column = shifted === odds ? odds : `${odds}, with a Hero ${shifted}`
    const result = success ? `${verb(targets.length, 'it is', 'they are')} eliminated` : 'no effect'
    return {
      text: `${sideName(s, by)} attack ${unitList(s, targets)} at ${column}: ${plainNumber(total)}, it takes ${kill}, ${result}.`,
      lead: `${sideName(s, by)} attack ${unitList(s, targets)}`,
      detail: `${sumWords(event.parts, event.attack)} to ${sumWords(event.defenceParts, event.defence)}. ${diceSum(dice, modifiers)}`,
      ...onMap(at),
    }
  },
  meleeMarker: (s, { at, on }) => ({
    text: on ? `A Melee marker lies in ${nameOf(s.setting, at)}.` : `The Melee in ${nameOf(s.setting, at)} is over.`,
    ...onMap(at),
  }),
  withdrawal: (s, { at, passed, failed }) => {
    const hex = nameOf(s.setting, at)
    const out = passed.length > 0 ? `${unitList(s, passed)} may leave the Melee in ${hex}` : `Nobody gets out of the Melee in ${hex}`
    const held = passed.length > 0 && failed.length > 0 ? `, ${unitList(s, failed)} ${verb(failed.length, 'is', 'are')} held` : ''
    return { text: `${out}${held}.`, ...onMap(at) }
  },
  thrownBack: (s, { units, from, to }) => ({
    text: `${unitList(s, units)} ${verb(units.length, 'is', 'are')} thrown back from ${nameOf(s.setting, from)}${to >= 0 ? ` to ${nameOf(s.setting, to)}` : ''}.`,
    ...onMap(to),
  }),
}

function sumWords(parts: readonly MeleePart[], sum: number): string {
  const each = parts.map(
    ({ label, fp, modifiers }) => `${label} ${plainNumber(fp)}${modifiers.length > 0 ? ` (${reasons(modifiers)})` : ''}`,
  )
  if (each.length === 0) return String(sum)
  return each.length === 1 ? each[0]! : `${listed(each)}: ${plainNumber(sum)}`
}
