import { placeOf } from '../map/terrain.ts'
import type { AslskState, Hex } from '../state.ts'
import { type Environment, environmentOf } from './environment.ts'

/** Something of weather or ground that counts now, in words: what it is, and what it does. */
export interface Circumstance {
  readonly sign: 'rain' | 'snow' | 'mud' | 'cold' | 'fire' | 'smoke'
  readonly name: string
  readonly effect: string
  readonly rule: string
  /** Where it may go next, and with how many of the 36 rolls of the dice. */
  readonly reaches?: readonly Reach[]
}

export interface Reach {
  readonly from: Hex
  readonly to: Hex
  readonly of36: number
}

/** The sky over the table. */
export interface Sky {
  readonly wind: Environment['wind']
  /** The hexside over which it leaves a hex, 0 to 5 clockwise from north. */
  readonly toward: number
  readonly falling: Environment['falling']
  readonly ground: Environment['ground']
  /** E3.75: pairs of hexes between which a snow drift lies. */
  readonly drifts: readonly (readonly [Hex, Hex])[]
  readonly conditions: readonly Circumstance[]
}

/** What the weather is like; null in a game without. */
export function skyOf(s: AslskState): Sky | null {
  const conditions: Circumstance[] = []
  for (const look of s.setting.hooks.conditions) {
    const found = look(s)
    if (found) conditions.push(found)
  }
  const { wind, toward, falling, ground } = environmentOf(s)
  return conditions.length > 0 || wind !== 'none' ? { wind, toward, falling, ground, drifts: driftsOf(s), conditions } : null
}

function driftsOf(s: AslskState): readonly (readonly [Hex, Hex])[] {
  return environmentOf(s).drifts.map((hexside) => {
    const [one = '', other = ''] = hexside.split('-')
    return [placeOf(s, one), placeOf(s, other)] as const
  })
}
