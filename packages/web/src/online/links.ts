/** Links to tables: words that can be said aloud, and a secret after the '#', which no server and no referrer ever sees. */

/** What a browser remembers of the tables that it has opened: nobody else can make their links. */
const kept = (id: string): string => `firegroup link ${id}`

export interface Links {
  readonly invitation: string
  readonly watching: string
}

export function rememberLinks(id: string, links: Links): void {
  localStorage.setItem(kept(id), JSON.stringify({ invitation: links.invitation, watching: links.watching }))
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
