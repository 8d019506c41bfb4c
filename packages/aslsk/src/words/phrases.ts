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
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}

/** A number by itself, with a real minus sign. */
export function plainNumber(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** 'squad fires', 'squads fire': the verb for so many. */
export function verb(count: number, one: string, more: string): string {
  return count === 1 ? one : more
}

/** Every modifier with its reason: '+3 stone building, −1 9-1 directs'. */
export function reasons(modifiers: readonly Modifier[]): string {
  return modifiers.map(({ label, value }) => `${signed(value)} ${label}`).join(', ')
}

/** What was rolled, what changes it and what comes of it: 'Dice 5 and 4, +2: 11.' with the reasons, where there are any. */
export function diceSum(dice: readonly [number, number], modifiers: readonly Modifier[], final: number): string {
  const sum = dice[0] + dice[1]
  const rolled = `Dice ${dice[0]} and ${dice[1]}`
  return modifiers.length === 0 ? `${rolled}: ${plainNumber(final)}.` : `${rolled}: ${sum}. ${reasons(modifiers)}: ${plainNumber(final)}.`
}

/** The same for a single die. */
export function dieSum(die: number, modifiers: readonly Modifier[]): string {
  return modifiers.length === 0 ? `Die ${die}.` : `Die ${die}. ${reasons(modifiers)}: ${plainNumber(die + total(modifiers))}.`
}

/** FP that is kept in 64ths: '12', '4½', '3¼'. */
export function firepower(fp64: number): string {
  const whole = Math.floor(fp64 / 64)
  const rest = fp64 % 64
  const part = rest === 0 ? '' : (FRACTIONS.get(rest) ?? ` ${rest}/64`)
  return whole === 0 && part !== '' ? part.trim() : `${whole}${part}`
}

const FRACTIONS = new Map([
  [8, '⅛'],
  [16, '¼'],
  [24, '⅜'],
  [32, '½'],
  [40, '⅝'],
  [48, '¾'],
  [56, '⅞'],
])

/** A sentence begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
