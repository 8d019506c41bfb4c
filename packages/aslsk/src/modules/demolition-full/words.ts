import type { Modifier } from '@firegroup/kernel'
import type { ModuleEvent } from '../../events.ts'
import { nameOf } from '../../map/terrain.ts'
import type { Tellers } from '../../words/events.ts'
import { unitInPlace, unitLabel } from '../../words/names.ts'
import { diceSum, dieSum } from '../../words/phrases.ts'

/** What the events of charges are told of. */
interface Told {
  readonly unit: number
  readonly at: number
  readonly beyond: number
  readonly die: number
  readonly dice: readonly [number, number]
  readonly modifiers: readonly Modifier[]
  readonly final: number
  readonly size: number
  readonly morale: number
  readonly done: boolean
  readonly passed: boolean
}

function told(event: ModuleEvent): Told {
  return event.of as unknown as Told
}

export const tellers: Tellers = {
  'demolition-full:setting': (s, event) => {
    const { unit, at } = told(event)
    return { text: `${unitInPlace(s, unit)} begins to set a charge.`, place: at }
  },
  'demolition-full:notSet': (s, event) => ({ text: `${unitLabel(s, told(event).unit)} does not get to set the charge.` }),
  'demolition-full:set': (s, event) => {
    const { unit, at, die, modifiers, size, done } = told(event)
    const text = `${unitLabel(s, unit)} ${done ? 'has set the charge' : 'does not get the charge set'} in ${nameOf(s, at)}.`
    return { text, detail: `${dieSum(die, modifiers)} It takes ${size} or less.`, place: at }
  },
  'demolition-full:assigned': (s, event) => {
    const { unit, at } = told(event)
    return { text: `${unitLabel(s, unit)} is to set off the charge in ${nameOf(s, at)}.`, place: at }
  },
  'demolition-full:nerve': (s, event) => {
    const { unit, dice, modifiers, final, morale, passed } = told(event)
    const text = `${unitInPlace(s, unit)} ${passed ? 'sets off the charge' : 'fails the NTC: the charge waits'}.`
    return { text, detail: `${diceSum(dice, modifiers, final)} It takes ${morale} or less.` }
  },
  'demolition-full:atTheWall': (s, event) => {
    const { unit, at } = told(event)
    return { text: `${unitInPlace(s, unit)} lays a charge to the wall of ${nameOf(s, at)}.`, place: at }
  },
  'demolition-full:breach': (s, event) => {
    const { at, beyond, dice, modifiers, final, done } = told(event)
    const text = `The wall between ${nameOf(s, at)} and ${nameOf(s, beyond)} ${done ? 'is breached' : 'holds'}.`
    return { text, detail: diceSum(dice, modifiers, final), place: beyond }
  },
  'demolition-full:bridge': (s, event) => ({ text: `The bridge in ${nameOf(s, told(event).at)} is gone.`, place: told(event).at }),
  'demolition-full:roadblock': (s, event) => {
    const { at, beyond } = told(event)
    return { text: `The roadblock between ${nameOf(s, at)} and ${nameOf(s, beyond)} is blown away.`, place: at }
  },
}
