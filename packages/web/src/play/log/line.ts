/** What a line of the log is made of. Each game says what its own events are; what none of them knows falls back on what an event holds. */
import type { GameEvent, Modifier, Seat } from '@firegroup/kernel'
import { plainNumber, signed } from '@firegroup/kernel/words'

/** A kind of event: its icon and its colour. */
export type LogKind = 'fire' | 'move' | 'broken' | 'pinned' | 'good' | 'loss' | 'combat' | 'dice' | 'control' | 'cards' | 'other'

/** What players look for. */
export const TOPICS = ['Fire', 'Moves', 'Losses', 'Objectives'] as const
export type Topic = (typeof TOPICS)[number]

/** Arithmetic as a table: its parts, what was rolled, and what it came to. */
export interface LogSum {
  readonly rows: readonly SumRow[]
  readonly dice: readonly number[]
  /** '1 and 4 = 5, and +4 makes'. */
  readonly rolled: string
  readonly result: string
}

export interface SumRow {
  readonly label: string
  readonly value: string
  readonly rule?: string
}

export interface LogLine {
  readonly text: string
  /** Below it, smaller. */
  readonly sub?: string
  /** Beside it, at the right. */
  readonly aside?: string
  readonly kind?: LogKind
  /** Whose it is, for what is shown in the side's colour. */
  readonly side?: Seat
  readonly sum?: LogSum
}

export const modifierRows = (modifiers: readonly Modifier[]): SumRow[] =>
  modifiers.map(({ label, value, rule }) => ({ label, value: signed(value), rule }))

/** 'Dice 1 and 4'. */
export const diceRolled = (dice: readonly number[]): string =>
  `${dice.length === 1 ? 'Die' : 'Dice'} ${dice.length < 3 ? dice.join(' and ') : `${dice.slice(0, -1).join(', ')} and ${dice.at(-1)}`}`

/** '5 and 1', '5 and 1, and +2': a roll as players say it. */
export function rollWords(dice: readonly number[], modifiers: readonly Modifier[]): string {
  const added = sumOf(modifiers.map(({ value }) => value))
  return [dice.join(' and '), ...(added === 0 ? [] : [signed(added)])].join(', ')
}

/** A roll with its modifiers as a table; `result` is what it meant. */
export function rollSum(dice: readonly number[], modifiers: readonly Modifier[], result: string, rows: readonly SumRow[] = []): LogSum {
  const added = sumOf(modifiers.map(({ value }) => value))
  const sum = dice.length < 2 ? dice.join() : `${dice.join(' and ')} = ${sumOf(dice)}`
  return { rows: [...rows, ...modifierRows(modifiers)], dice, rolled: added === 0 ? sum : `${sum}, and ${signed(added)} makes`, result }
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** The sum of an event of which nobody has said more: of its dice and modifiers, where it has such. */
export function plainSum(event: GameEvent): LogSum | undefined {
  const {
    dice,
    die,
    modifiers = [],
    final,
  } = event as {
    readonly dice?: readonly number[]
    readonly die?: number
    readonly modifiers?: readonly Modifier[]
    readonly final?: number
  }
  const rolled = Array.isArray(dice) ? dice : typeof die === 'number' ? [die] : null
  if (!rolled || !Array.isArray(modifiers)) return undefined
  return rollSum(rolled, modifiers, plainNumber(final ?? sumOf(rolled) + sumOf(modifiers.map(({ value }) => value))))
}
