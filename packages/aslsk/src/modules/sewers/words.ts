import type { Modifier } from '@firegroup/kernel'
import type { ModuleEvent } from '../../events.ts'
import { nameOf } from '../../map/terrain.ts'
import type { AslskState, Hex } from '../../state.ts'
import type { Tellers } from '../../words/events.ts'
import { unitLabel, unitList } from '../../words/names.ts'
import { dieSum } from '../../words/phrases.ts'

interface Moves {
  readonly units: readonly number[]
  readonly from: Hex
  readonly at: Hex
  readonly dr: number
  readonly lost: boolean
}
interface Emerges {
  readonly at: Hex
  readonly die: number
  readonly modifiers: readonly Modifier[]
  readonly result: 'emerging' | 'discovered' | 'waits'
}

const RESULTS = { emerging: 'they may come up', discovered: 'they are discovered', waits: 'they wait' } as const

export const sewerWords: Tellers = {
  'sewers:moves'(s: AslskState, event: ModuleEvent) {
    const { units, from, at, dr, lost } = event.of as unknown as Moves
    const way = lost ? 'and lose their way' : `to ${nameOf(s, at)}`
    return { text: `${unitList(s, units)} go below in ${nameOf(s, from)} ${way}.`, detail: `dr ${dr}.`, place: from }
  },
  'sewers:misled'(s: AslskState, event: ModuleEvent) {
    const { units, at } = event.of as unknown as Moves
    return { text: `${unitList(s, units)} have strayed to ${nameOf(s, at)}.`, place: at }
  },
  'sewers:guide'(s: AslskState, event: ModuleEvent) {
    const { unit, at, dice, found } = event.of as unknown as { unit: number; at: Hex; dice: readonly [number, number]; found: boolean }
    return {
      text: `${unitLabel(s, unit)} ${found ? 'finds' : 'does not find'} a way into the sewers.`,
      detail: `Dice ${dice[0]} and ${dice[1]}.`,
      place: at,
    }
  },
  'sewers:emergence'(s: AslskState, event: ModuleEvent) {
    const { at, die, modifiers, result } = event.of as unknown as Emerges
    return {
      text: `Under the manhole in ${nameOf(s, at)}: ${RESULTS[result]}.`,
      detail: `${dieSum(die, modifiers)}.`,
      place: at,
    }
  },
}
