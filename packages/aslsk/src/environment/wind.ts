import type { Aslsk, DiceRoll } from '../context.ts'
import type { AslskState, Hex } from '../state.ts'
import { changeEnvironment, environmentOf } from './environment.ts'

/** B25.651: the Wind Change DR that brings Gusts. */
const GUSTS = 12

/** B25.651: they last for that Player Turn. */
export function gustsBlow(g: Aslsk, { dr }: { readonly dr: DiceRoll }): undefined {
  changeEnvironment(g, { gusts: dr.total === GUSTS })
}

/** Whether a hex lies in one of the three directions in which the wind blows from another. The drawing of them is lost: it is the hexside over which it leaves, and those beside it. */
export function isDownwind(s: AslskState, from: Hex, to: Hex): boolean {
  return turnsFromWind(s, from, to) <= 1
}

/** One of the three from which it blows. */
export function isUpwind(s: AslskState, from: Hex, to: Hex): boolean {
  return turnsFromWind(s, from, to) >= 2 && turnsFromWind(s, from, to) <= 3
}

/** How many hexsides a neighbour lies from where the wind leaves a hex: 0 to 3; more for what is no neighbour. */
function turnsFromWind(s: AslskState, from: Hex, to: Hex): number {
  const side = s.setting.map.grid.sideBetween(from, to)
  if (side < 0) return Number.POSITIVE_INFINITY
  const turned = (side - environmentOf(s).toward + 6) % 6
  return Math.min(turned, 6 - turned)
}
/** B25.63: in Heavy Winds no Smoke has any effect. */
export function blownAway(s: AslskState): boolean {
  return environmentOf(s).wind === 'heavy'
}
