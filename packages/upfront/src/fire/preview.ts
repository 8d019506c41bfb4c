import { explore, type Modifier } from '@firegroup/kernel'
import { type ActionCard, positionNumber, ROUT_COLUMN, WOUND_COLUMN } from '../data/cards.ts'
import { withWholeDeck } from '../draw/whole-deck.ts'
import type { UpfrontEvent } from '../events.ts'
import { relativeRange } from '../groups/range.ts'
import { machineOf } from '../machines/machine.ts'
import { type Card, cloneState, type Fate, type Group, type UpfrontState } from '../state.ts'
import type { FireAction } from './declare.ts'
import { groupFirepower } from './firepower.ts'
import { blowsOf, type MachinePart, machinePart } from './machine-part.ts'
import { attackedMen, strikeMan } from './resolve.ts'
import type { Result } from './result.ts'
import { fireStrength, flameOf, requiredFirepower } from './strength.ts'

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

/** `panic` that counts as death is told under it; `rout` is panic that makes him run; a man who goes berserk (20.9) is neither. `results` are in step with the numbers. */
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
  const required = requiredFirepower(s, group.side, act.cards, group)
  const { strength, modifiers } = fireStrength(s, group.side, act.cards, group, target, flameOf(s, firepower, required), act.ambush)
  const { factors, firers } = firepower
  const machine = machinePart(s, group.side, group, target, act, modifiers, strength, 0)
  return {
    ...attackOdds(s, target, strength, machine, modifiers),
    range: relativeRange(group, target),
    factors,
    required,
    modifiers,
    firers,
  }
}

/** 6.5: what each man of a group has to fear from an attack of this strength. */
export function attackOdds(
  s: UpfrontState,
  target: Group,
  strength: number,
  machine: MachinePart = {},
  modifiers?: readonly Modifier[],
): AttackOdds {
  const numbers = numbersOf(s)
  let cards = 0
  for (const number of numbers) cards += number.cards
  const men = attackedMen(s, target, modifiers).map(({ man, modifier }) =>
    manOdds(s, man, target, strength + (modifier?.value ?? 0), numbers, cards, machine),
  )
  let unharmed = 1
  for (const { kia, pinned, panic, rout } of men) unharmed *= (cards - kia - pinned - panic - rout) / cards
  return { strength, cards, numbers, men, anyEffect: 1 - unharmed }
}

/** The rule that attacks him, gone through for every card of the deck; 28.7: of two attacks on a gun or vehicle the numbers tell what the first does. */
function manOdds(
  s: UpfrontState,
  id: number,
  { id: group }: Group,
  strength: number,
  numbers: readonly DrawnNumber[],
  cards: number,
  machine: MachinePart,
): ManOdds {
  const results = new Map<string, Result>()
  let came = 'none'
  const blows = machineOf(s, s.men[id]!) ? blowsOf(machine) : ON_FOOT
  const wounds = s.setting.hooks.insteadOfKia.length > 0
  const { morale } = s.setting.roster[id]!
  const odds = explore<UpfrontState, UpfrontEvent>({
    begin: () => withWholeDeck(cloneState(s)),
    *rule(g) {
      const man = g.state.men[id]!
      came = 'none'
      for (const [i, { blow, more }] of blows.entries()) {
        if (man.fate !== '') break
        const { card, result } = yield* strikeMan(g, man, g.state.groups[group]!, strength + more, blow)
        if (i === 0) results.set(nameOf(card), result)
        if (result !== 'none') came = result === 'panic' ? PANIC[man.fate] : result
      }
    },
    outcomes: () => [came],
    // 32.12, 33.7: nobody is taken and no Hero comes
    answer: ({ question }) => [...question.candidates()][0],
    // what an RNC is read for: its number, whether a Breeze goes, and the rout column if a pinned man draws it
    same: (drawn) => {
      const card = s.setting.cards[drawn as Card]!
      return `${nameOf(card)} ${card.breeze} ${s.men[id]!.pinned ? positionNumber(card, ROUT_COLUMN) : ''} ${wounds && positionNumber(card, WOUND_COLUMN) === morale}`
    },
  })
  const count = (outcome: string) => odds.outOf(cards, outcome)
  return {
    man: id,
    kia: count('kia'),
    pinned: count('pinned'),
    panic: count('panic'),
    rout: count('rout'),
    results: numbers.map((number) => results.get(nameOf(number))!),
  }
}

const ON_FOOT: ReturnType<typeof blowsOf> = [{ blow: {}, more: 0 }]

/** 6.53: what panic came to: death, flight, or (20.9) neither. */
const PANIC: { readonly [F in Fate | '']: string } = { kia: 'panic', rout: 'rout', prisoner: 'none', freed: 'none', '': 'none' }

function nameOf({ rn, red }: { readonly rn: number; readonly red: boolean }): string {
  return `${red ? 'red' : 'black'} ${rn}`
}

/** The numbers of a deck never change: they are counted once. */
const COUNTED = new WeakMap<readonly ActionCard[], readonly DrawnNumber[]>()

export function numbersOf({ setting: { cards } }: UpfrontState): readonly DrawnNumber[] {
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
