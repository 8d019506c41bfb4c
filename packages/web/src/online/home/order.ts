/** The tables of a list by what they want of whoever reads it. */
import type { ListedTable } from '@firegroup/table'

export interface Sorted {
  /** Those with a decision for him: whoever is here now first, then the shortest clock, then the longest wait. */
  readonly waiting: readonly ListedTable[]
  /** Those that wait for others. */
  readonly others: readonly ListedTable[]
  readonly finished: readonly ListedTable[]
}

export function sorted(own: readonly ListedTable[]): Sorted {
  const going = own.filter(({ stage }) => stage === 'gathering' || stage === 'playing')
  const waiting = going.filter(wantsYou).sort((a, b) => rank(a) - rank(b) || leftOf(a) - leftOf(b) || sinceOf(a).localeCompare(sinceOf(b)))
  const others = going.filter((table) => !wantsYou(table)).sort((a, b) => (b.played ?? '').localeCompare(a.played ?? ''))
  const finished = own.filter(({ stage }) => stage === 'over').sort((a, b) => (b.played ?? '').localeCompare(a.played ?? ''))
  return { waiting, others, finished }
}

/** He is asked something; or all are seated, and only he is not ready. */
function wantsYou(table: ListedTable): boolean {
  return table.asked !== undefined || wantsReady(table)
}

export function wantsReady({ stage, seats }: ListedTable): boolean {
  const taken = seats.every(({ name, computer }) => name !== null || computer !== null)
  return stage === 'gathering' && taken && seats.some(({ you, ready }) => you && !ready)
}

export const isHere = ({ company = [] }: ListedTable): boolean => company.some(({ state }) => state === 'here')

const rank = (table: ListedTable): number => (isHere(table) ? 0 : 1)
const leftOf = ({ left }: ListedTable): number => left ?? Number.MAX_SAFE_INTEGER
const sinceOf = ({ asked }: ListedTable): string => asked?.since ?? ''
