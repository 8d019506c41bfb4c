import { type Aslsk, type DiceRoll, rollDice, rollDie } from '../context.ts'
import { LEAST_DR } from '../data/to-hit.ts'
import type { AslskState } from '../state.ts'
import type { Shot } from './shot.ts'
import type { Aimed, AimedShot } from './to-hit.ts'

/** What a TH DR has come to. */
export interface Outcome {
  readonly hits: readonly Aimed[]
  readonly critical: boolean
  /** The dice that show where a vehicle is hit. */
  readonly th: DiceRoll
}

/** A TH DR on which another dr decides. */
export interface Luck {
  readonly label: string
  readonly outcome: (die: number) => Outcome
  readonly tell: (g: Aslsk, die: number) => void
}

/** What else an original TH DR of 2 may bring; nothing in the base game. */
export function luckOf(s: AslskState, aim: AimedShot, rolled: Outcome): Luck | undefined {
  if (rolled.th.total !== LEAST_DR) return undefined
  for (const find of s.setting.hooks.luck) {
    const luck = find(s, aim, rolled, rolled.th)
    if (luck) return luck
  }
  return undefined
}

/** The outcome after the dr that decides, where there is one. */
export function tryLuck(g: Aslsk, aim: AimedShot, rolled: Outcome): Outcome {
  const luck = luckOf(g.state, aim, rolled)
  if (!luck) return rolled
  const die = rollDie(g, luck.label)
  luck.tell(g, die)
  return luck.outcome(die)
}

/** Whether the effect of a hit is rolled twice; never in the base game. */
export function isTwofold(s: AslskState, shot: Shot, dr: DiceRoll, critical: boolean): boolean {
  return s.setting.hooks.secondEffects.some((is) => is(s, shot, dr, critical))
}

/** The dice of an effect: of two rolls the lower, which is never the worse one for whoever fires. */
export function rollEffect(g: Aslsk, label: string, twofold: boolean, meaning?: (original: number) => string | number): DiceRoll {
  if (!twofold) return rollDice(g, label, meaning)
  const one = rollDice(g, label, (original) => original)
  const other = rollDice(g, label, (original) => original)
  return other.total < one.total ? other : one
}
