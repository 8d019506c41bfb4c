/** Tables in a few words. */
import type { OnlineTable } from '@firegroup/table'

/** 'against marina_k', 'a seat is free'. */
export function othersAt({ seats }: OnlineTable): string {
  const others = seats.filter(({ you }) => !you)
  const names = others.map(({ name, computer }) => (computer === null ? name : `a computer, ${computer}`))
  if (names.some((name) => name === null)) return 'a seat is free'
  return `${seats.some(({ you }) => you) ? 'against ' : ''}${names.join(' and ')}`
}
