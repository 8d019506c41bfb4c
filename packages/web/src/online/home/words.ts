/** What the list of tables says, for the eye and read out. */
import { capital, numberWord } from '@firegroup/kernel/words'
import type { ClockTerms, ListedTable } from '@firegroup/table'
import { wantsReady } from './order.ts'
import { agoWords, leftSpoken } from './times.ts'

export function headline(count: number): string {
  if (count === 0) return 'No decision waits for you'
  return count === 1 ? 'One decision waits for you' : `${capital(numberWord(count))} decisions wait for you`
}

/** The one sentence of a table that wants something. */
export function wanted(table: ListedTable): string {
  return table.asked?.sentence ?? (wantsReady(table) ? `${othersOf(table)} sits at your table: are you ready?` : table.name)
}

/** 'Karpovka, turn 3'. */
export function whereWords({ name, turn, stage }: ListedTable): string {
  return turn === undefined || stage !== 'playing' ? name : `${name}, turn ${turn}`
}

/** A card as it is read out, whole. */
export function spoken(table: ListedTable): string {
  const left = table.left === undefined ? '' : ` ${leftSpoken(table.left)}`
  const company = (table.company ?? []).map((each) => ` ${presenceWords(each)}.`).join('')
  return `${wanted(table)} ${whereWords(table)}.${left}${company}`
}

export function presenceWords({ name, state, since }: NonNullable<ListedTable['company']>[number]): string {
  if (state === 'here') return `${name} is here`
  if (state === 'away') return `${name} is away`
  return since === null ? `${name} is gone` : `${name} was last seen ${agoWords(since)}`
}

/** Whoever sits opposite, by name. */
export function othersOf({ seats }: Pick<ListedTable, 'seats'>): string {
  const others = seats.filter(({ you }) => !you).map(({ name, computer }) => (computer === null ? name : 'the computer'))
  return others.filter((name) => name !== null).join(' and ') || 'nobody yet'
}

/** 'Eight events since you left; two losses.' */
export function newsWords(events: number, losses: number): string {
  if (events === 0) return 'Nothing has happened since you left.'
  const told = `${capital(numberWord(events))} ${events === 1 ? 'event' : 'events'} since you left`
  return losses === 0 ? `${told}.` : `${told}; ${numberWord(losses)} ${losses === 1 ? 'loss' : 'losses'}.`
}

/** What a table waits for that wants nothing of its reader. */
export function waitsFor(table: ListedTable): { readonly title: string; readonly detail: string } {
  const { stage, seats, waiting, name, linkOpened } = table
  if (stage === 'gathering') {
    const free = seats.some((seat) => seat.name === null && seat.computer === null)
    const opened = linkOpened ? ` The link was opened ${agoWords(linkOpened)}.` : ''
    return { title: free ? 'Your table waits for a friend' : `${othersOf(table)} is not ready yet`, detail: `${name}.${opened}` }
  }
  const who = seats.filter(({ seat, you }) => !you && waiting.includes(seat)).map((seat) => seat.name ?? 'The computer')
  return { title: who.length === 0 ? 'The game goes on' : `${who.join(' and ')} is deciding`, detail: `${whereWords(table)}.` }
}

/** 'You won', 'marina_k won'. */
export function endWords({ ended, seats }: ListedTable): string {
  if (!ended) return 'Over'
  if (ended.won === null) return 'A draw'
  const winner = seats.find(({ seat }) => seat === ended.won)
  return winner?.you ? 'You won' : `${winner?.name ?? 'The computer'} won`
}

/** '40 min + 15 s', '3 days a decision'. */
export function clockWords(clock: ClockTerms): string {
  if (clock.type === 'none') return 'no clock'
  if (clock.type === 'live') return `${clock.bank} min + ${clock.increment} s`
  return `${clock.each} ${clock.each === 1 ? 'day' : 'days'} a decision`
}
