import type { Modifier } from '@firegroup/kernel'
import type { ModuleEvent } from '../../events.ts'
import { nameOf } from '../../map/terrain.ts'
import type { Tellers } from '../../words/events.ts'
import { unitInPlace, unitList } from '../../words/names.ts'
import { diceSum } from '../../words/phrases.ts'
import type { Telling } from '../../words/telling.ts'

/** What the events of fires are told of. */
interface Told {
  readonly at: number
  readonly unit: number
  readonly units: readonly number[]
  readonly dice: readonly [number, number]
  readonly modifiers: readonly Modifier[]
  readonly final: number
  readonly needed: number
  readonly why: string
  readonly becomes: 'blaze' | 'flame' | 'out'
  readonly result: 'out' | 'hampered' | 'none'
  readonly passed: boolean
  readonly to: number
}

function told(event: ModuleEvent): Told {
  return event.of as unknown as Told
}

export const tellers: Tellers = {
  'fire:tries': (s, event) => {
    const { unit, dice, needed, passed } = told(event)
    const text = `${unitInPlace(s, unit)} ${passed ? 'gets a fire going' : 'dares no fire'}.`
    return { text, detail: `Dice ${dice[0]} and ${dice[1]}: ${needed} or less was needed.`, ...placed(s.units[unit]!.at) }
  },
  'fire:kindles': (s, event) => {
    const { at, final, needed } = told(event)
    return rolled(event, `${nameOf(s, at)} ${final >= needed ? 'catches fire' : 'does not catch fire'}.`)
  },
  'fire:flame': (s, event) => {
    const { at, why } = told(event)
    return { text: `A Flame in ${nameOf(s, at)}: ${why}.`, place: at }
  },
  'fire:spreads': (s, event) => {
    const { at, final, needed } = told(event)
    return rolled(event, final >= needed ? `The fire spreads to ${nameOf(s, at)}.` : `The fire does not reach ${nameOf(s, at)}.`)
  },
  'fire:grows': (s, event) => {
    const { at, becomes } = told(event)
    return rolled(event, `The Flame in ${nameOf(s, at)} ${BECOMES[becomes]}.`)
  },
  'fire:clears': (s, event) => {
    const { units, at, dice, modifiers, final, result } = told(event)
    const text = `${unitList(s, units)} ${CLEARED[result]} in ${nameOf(s, at)}.`
    return { text, detail: `${diceSum(dice, modifiers, final)}; 2 or less puts it out, 6 or less holds it back.`, place: at }
  },
  'fire:leaves': (s, event) => {
    const { unit, to } = told(event)
    return { text: `${unitInPlace(s, unit)} leaves the fire.`, place: to }
  },
}

const BECOMES = { blaze: 'becomes a Blaze', flame: 'smoulders on', out: 'goes out' } as const
const CLEARED = { out: 'put out the Flame', hampered: 'hold back the Flame', none: 'fight the Flame in vain' } as const

function rolled(event: ModuleEvent, text: string): Telling {
  const { at, dice, modifiers, final, needed } = told(event)
  return { text, detail: `${diceSum(dice, modifiers, final)}; ${needed} or more was needed.`, place: at }
}

function placed(at: number): { place?: number } {
  return at >= 0 ? { place: at } : {}
}
