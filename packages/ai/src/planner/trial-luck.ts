import type { Chance } from '@firegroup/kernel'
import type { Foresight } from './foresight.ts'
import { PairedCards } from './paired-cards.ts'
import { PairedDice } from './paired-dice.ts'
import { SpreadDice } from './spread-dice.ts'

/** The dice or cards of one of a row of trials of the same decision: the n-th of each way meets the same luck. */
export interface TrialLuck<S> {
  readonly chance: Chance
  /** To be told before each decision that is played: what is rolled from now on is rolled at this moment of the game. */
  comeTo(now: S): void
}

export function trialLuck<S>(
  { momentOf, isOfCards }: Pick<Foresight<S>, 'momentOf' | 'isOfCards'>,
  since: S,
  seed: number,
  trial: number,
): TrialLuck<S> {
  const begun = momentOf?.(since)
  const own = Math.imul(seed + trial, 0x9e3779b1)
  const paired = isOfCards ? new PairedCards(own, begun) : new PairedDice(own, begun)
  return {
    chance: isOfCards ? paired : new SpreadDice(trial, seed, paired),
    comeTo(now) {
      if (momentOf) paired.comeTo(momentOf(now))
    },
  }
}
