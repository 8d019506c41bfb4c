import { type Modifier, total } from '@firegroup/kernel'
import { plainNumber, signed } from '@firegroup/kernel/words'

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
