/** Hits on vehicles in the few words of the log, with their arithmetic. */
import type { AslskEvent } from '@firegroup/aslsk'
import { plainNumber } from '@firegroup/kernel/words'
import { diceRolled, type LogKind, type LogLine, modifierRows, sumOf } from '../../../play/log/line.ts'

type ToKill = Extract<AslskEvent, { type: 'toKill' }>

const KILLS: { readonly [R in ToKill['result']]: readonly [words: string, kind: LogKind] } = {
  destroyed: ['destroyed', 'loss'],
  shock: ['shocked', 'broken'],
  possibleShock: ['perhaps shocked', 'broken'],
  stun: ['stunned', 'broken'],
  immobilized: ['immobilized', 'loss'],
  none: ['no effect', 'fire'],
  dud: ['a dud', 'dice'],
}

export const killWords = (result: ToKill['result']): string => KILLS[result][0]

/** 'T-34 in Y4, hull side: destroyed', 'AP 50L: 13 − 6 of armour, 7 to kill. Dice 2 and 3'. */
export function toKillLine(lead: string, event: ToKill): LogLine {
  const { aspect, facing, what, basic, modifiers, critical, af, final, dice, result } = event
  const [words, kind] = KILLS[result]
  const total = sumOf(dice)
  return {
    text: `${lead}, ${aspect} ${facing}: ${words}`,
    sub: `${what}: ${killSum(event)}. ${diceRolled(dice)}`,
    kind,
    sum: {
      rows: [
        { label: `To Kill number of ${what}`, value: String(basic), rule: '7.9' },
        ...modifierRows(modifiers),
        ...(critical ? [{ label: 'Critical Hit', value: '×2', rule: '6.1' }] : []),
        { label: `armour, ${facing} of the ${aspect}`, value: `−${af}`, rule: '7.9' },
        { label: 'Final To Kill number', value: plainNumber(final) },
      ],
      dice,
      rolled: `${dice.join(' and ')} = ${total}`,
      result: `${total} against ${plainNumber(final)}: ${words}`,
    },
  }
}

/** '13 − 6 = 7 to kill'. */
export function killSum({
  basic,
  modifiers,
  critical,
  af,
  final,
}: Pick<ToKill, 'basic' | 'modifiers' | 'critical' | 'af' | 'final'>): string {
  const number = basic + sumOf(modifiers.map(({ value }) => value))
  return `${critical ? `${number} × 2` : number} − ${af} = ${plainNumber(final)} to kill`
}
