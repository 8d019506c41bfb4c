import { listed, plainNumber, verb } from '@firegroup/kernel/words'
import { nameOf } from '../map/terrain.ts'
import type { AmbushRoll, CloseCombatEvent, CombatFp } from '../phases/close-combat/events.ts'
import type { AslskState } from '../state.ts'
import { sideAdjective, sideName, unitLabel, unitList } from './names.ts'
import { diceSum, dieSum, firepower } from './phrases.ts'
import { onMap, placeOfUnit, type Telling } from './telling.ts'

export function combatWords(s: AslskState, event: CloseCombatEvent): Telling {
  switch (event.type) {
    case 'closeCombat':
      return { text: `Close Combat in ${nameOf(s, event.at)}.`, ...onMap(event.at) }
    case 'restacked': {
      const places = event.stacks.map(({ leader, on }) =>
        on < 0 ? `${unitLabel(s, leader)} apart` : `${unitLabel(s, leader)} with ${unitLabel(s, on)}`,
      )
      return { text: `${sideName(s, event.side)} place ${listed(places)}.`, ...placeOfUnit(s, event.stacks[0]?.leader) }
    }
    case 'ambush': {
      const text = event.ambusher
        ? `${sideName(s, event.ambusher)} ambush in ${nameOf(s, event.at)}.`
        : `No ambush in ${nameOf(s, event.at)}.`
      return { text, detail: event.rolls.map((roll) => ambushWords(s, roll)).join(' '), ...onMap(event.at) }
    }
    case 'closeCombatDesignated': {
      const attacks = event.attacks.map(({ by, on }) => `${unitList(s, by)} on ${unitList(s, on)}`)
      return { text: `${sideName(s, event.side)} attack: ${attacks.join('; ')}.`, ...placeOfUnit(s, event.attacks[0]?.by[0]) }
    }
    case 'closeCombatAttack': {
      const { by, on, odds, kill, final, dice, modifiers, result, refigured, handToHand } = event
      const done = { eliminated: 'eliminated', reduced: 'casualty reduction', none: 'no effect' }[result]
      const again = refigured ? ' again, with the new leader' : ''
      return {
        text: `${unitList(s, by)} ${verb(by.length, 'attacks', 'attack')} ${unitList(s, on)}${again}${handToHand ? ' hand to hand' : ''} at ${odds}: ${plainNumber(final)} against ${plainNumber(kill)}, ${done}.`,
        detail: `${sumWords(event.attack)} to ${sumWords(event.defense)}. ${diceSum(dice, modifiers, final)}`,
        lead: `${unitList(s, by)} ${verb(by.length, 'attacks', 'attack')} ${unitList(s, on)}`,
        ...placeOfUnit(s, by[0]),
      }
    }
    case 'handToHand': {
      const where = nameOf(s, event.at)
      return { text: event.on ? `It is Hand-to-Hand in ${where}.` : `It is no longer Hand-to-Hand in ${where}.`, ...onMap(event.at) }
    }
    case 'melee': {
      const what = event.on ? `${unitList(s, event.units)} ${verb(event.units.length, 'is', 'are')} held in Melee` : 'The Melee is over'
      return { text: `${what} in ${nameOf(s, event.at)}.`, ...onMap(event.at) }
    }
    case 'unpinned': {
      const { units } = event
      return { text: `${unitList(s, units)} ${verb(units.length, 'is', 'are')} no longer pinned.`, ...placeOfUnit(s, units[0]) }
    }
    default:
      return event satisfies never
  }
}

function ambushWords(s: AslskState, { side, die, modifiers }: AmbushRoll): string {
  return `${sideAdjective(s, side)}: ${dieSum(die, modifiers)}`
}

function sumWords(parts: readonly CombatFp[]): string {
  let fp64 = 0
  for (const part of parts) fp64 += part.fp64
  const each = parts.map((part) => `${part.label} ${firepower(part.fp64)}${part.halved ? ' halved, pinned' : ''}`)
  return each.length < 2 ? (each[0] ?? '0') : `${each.join(' + ')} = ${firepower(fp64)}`
}
