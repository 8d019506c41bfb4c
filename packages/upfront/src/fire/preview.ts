import type { Modifier } from '@firegroup/kernel'
import type { ActionCard } from '../data/cards.ts'
import { relativeRange } from '../groups/range.ts'
import type { Group, Man, UpfrontState } from '../state.ts'
import type { FireAction } from './declare.ts'
import { groupFirepower } from './firepower.ts'
import { attackedMen } from './resolve.ts'
import { countsAsKia, type Result, resultOf } from './result.ts'
import { fireStrength, isFlameAlone, requiredFirepower } from './strength.ts'

/** What an attack of a known strength would do: over all cards of the deck alike, and without jams. */
export interface AttackOdds {
  readonly strength: number
  /** For each man, out of so many cards of the whole deck: how many would do what. */
  readonly cards: number
  /** The Random Numbers from red 6 to black 6, and on how many cards each stands. */
  readonly numbers: readonly DrawnNumber[]
  readonly men: readonly ManOdds[]
  /** Of 1: that any of them is pinned or worse, as if every draw were from the whole deck. */
  readonly anyEffect: number
}

export interface DrawnNumber {
  readonly rn: number
  readonly red: boolean
  readonly cards: number
}

/** `panic` that counts as death is told under it; `rout` is panic that does not. `results` are in step with the numbers. */
export type ManOdds = { readonly man: number; readonly rout: number; readonly results: readonly Result[] } & {
  readonly [R in Exclude<Result, 'none'>]: number
}

export interface FirePreview extends AttackOdds {
  readonly range: number
  readonly factors: number
  readonly required: number
  readonly modifiers: readonly Modifier[]
  /** What each man who fires brings. */
  readonly firers: readonly { readonly man: number; readonly factors: number }[]
}

/** What fire would do, by the functions that resolve it; a Concealed card is not in it. */
export function firePreview(s: UpfrontState, act: FireAction): FirePreview {
  const group = s.groups[act.group]!
  const target = s.groups[act.target]!
  const firepower = groupFirepower(s, group, target, act)
  const required = requiredFirepower(s, group.side, act.cards)
  const { strength, modifiers } = fireStrength(s, group.side, act.cards, group, target, !isFlameAlone(s, firepower, required))
  const { factors, firers } = firepower
  return { ...attackOdds(s, target, strength), range: relativeRange(group, target), factors, required, modifiers, firers }
}

/** 6.5: what each man of a group has to fear from an attack of this strength. */
export function attackOdds(s: UpfrontState, target: Group, strength: number): AttackOdds {
  const numbers = numbersOf(s)
  let cards = 0
  for (const number of numbers) cards += number.cards
  const men = attackedMen(s, target).map(({ man, modifier }) => odds(s, s.men[man]!, target, strength + (modifier?.value ?? 0), numbers))
  let unharmed = 1
  for (const { kia, pinned, panic, rout } of men) unharmed *= (cards - kia - pinned - panic - rout) / cards
  return { strength, cards, numbers, men, anyEffect: 1 - unharmed }
}

function odds(s: UpfrontState, man: Man, target: Group, strength: number, numbers: readonly DrawnNumber[]): ManOdds {
  const out = { man: man.id, kia: 0, pinned: 0, panic: 0, rout: 0 }
  const results: Result[] = []
  for (const { rn, red, cards } of numbers) {
    const result = resultOf(s, man, target, strength + (red ? -rn : rn))
    results.push(result)
    if (result === 'panic') {
      const runs = routs(s, man, rn, red)
      out.rout += runs
      out.panic += cards - runs
    } else if (result !== 'none') out[result] += cards
  }
  return { ...out, results }
}

/** 6.53: on how many cards with this number he would run away rather than die. */
function routs(s: UpfrontState, man: Man, rn: number, red: boolean): number {
  let count = 0
  for (const card of s.setting.cards) if (card && card.rn === rn && card.red === red && !countsAsKia(s, man, card)) count++
  return count
}

/** The numbers of a deck never change: they are counted once. */
const COUNTED = new WeakMap<readonly ActionCard[], readonly DrawnNumber[]>()

function numbersOf({ setting: { cards } }: UpfrontState): readonly DrawnNumber[] {
  const known = COUNTED.get(cards)
  if (known) return known
  const numbers: { rn: number; red: boolean; cards: number }[] = []
  for (const card of cards) {
    if (!card) continue
    const same = numbers.find(({ rn, red }) => rn === card.rn && red === card.red)
    if (same) same.cards++
    else numbers.push({ rn: card.rn, red: card.red, cards: 1 })
  }
  const place = ({ rn, red }: DrawnNumber): number => (red ? -rn - 1 : rn)
  numbers.sort((a, b) => place(a) - place(b))
  COUNTED.set(cards, numbers)
  return numbers
}
