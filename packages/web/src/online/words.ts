/** Tables in a few words. */
import type { OnlineTable } from '@firegroup/table'

/** 'against marina_k', 'a seat is free'. */
export function othersAt({ seats }: OnlineTable): string {
  const others = seats.filter(({ you }) => !you)
  const names = others.map(({ name, computer }) => (computer === null ? name : `a computer, ${computer}`))
  if (names.some((name) => name === null)) return 'a seat is free'
  return `${seats.some(({ you }) => you) ? 'against ' : ''}${names.join(' and ')}`
}

/** How a table stands, for whoever looks at his list. */
export function standWords({ stage, seats, waiting }: OnlineTable): string {
  const own = seats.find(({ you }) => you)
  if (stage === 'gathering') {
    if (seats.some(({ name, computer }) => name === null && computer === null)) return 'Your table waits for a friend'
    return own?.ready ? 'The others are not ready' : 'Say that you are ready'
  }
  if (own && waiting.includes(own.seat)) return 'You are to decide'
  const others = seats.filter(({ seat }) => waiting.includes(seat)).map(({ name, computer }) => name ?? `the computer, ${computer}`)
  return others.length > 0 ? `${others.join(' and ')} decides` : 'The game goes on'
}
