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
      const { by, on, kill, final, dice, modifiers, result, refigured, handToHand } = event
      const done = { eliminated: 'eliminated', reduced: 'casualty reduction', immobilized: 'Immobilized', none: 'no effect' }[result]
      const again = refigured ? ' again, with the new leader' : ''
      return {
        text: `${unitList(s, by)} ${verb(by.length, 'attacks', 'attack')} ${unitList(s, on)}${again}${handToHand ? ' hand to hand' : ''}${atOdds(event)}: ${plainNumber(final)} against ${plainNumber(kill)}, ${done}.`,
        detail: `${strengthWords(event)} ${diceSum(dice, modifiers, final)}`,
        lead: `${unitList(s, by)} ${verb(by.length, 'attacks', 'attack')} ${unitList(s, on)}`,
        ...placeOfUnit(s, by[0]),
      }
    }
    case 'handToHand': {
      const where = nameOf(s, event.at)
      return { text: event.on ? `It is Hand-to-Hand in ${where}.` : `It is no longer Hand-to-Hand in ${where}.`, ...onMap(event.at) }
    }
    case 'closeDefence': {
      const does = event.works ? 'uses' : 'fails with'
      return {
        text: `${unitLabel(s, event.vehicle)} ${does} its close defence weapon in ${nameOf(s, event.at)}.`,
        detail: `${diceSum(event.dice, [], event.dice[0] + event.dice[1])} Usage number ${event.usage}.`,
        ...onMap(event.at),
      }
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

type CombatBlow = Extract<CloseCombatEvent, { readonly type: 'closeCombatAttack' }>

/** 3.8: at which odds; against a vehicle there are none. */
function atOdds({ odds, defense, reaction }: CombatBlow): string {
  return `${defense.length === 0 ? ' in Close Combat' : ` at ${odds}`}${reaction ? ', as Reaction Fire' : ''}`
}

/** 3.8: firepower to firepower, or the CCV against a vehicle with what it is made of. */
function strengthWords({ attack, defense, kill, third }: CombatBlow): string {
  if (defense.length > 0) return `${sumWords(attack)} to ${sumWords(defense)}.`
  const parts = attack.flatMap(({ parts = [] }) => parts.map(({ label, value }) => `${label}: ${value}`))
  return `CCV ${kill}: ${parts.join(', ')}.${third === undefined ? '' : ` After an original 2 the third die is ${third}.`}`
}

function ambushWords(s: AslskState, { side, die, modifiers }: AmbushRoll): string {
  return `${sideAdjective(s, side)}: ${dieSum(die, modifiers)}`
}

function sumWords(parts: readonly CombatFp[]): string {
  let fp64 = 0
  for (const part of parts) fp64 += part.fp64
  const each = parts.map(
    (part) => `${part.label} ${firepower(part.fp64)}${part.halved ? (part.weapon === undefined ? ' halved, pinned' : ' halved') : ''}`,
  )
  return each.length < 2 ? (each[0] ?? '0') : `${each.join(' + ')} = ${firepower(fp64)}`
}
