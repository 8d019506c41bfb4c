import { type Modifier, total } from '@firegroup/kernel'
import { passesMoraleCheck } from '../data/comparisons.ts'
import { type DrawnNumber, numbersOf } from '../fire/preview.ts'
import { moraleOf } from '../men/values.ts'
import type { UpfrontState } from '../state.ts'
import { type Combat, defendersWith, marginOf, valueInCombat } from './combatants.ts'
import type { CloseCombatAction } from './enter.ts'

/** What close combat may come to: for each man who enters, against everyone whom he may meet. Concealed cards and Heroes are not in it. */
export interface CombatPreview {
  readonly men: readonly {
    readonly man: number
    /** Of 1: that he dares to. */
    readonly dares: number
    readonly meets: readonly DuelOdds[]
  }[]
}

/** The first round with one of them: of 1 that he wins, that both fall, that he loses. */
export interface DuelOdds {
  readonly defender: number
  readonly value: readonly Modifier[]
  readonly against: readonly Modifier[]
  readonly wins: number
  readonly both: number
  readonly loses: number
}

/** By the functions that fight it. */
export function combatPreview(s: UpfrontState, { group: id, men, capture = false }: CloseCombatAction): CombatPreview {
  const from = s.groups[id]!
  return {
    men: men.map(({ man: who, card }) => {
      const man = s.men[who]!
      const into = s.groups[man.infiltrates]!
      return {
        man: who,
        dares: card === undefined ? shareOf(s, ({ rn }) => passesMoraleCheck(rn, moraleOf(s, man, from))) : 1,
        meets: into.men.map((defender) =>
          duelOdds(s, {
            from,
            into,
            attackers: [man.id],
            defenders: defendersWith(s, s.men[defender]!, []),
            mayTake: true,
            concealed: new Map(),
            ...(capture ? { capture } : {}),
          }),
        ),
      }
    }),
  }
}

/** 20.7: the first attacker against the first defender. */
export function duelOdds(s: UpfrontState, combat: Combat): DuelOdds {
  const { from, into, attackers, defenders, capture, quarter } = combat
  const [man, defender] = [s.men[attackers[0]!]!, s.men[defenders[0]!]!]
  const value = valueInCombat(s, combat, man, from, into, attackers, capture)
  const against = valueInCombat(s, combat, defender, into, from, defenders, quarter)
  const ahead = total(value) - total(against)
  const counts = [0, 0, 0]
  let all = 0
  for (const one of numbersOf(s))
    for (const two of numbersOf(s)) {
      const margin = marginOf(s, combat, defender, ahead + signed(one) - signed(two))
      counts[margin > 0 ? 0 : margin === 0 ? 1 : 2]! += one.cards * two.cards
      all += one.cards * two.cards
    }
  const [wins, both, loses] = counts.map((count) => count / all) as [number, number, number]
  return { defender: defender.id, value, against, wins, both, loses }
}

const signed = ({ rn, red }: DrawnNumber): number => (red ? -rn : rn)

/** Of 1: the cards of the whole deck with such a number. */
export function shareOf(s: UpfrontState, counts: (number: DrawnNumber) => boolean): number {
  let [some, all] = [0, 0]
  for (const number of numbersOf(s)) {
    all += number.cards
    if (counts(number)) some += number.cards
  }
  return some / all
}
