/** Links to tables: words that can be said aloud, and a secret after the '#', which no server and no referrer ever sees. */
import type { OnlineTable } from '@firegroup/table'

/** What a browser remembers of the tables that it has opened: nobody else can make their links. */
const kept = (id: string): string => `firegroup link ${id}`

export interface Links {
  readonly invitation: string
  readonly watching: string
}

export function rememberLinks(id: string, links: Links): void {
  localStorage.setItem(kept(id), JSON.stringify({ invitation: links.invitation, watching: links.watching }))
  localStorage.setItem(LAST, id)
}

/** The table that was opened here last. */
const LAST = 'firegroup table opened last'

/** A table that was opened here before and that nobody knows of yet: another one is not needed. */
export async function freshTable(look: (id: string) => Promise<OnlineTable>): Promise<string | null> {
  const id = localStorage.getItem(LAST)
  if (id === null || linksOf(id) === null) return null
  const table = await look(id).catch(() => null)
  const isFresh = table?.stage === 'gathering' && table.host && table.linkOpened === null && !table.open
  return isFresh && table.seats.every(({ name, you }) => name === null || you) ? id : null
}

/** Its link was handed on: the next table is another one. */
export function handedOn(): void {
  localStorage.removeItem(LAST)
}

/** The secret with which somebody looks on, as long as the page is open. */
export const watchSecret = {
  of: (id: string): string | null => sessionStorage.getItem(`firegroup watch ${id}`),
  keep: (id: string, secret: string): void => sessionStorage.setItem(`firegroup watch ${id}`, secret),
}

export function linksOf(id: string): Links | null {
  const text = localStorage.getItem(kept(id))
  return text === null ? null : (JSON.parse(text) as Links)
}

export function linkTo(words: string, secret: string): string {
  return `${location.origin}${location.pathname}#/t/${words}/${secret}`
}

/** The words and the secret of a link that somebody was sent, however it was copied; null where it is none. */
export function readLink(text: string): { readonly words: string; readonly secret: string } | null {
  const found = /#\/t\/([a-z]+-[a-z]+-\d+)\/([a-z]{12})\s*$/.exec(text.trim())
  return found ? { words: found[1]!, secret: found[2]! } : null
}
