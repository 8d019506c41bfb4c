/** A roll in two short lines: the sum, and what it means. */
import { signed } from '../../../play/controller/draft.ts'
import type { AslskReport } from './kinds.ts'

export function diceWords({ head, dice, words }: AslskReport): { readonly title: string; readonly detail: string } {
  const rolled = dice.reduce((sum, die) => sum + die, 0)
  if (!('final' in head) || dice.length > 2) return { title: words.text, detail: words.detail ?? '' }
  const drm = head.final - rolled
  const title = drm === 0 ? `${head.final} rolled` : `${rolled}, and ${signed(drm)} makes ${head.final}`
  if (head.type !== 'attack') return { title, detail: words.text }
  return { title, detail: `${head.column} column: ${head.result === '-' ? 'no effect' : (RESULTS[head.result] ?? head.result)}` }
}

const RESULTS: Readonly<Record<string, string>> = {
  PTC: 'a pin task check for everyone',
  NMC: 'a normal morale check for everyone',
  '1MC': '1 morale check for everyone',
  '2MC': '2 morale check for everyone',
  '3MC': '3 morale check for everyone',
  '4MC': '4 morale check for everyone',
}
