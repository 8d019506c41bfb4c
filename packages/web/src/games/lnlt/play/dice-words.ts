/** A roll in two short lines: the sum, and what it means. */
import type { LnltReport } from './kinds.ts'

export function diceWords({ head, dice, words }: LnltReport): { readonly title: string; readonly detail: string } {
  if (head.type === 'attack') {
    const [first] = head.targets
    const difference = Math.max(0, ...head.targets.map((target) => target.difference))
    return {
      title: first ? `${first.attack} against ${first.defence}` : words.text,
      detail: difference === 0 ? 'no effect' : `damage ${difference}: everybody there checks`,
    }
  }
  if (head.type === 'meleeAttack')
    return { title: `${head.total} against ${head.kill}`, detail: head.success ? 'they are gone' : 'no effect' }
  return { title: dice.length === 1 ? `${dice[0]} rolled` : `${dice.reduce((sum, die) => sum + die, 0)} rolled`, detail: words.text }
}
