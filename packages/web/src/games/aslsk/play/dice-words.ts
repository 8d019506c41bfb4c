/** A roll in two short lines: the sum, and what it means. */
import type { AslskEvent } from '@firegroup/aslsk'
import { numberWord } from '@firegroup/kernel/words'
import { signed } from '../../../play/controller/draft.ts'
import type { AslskReport } from './kinds.ts'
import { killSum, killWords } from './log-armour.ts'
import { hitWords } from './log-ordnance.ts'

export function diceWords({ head, dice, words }: AslskReport): { readonly title: string; readonly detail: string } {
  const rolled = dice.reduce((sum, die) => sum + die, 0)
  if (head.type === 'toHit') return toHitWords(head, rolled)
  if (head.type === 'toKill') return { title: `${rolled} rolled`, detail: `${killSum(head)}: ${killWords(head.result)}` }
  if (!('final' in head) || dice.length > 2) return { title: words.text, detail: words.detail ?? '' }
  const drm = head.final - rolled
  const title = drm === 0 ? `${head.final} rolled` : `${rolled}, and ${signed(drm)} makes ${head.final}`
  if (head.type !== 'attack') return { title, detail: words.text }
  return { title, detail: `${head.column === 0 ? 'Off the table' : `${head.column} column`}: ${resultWords(head.result)}` }
}

function toHitWords(head: Extract<AslskEvent, { type: 'toHit' }>, rolled: number): { readonly title: string; readonly detail: string } {
  const { final } = head.groups[0]!
  const drm = final - rolled
  return {
    title: drm === 0 ? `${final} rolled` : `${rolled}, and ${signed(drm)} makes ${final}`,
    detail: `${head.th} or less to hit: ${hitWords(head)}`,
  }
}

/** What a result of the fire table asks for. The figure of a 2MC is added to the dice of one check: it is no number of checks. */
export function resultWords(code: string): string {
  if (code === '-') return 'no effect'
  if (code === 'PTC') return 'a pin task check for everyone'
  if (code === 'NMC') return 'a morale check for everyone (NMC)'
  const [, kia, mc, k] = /^(?:(\d)KIA|(\d)MC|K\/(\d))$/.exec(code) ?? []
  if (kia)
    return `${kia === '1' ? 'one unit is' : `${numberWord(Number(kia))} units are`} eliminated; the others break, or if broken lose half (${code})`
  if (mc) return `a morale check with +${mc} for everyone (${code})`
  return k ? `one unit is reduced, then a morale check with +${k} for everyone (${code})` : code
}
