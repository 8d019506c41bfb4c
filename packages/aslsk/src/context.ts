import type { Runtime } from '@firegroup/kernel'
import type { AslskEvent } from './events.ts'
import type { AslskState } from './state.ts'

/** What the rules work with. Rules that change something take `g`; questions about the state take `s`. */
export type Aslsk = Runtime<AslskState, AslskEvent>

/** 1.4: a DR is an ordered pair, because the coloured die also decides ROF and more. */
export interface DiceRoll {
  readonly coloured: number
  readonly white: number
  readonly total: number
}

/** What a roll comes to for whoever makes it: rolls with the same answer need not be told apart. */
export type ComesTo = (rolled: number) => string

/** A runtime that goes through all dice there can be, and takes rolls that come to the same thing as one. */
export interface Foresight {
  foresee(dice: 1 | 2, comesTo: ComesTo): number
}

/** A DR. Every one passes through here, so that modules can listen to the dice. */
export function rollDice(g: Aslsk, label: string, comesTo?: ComesTo): DiceRoll {
  if (comesTo && isForesight(g)) return diceOf(g.foresee(2, comesTo))
  const [coloured, white] = g.roll(label, 2) as [number, number]
  const dr = { coloured, white, total: coloured + white }
  for (const listen of g.state.setting.hooks.dice) listen(g, label, dr)
  return dr
}

/** A dr. */
export function rollDie(g: Aslsk, label: string, comesTo?: ComesTo): number {
  return comesTo && isForesight(g) ? g.foresee(1, comesTo) : g.roll(label, 1)[0]!
}

function isForesight(g: object): g is Foresight {
  return 'foresee' in g
}

function diceOf(total: number): DiceRoll {
  const coloured = Math.max(1, total - 6)
  return { coloured, white: total - coloured, total }
}

export function isDoubles(dr: DiceRoll): boolean {
  return dr.coloured === dr.white
}
