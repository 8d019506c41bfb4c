/** Orders in words. */
import type { Order, OrdersAdapter, Otherwise, TriedAnswer } from '@firegroup/table'
import { percent } from '../controller/draft.ts'

export const ELSE: { readonly [O in Otherwise]: string } = { hold: 'hold', ask: 'ask me', computer: 'computer decides' }
export const TIMES: readonly { readonly times: number | undefined; readonly words: string }[] = [
  { times: 1, words: 'once' },
  { times: 2, words: 'twice' },
  { times: 3, words: 'three times' },
  { times: undefined, words: 'always' },
]
export const WHO = { any: 'any unit', leader: 'a leader', men: 'men', vehicle: 'a vehicle' } as const

export const timesWords = (times: number | undefined): string => TIMES.find((each) => each.times === times)?.words ?? `${times} times`

/** 'When adjacent in the open, fire once. Else hold.' */
export function orderWords<S>({ by }: OrdersAdapter<S>, { when, do: deed, times, else: otherwise }: Order): string {
  const conditions = [
    when.who && WHO[when.who],
    when.within === 1 ? 'adjacent' : when.within && `within ${when.within} hexes`,
    when.where && `in ${when.where.length === 1 ? when.where[0] : `${when.where.length} hexes`}`,
    when.open && 'in the open',
    when.chance && `at ${when.chance} % or more`,
  ].filter(Boolean)
  const often = times === undefined ? '' : ` ${timesWords(times)}`
  const deeds = { react: by === 'cards' ? 'play a card' : 'fire', accept: 'accept', hold: 'hold', ask: 'ask me' } as const
  const began = conditions.length > 0 ? `When ${conditions.join(', ')}, ` : 'Always '
  const back =
    deed.type === 'react' && deed.without
      ? `, ${deed.without.length === 1 ? 'a weapon stays' : `${deed.without.length} weapons stay`} back`
      : ''
  return `${began}${deeds[deed.type]}${deed.type === 'react' ? often : ''}${back}. Else ${ELSE[otherwise]}.`
}

/** 'Would have fired twice: J6 at 61%, K5 at 42%.' */
export function trialWords<S>({ by }: OrdersAdapter<S>, tried: readonly TriedAnswer[]): string {
  const reacted = tried.filter(({ did }) => did === 'reacted')
  const did = by === 'cards' ? 'played a card' : 'fired'
  if (reacted.length === 0) return `Would not have ${did}.`
  const shots = reacted.flatMap(({ place, chance }) => (place === null || chance === null ? [] : [`${place} at ${percent(chance)}`]))
  const times = reacted.length === 1 ? 'once' : reacted.length === 2 ? 'twice' : `${reacted.length} times`
  return `Would have ${did} ${times}${shots.length > 0 ? `: ${shots.join(', ')}` : ''}.`
}
