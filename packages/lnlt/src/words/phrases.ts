import { type Modifier, total } from '@firegroup/kernel'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** A count as it is said: 'two', and digits above twelve. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count)
}

/** 'a, b and c'. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? ''
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** A number that is added: '+2', '−1', '+0'. */
function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}

/** A number by itself, with a real minus sign. */
export function plainNumber(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** 'fires', 'fire': the verb for so many. */
export function verb(count: number, one: string, more: string): string {
  return count === 1 ? one : more
}

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

/** A sentence begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
