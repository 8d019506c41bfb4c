/** A fight at arm's length as a card of two rows shows it, in any game on a map. It knows no rules: odds and words come from the game. */
import type { Problem } from '@firegroup/kernel'
import type { ReactNode } from 'react'
import { DUEL } from '../../keys/contexts.ts'
import type { Place } from '../controller/draft.ts'

/** What those who can be attacked are called by, and the keys for them: no letter that means something else at every table. */
export const DUEL_LETTERS = DUEL.lines.strike.keys.join('').toUpperCase()

export interface DuelFighter {
  readonly id: number
  readonly face: (size: number) => ReactNode
  /** 'squad 6-6-6'. */
  readonly name: string
  /** 'attacks with 6'. */
  readonly note: string
  /** Own people who can attack have a key, from 1. */
  readonly number?: number | undefined
  /** What became of him, once the dice have fallen. */
  readonly fate?: string | undefined
}

/** Those who are attacked together, and beside them those who do it. */
export interface DuelColumn {
  readonly key: string
  /** More than one letter where several groups are attacked as one. */
  readonly letters: readonly string[]
  readonly defenders: readonly DuelFighter[]
  readonly attackers: readonly DuelFighter[]
}

/** A roll of one side before anything else: for ambush. */
export interface DuelRoll {
  readonly mine: boolean
  readonly die: number
  /** '4, pinned +1'. */
  readonly words: string
}

/** An attack over the lane between the rows. */
export interface DuelStroke {
  readonly key: string
  readonly mine: boolean
  readonly by: readonly number[]
  readonly on: readonly number[]
  /** Large: the chance of any loss, or what the dice came to. */
  readonly figure: string
  /** '7 : 4 = 3-2' and 'Kill 6, −2'. */
  readonly lines: readonly [string, string]
  readonly dice?: readonly number[] | undefined
  /** The whole of it in a sentence. */
  readonly said: string
}

export interface DuelSide {
  readonly name: string
  /** Names its colours in the design tokens. */
  readonly palette: string
  readonly roundel: string
}

export interface Duel {
  readonly place: Place
  /** 'D6, stone building'. */
  readonly title: string
  /** What has been settled before: who ambushes. */
  readonly badge: { readonly tone: 'good' | 'bad'; readonly text: string } | null
  readonly them: DuelSide
  readonly us: DuelSide
  readonly columns: readonly DuelColumn[]
  /** Own people in no attack. */
  readonly idle: readonly DuelFighter[]
  readonly strokes: readonly DuelStroke[]
  /** Shown in the place of the attacks while they are news. */
  readonly rolls: readonly DuelRoll[]
  /** The columns that odds are read in, with the one that is used; null where the attacks have different ones. */
  readonly scale: { readonly name: string; readonly labels: readonly string[]; readonly at: string } | null
  /** What follows if nobody is lost, or what followed. */
  readonly foot: { readonly strong: string; readonly text: string; readonly rule: string }
  /** How it is changed; null while it is only looked at. */
  readonly hands: DuelHands | null
}

export interface DuelHands {
  /** In hand now. */
  readonly held: readonly number[]
  /** Who goes along when one is taken. */
  mates(id: number): readonly number[]
  pick(id: number): void
  strike(letter: string): void
  put(ids: readonly number[], letter: string): void
  /** Those of the letter are attacked together with those of the other, or with the last attack, or apart again. */
  join?(letter: string, other: string | null): void
  takeBack(ids: readonly number[]): void
  /** Everybody on one of them, the next each time. */
  all(): void
  /** No attack at all; absent where there must be one. */
  none?(): void
  /** Why they can't attack those of the letter; null if they can, or while that is not known. */
  whyNot(ids: readonly number[], letter: string): Problem | null
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen']

/** A number as it is read aloud: 'seven', 'minus two'. */
export function spoken(value: number): string {
  const size = Math.abs(value)
  const word = Number.isInteger(size) ? (NUMBERS[size] ?? String(size)) : String(size)
  return value < 0 ? `minus ${word}` : word
}

/** A column as it is read aloud: '3-2' is 'three to two'. */
export const spokenOdds = (odds: string): string =>
  odds
    .replace(/^</, 'less than ')
    .replace(/^>/, 'more than ')
    .replace(/\d+/g, (digits) => spoken(Number(digits)))
    .replace(/[-:]/, ' to ')
