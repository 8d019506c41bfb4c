/** What was changed at a table, in a few words: 'clock now 3 days'. */
import type { ClockTerms, Terms } from '@firegroup/table'

interface Agreed {
  readonly terms: Terms
  readonly open: boolean
}

interface Others {
  readonly scenario: string | undefined
  readonly side: boolean
}

export function changeWords(before: Agreed, after: Agreed, { scenario, side }: Others): string {
  const said: string[] = []
  const isNew = (of: (agreed: Agreed) => unknown): boolean => JSON.stringify(of(before)) !== JSON.stringify(of(after))
  if (scenario !== undefined) said.push(`now ${scenario}`)
  if (isNew(({ terms }) => terms.sides)) said.push(after.terms.sides === 'random' ? 'sides as the dice say' : 'sides as you sit')
  else if (side) said.push('sides exchanged')
  if (isNew(({ terms }) => terms.clock)) said.push(`clock now ${clockWords(after.terms.clock)}`)
  if (isNew(({ terms }) => terms.takingBack))
    said.push(after.terms.takingBack === 'ask' ? 'taking back if both want' : 'nothing is taken back')
  if (isNew(({ terms }) => terms.agreements)) said.push('other agreements')
  if (isNew(({ terms }) => terms.watchers)) said.push(WATCHERS[after.terms.watchers])
  if (isNew(({ terms }) => terms.delay)) said.push(`they see it ${delayWords(after.terms.delay)}`)
  if (isNew(({ open }) => open)) said.push(after.open ? 'in the lobby now' : 'only by link now')
  return said.length === 0 ? 'nothing changed' : said.join(', ')
}

const WATCHERS: { readonly [W in Terms['watchers']]: string } = {
  link: 'watching with the link',
  anybody: 'anybody may watch',
  nobody: 'nobody watches',
}

const several = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`)

function clockWords(clock: ClockTerms): string {
  if (clock.type === 'none') return 'none'
  if (clock.type === 'live') return `${clock.bank} min + ${clock.increment} s`
  return `${several(clock.each, 'day')} a decision, ${several(clock.away, 'day')} away`
}

function delayWords(seconds: number): string {
  if (seconds === 0) return 'at once'
  return seconds % 60 === 0 ? `${seconds / 60} min late` : `${seconds} s late`
}
