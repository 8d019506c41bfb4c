import { type Modifier, total } from '@firegroup/kernel'
import { listed, plainNumber, signed, verb } from '@firegroup/kernel/words'

/** Every modifier with its reason: '+1 stone building, −1 degrading terrain in D4'. */
export function reasons(modifiers: readonly Modifier[]): string {
  return modifiers.map(({ label, value }) => `${signed(value)} ${plainName(label)}`).join(', ')
}

/** As it is said: without what the chart adds in brackets. */
export function plainName(name: string): string {
  return name.replace(/ \([^)]*\)$/, '')
}

/** 'Die 5', 'Dice 5 and 3'. */
export function rolled(dice: readonly number[]): string {
  return `${verb(dice.length, 'Die', 'Dice')} ${listed(dice.map(String))}`
}

/** What was rolled, what changes it and what comes of it: 'Dice 5 and 4: 9. −1 leadership: 8.' */
export function diceSum(dice: readonly number[], modifiers: readonly Modifier[]): string {
  let sum = 0
  for (const die of dice) sum += die
  const first = dice.length === 1 && modifiers.length === 0 ? `${rolled(dice)}.` : `${rolled(dice)}: ${sum}.`
  return modifiers.length === 0 ? first : `${first} ${reasons(modifiers)}: ${plainNumber(sum + total(modifiers))}.`
}

/** Firepower in quarters of a point: '3', '1½', '−¼'. */
export function quarterWords(quarters: number): string {
  const whole = Math.floor(Math.abs(quarters) / 4)
  const part = ['', '¼', '½', '¾'][Math.abs(quarters) % 4]!
  return `${quarters < 0 ? '−' : ''}${whole === 0 && part !== '' ? '' : whole}${part}`
}

/** MP in halves: '2', '1½'. */
export function halfWords(halves: number): string {
  return quarterWords(halves * 2)
}
