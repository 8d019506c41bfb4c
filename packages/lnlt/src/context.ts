import type { Runtime } from '@firegroup/kernel'
import { bringAir, isDoubles } from './air/arrival.ts'
import type { LnltEvent } from './events.ts'
import type { LnltQuestions } from './questions.ts'
import type { LnltState, Side } from './state.ts'

/** What the rules work with. Rules that change something take `g`; questions about the state take `s`. */
export type Lnlt = Runtime<LnltState, LnltEvent, LnltQuestions>

/** 1.2: what dice are rolled for. Which dice that are is data (`setting.dice`), so that a module can use others. */
export type DicePurpose = 'attack' | 'defence' | 'damage' | 'morale' | 'melee' | 'sniper' | 'mortar' | 'scatter' | 'toHit' | 'single'

export interface DiceKind {
  readonly count: number
  readonly sides: number
  /** The first of them has so many sides; left out: as many as the others. */
  readonly first?: number
  /** 1.6.5: only the highest of them counts. */
  readonly keepsHighest?: true
}

/** 1.2: a core game rolls six-sided dice, one or two. */
export const CORE_DICE: { readonly [P in DicePurpose]: DiceKind } = {
  attack: { count: 1, sides: 6 },
  defence: { count: 1, sides: 6 },
  damage: { count: 1, sides: 6 },
  morale: { count: 2, sides: 6 },
  melee: { count: 2, sides: 6 },
  sniper: { count: 2, sides: 6 },
  mortar: { count: 2, sides: 6, keepsHighest: true },
  scatter: { count: 2, sides: 6 },
  toHit: { count: 2, sides: 6 },
  single: { count: 1, sides: 6 },
}

export interface DiceRoll {
  readonly dice: readonly number[]
  readonly total: number
}

/**
 * Every roll passes through here, so that modules can listen to the dice. `label` says for what, and scripts are checked against it; `comesTo` what of its
 * total matters, as in `Runtime.roll`.
 */
export function roll(
  g: Lnlt,
  purpose: DicePurpose,
  label: string,
  comesTo?: (total: number) => string | boolean,
  /** Whose dice they are, where a side may have others. */
  by?: Side,
): DiceRoll {
  const kind = diceFor(g.state, purpose, by)
  const dice = thrown(g, kind, label, comesTo)
  const rolled = { dice, total: totalOf(kind, dice) }
  for (const listen of g.state.setting.hooks.dice) listen(g, label, rolled)
  if (g.state.air && isDoubles(dice)) g.note(() => bringAir(g.state))
  return rolled
}

/** 1.2: which dice are rolled for this, by this side. */
export function diceFor({ setting }: LnltState, purpose: DicePurpose, by?: Side): DiceKind {
  return by === undefined ? setting.dice[purpose] : setting.policies.dice(setting.scenario.sides[by].nation, purpose)
}

function thrown(g: Lnlt, kind: DiceKind, label: string, comesTo: ((total: number) => string | boolean) | undefined): readonly number[] {
  const { count, sides, first } = kind
  const meaning = comesTo && g.state.setting.hooks.dice.length === 0 ? (dice: readonly number[]) => comesTo(totalOf(kind, dice)) : undefined
  if (first === undefined) return g.roll(label, count, sides, meaning)
  const [one] = g.roll(label, 1, first)
  return count === 1 ? [one!] : [one!, ...g.roll(label, count - 1, sides)]
}

function totalOf({ keepsHighest }: DiceKind, dice: readonly number[]): number {
  let total = 0
  for (const die of dice) total = keepsHighest ? Math.max(total, die) : total + die
  return total
}

/** The totals that such dice can have, from the lowest. */
export function totalsFrom({ count, sides, first = sides, keepsHighest }: DiceKind): readonly number[] {
  const least = keepsHighest ? 1 : count
  const most = keepsHighest ? Math.max(first, sides) : first + (count - 1) * sides
  return Array.from({ length: most - least + 1 }, (_, i) => least + i)
}

/** All falls of such dice. */
export function fallsOf(s: LnltState, purpose: DicePurpose, by?: Side): number {
  const { count, sides, first = sides } = diceFor(s, purpose, by)
  return first * sides ** (count - 1)
}

/** A choice by lot among so many, as a number from 0. */
export function lot(g: Lnlt, label: string, among: number): number {
  return among <= 1 ? 0 : g.roll(label, 1, among)[0]! - 1
}
