import type { ComesTo, Runtime } from '@firegroup/kernel'
import type { AslskEvent } from './events.ts'
import type { AslskQuestions } from './questions.ts'
import type { AslskState } from './state.ts'

/** What the rules work with. Rules that change something take `g`; questions about the state take `s`. */
export type Aslsk = Runtime<AslskState, AslskEvent, AslskQuestions>

/** 1.4: a DR is an ordered pair, because the coloured die also decides ROF and more. */
export interface DiceRoll {
  readonly coloured: number
  readonly white: number
  readonly total: number
}

/** Whose DR it is, and where; nobody's where that does not matter. */
export interface RollOf {
  readonly unit?: number
  readonly at?: number
}

/** A DR. Every one passes through here, so that modules can listen to the dice. `comesTo`: what of its total matters, as in `Runtime.roll`. */
export function rollDice(g: Aslsk, label: string, comesTo?: ComesTo<number>, of: RollOf = NOBODYS): DiceRoll {
  const { dice: listeners } = g.state.setting.hooks
  const meaning = comesTo && listeners.length === 0 ? ([a, b]: readonly number[]) => comesTo(a! + b!) : undefined
  const [coloured, white] = g.roll(label, 2, 6, meaning) as [number, number]
  const dr = { coloured, white, total: coloured + white }
  for (const listen of listeners) listen(g, label, dr, of)
  return dr
}

const NOBODYS: RollOf = {}

/** A dr. */
export function rollDie(g: Aslsk, label: string, comesTo?: ComesTo<number>): number {
  return g.roll(label, 1, 6, comesTo && (([rolled]) => comesTo(rolled!)))[0]!
}

export function isDoubles(dr: DiceRoll): boolean {
  return dr.coloured === dr.white
}
