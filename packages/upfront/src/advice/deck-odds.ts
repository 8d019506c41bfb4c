import { positionIsRed } from '../data/cards.ts'
import { hits, type ToHit } from '../ordnance/to-hit.ts'
import type { Setting } from '../setting.ts'
import type { Side, UpfrontState } from '../state.ts'
import { WEIGHTS } from './weights.ts'

/** What the cards of the whole pack make likely. They are the same for the whole game: nobody counts cards here. */
export interface DeckOdds {
  /** How likely each signed Random Number is. */
  readonly numbers: readonly { readonly signed: number; readonly share: number }[]
  /** [number - LOWEST]: how likely a signed Random Number is that or more; see `shareFrom`. */
  readonly from: readonly number[]
  /** How likely each Random Number is in black, and in red. */
  readonly black: readonly number[]
  readonly reds: readonly number[]
  /** By column: how likely its number is red. */
  readonly red: readonly number[]
  /** [factors][strength]: how likely that is the best Fire card with which a side could use so much firepower. */
  readonly bestFire: { readonly [S in Side]: readonly (readonly number[])[] }
}

export const MOST_FACTORS = 30
const MOST_STRENGTH = 10
const COLUMNS = 10
/** No signed Random Number lies outside of these. */
const LOWEST = -12
const HIGHEST = 12

const known = new WeakMap<Setting, DeckOdds>()

export function deckOdds(s: UpfrontState): DeckOdds {
  const before = known.get(s.setting)
  if (before) return before
  const all = numbers(s.setting)
  const odds = {
    numbers: all,
    from: tails(all),
    black: ofColour(s.setting, false),
    reds: ofColour(s.setting, true),
    red: red(s.setting),
    bestFire: { axis: bestFire(s, 'axis'), allied: bestFire(s, 'allied') },
  }
  known.set(s.setting, odds)
  return odds
}

/** 25.3, 25.5: how likely a piece hits that needs this and jams on a red number from there on. */
export function hitShare({ black, reds }: DeckOdds, needed: ToHit, jams: number): number {
  let sum = 0
  for (let rn = 0; rn < black.length; rn++) {
    if (hits(needed, { rn, red: false })) sum += black[rn]!
    if (rn < jams && hits(needed, { rn, red: true })) sum += reds[rn]!
  }
  return sum
}

/** How likely an RNC of any colour is below a number. */
export function shareBelow({ numbers }: DeckOdds, number: number): number {
  let sum = 0
  for (const { signed, share } of numbers) if (Math.abs(signed) < number) sum += share
  return sum
}

/** How likely a signed Random Number is this or more. */
export function shareFrom({ from }: DeckOdds, number: number): number {
  return number <= LOWEST ? 1 : number > HIGHEST ? 0 : from[number - LOWEST]!
}

/** 20.7: how likely one who is so much better wins, and how likely both fall. */
export function duel({ numbers }: DeckOdds, ahead: number): { readonly win: number; readonly tie: number } {
  let win = 0
  let tie = 0
  for (const one of numbers)
    for (const two of numbers) {
      const margin = ahead + one.signed - two.signed
      if (margin > 0) win += one.share * two.share
      else if (margin === 0) tie += one.share * two.share
    }
  return { win, tie }
}

const HIGHEST_NUMBER = 6

function ofColour({ cards }: Setting, wanted: boolean): number[] {
  const shares = Array.from({ length: HIGHEST_NUMBER + 1 }, () => 0)
  let all = 0
  for (const card of cards) if (card) all++
  for (const card of cards) if (card && card.red === wanted) shares[card.rn]! += 1 / all
  return shares
}

function numbers({ cards }: Setting): DeckOdds['numbers'] {
  const counts = new Map<number, number>()
  let all = 0
  for (const card of cards) {
    if (!card) continue
    counts.set(card.signed, (counts.get(card.signed) ?? 0) + 1)
    all++
  }
  return [...counts].map(([signed, count]) => ({ signed, share: count / all }))
}

function tails(all: DeckOdds['numbers']): number[] {
  return Array.from({ length: HIGHEST - LOWEST + 1 }, (_, at) => {
    let sum = 0
    for (const { signed, share } of all) if (signed >= at + LOWEST) sum += share
    return sum
  })
}

function red({ cards }: Setting): number[] {
  const shares = new Array<number>(COLUMNS + 1).fill(0)
  let all = 0
  for (const card of cards) if (card) all++
  for (const card of cards)
    if (card) for (let column = 1; column <= COLUMNS; column++) if (positionIsRed(card, column)) shares[column]! += 1 / all
  return shares
}

function bestFire(s: UpfrontState, side: Side): number[][] {
  const { cards, usable, nationRules, hooks } = s.setting
  const hand = nationRules[side].hand * WEIGHTS.handInUse
  let change = 0
  for (const required of hooks.firepowerRequired) change += required(s, side)?.value ?? 0
  let all = 0
  for (const card of cards) if (card) all++
  return Array.from({ length: MOST_FACTORS + 1 }, (_, factors) => {
    const atLeast = new Array<number>(MOST_STRENGTH + 2).fill(0)
    for (const card of cards) {
      if (!card) continue
      for (const printed of usable[side][card.id]!)
        if (printed.type === 'Fire' && Math.max(printed.firepower + change, 1) <= factors)
          for (let strength = 0; strength <= printed.strength; strength++) atLeast[strength]! += 1 / all
    }
    const chance = atLeast.map((share) => 1 - (1 - share) ** hand)
    return Array.from({ length: MOST_STRENGTH + 1 }, (_each, strength) => chance[strength]! - chance[strength + 1]!)
  })
}
