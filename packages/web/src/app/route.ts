/** The places of the app by their address: '#/', '#/new/first-light', '#/play/<id>', '#/replay/<id>/42', '#/boards/…'. */
import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly place: 'home' }
  | { readonly place: 'new'; readonly scenario: string | undefined }
  | { readonly place: 'play'; readonly id: string }
  /** `at`: after how many decisions; the beginning where it is absent. */
  | { readonly place: 'replay'; readonly id: string; readonly at: number | undefined }
  | { readonly place: 'result'; readonly id: string }
  | { readonly place: 'review'; readonly id: string }
  /** A drill by its id; the day's where it is absent. */
  | { readonly place: 'drill'; readonly id: string | undefined }
  | { readonly place: 'boards' }
  /** A lesson by its id; or a term, a rule or 'glossary', of the game that is named or the first that knows it. */
  | { readonly place: 'learn'; readonly topic: string | undefined; readonly game?: string | undefined }
  /** `experiment`: what the lab is set up for, as its own address says it. */
  | { readonly place: 'lab'; readonly experiment: string | undefined }
  | { readonly place: 'settings' }
  /** What players make themselves: 'design' with a scenario in a link, 'campaign'. */
  | { readonly place: 'own'; readonly page: string; readonly more?: string | undefined }
  /** The tables on the server; with a scenario, a new one for it ('new' lets one choose), or one of its other pages, to which `more` may belong. */
  | { readonly place: 'online'; readonly scenario: string | undefined; readonly more?: string | undefined }
  /** `view`: what it opens on, where that is not for the table to say. `share` opens a finished match to whoever was given it. */
  | { readonly place: 'table'; readonly id: string; readonly view?: TableView | undefined; readonly share?: string | undefined }
  /** A link that somebody was sent. */
  | { readonly place: 'invited'; readonly words: string; readonly secret: string }
  | { readonly place: 'lost'; readonly address: string }

/** The open decision, what happened since one left, the dice, or a match that is over. */
const TABLE_VIEWS = ['decide', 'since', 'dice', 'replay'] as const
type TableView = (typeof TABLE_VIEWS)[number]

export function routeOf(hash: string): Route {
  const path = hash.replace(/^#/, '')
  if (path === '' || path === '/') return { place: 'home' }
  // Boards had addresses of their own before there were other places; links to them still lead there.
  if (!path.startsWith('/')) return { place: 'boards' }
  const lab = /^\/lab(?:\?(.*))?$/s.exec(path)
  if (lab) return { place: 'lab', experiment: lab[1] || undefined }
  const [, place, first, second, third] = path.split('/').map(decoded)
  if (place === 'new') return { place, scenario: first || undefined }
  if (place === 'play' && first) return { place, id: first }
  if (place === 'replay' && first) return { place, id: first, at: /^\d+$/.test(second ?? '') ? Number(second) : undefined }
  if ((place === 'result' || place === 'review') && first) return { place, id: first }
  if (place === 'drill') return { place, id: first || undefined }
  if (place === 'boards' || place === 'settings') return { place }
  if (place === 'own' && first) return { place, page: first, more: second }
  if (place === 'online') return { place, scenario: first || undefined, more: second }
  if (place === 'table' && first) return { place, id: first, view: TABLE_VIEWS.find((each) => each === second), share: third || undefined }
  if (place === 't' && first && second) return { place: 'invited', words: first, secret: second }
  if (place === 'learn') return second ? { place, game: first, topic: second } : { place, topic: first || undefined }
  return { place: 'lost', address: hash }
}

export function addressOf(route: Exclude<Route, { place: 'lost' }>): string {
  switch (route.place) {
    case 'home':
      return '#/'
    case 'new':
      return route.scenario === undefined ? '#/new' : `#/new/${encodeURIComponent(route.scenario)}`
    case 'online':
      return route.scenario === undefined ? '#/online' : `#/online/${encodeURIComponent(route.scenario)}`
    case 'invited':
      return `#/t/${encodeURIComponent(route.words)}/${encodeURIComponent(route.secret)}`
    case 'table':
      return `#/table/${encodeURIComponent(route.id)}${route.view ? `/${route.view}` : ''}${route.share ? `/${route.share}` : ''}`
    case 'play':
    case 'result':
    case 'review':
      return `#/${route.place}/${encodeURIComponent(route.id)}`
    case 'drill':
      return route.id === undefined ? '#/drill' : `#/drill/${encodeURIComponent(route.id)}`
    case 'replay':
      return `#/replay/${encodeURIComponent(route.id)}${route.at === undefined ? '' : `/${route.at}`}`
    case 'learn':
      return ['#/learn', ...[route.game, route.topic].flatMap((part) => (part === undefined ? [] : encodeURIComponent(part)))].join('/')
    case 'lab':
      return route.experiment === undefined ? '#/lab' : `#/lab?${route.experiment}`
    case 'own':
      return `#/own/${route.page}${route.more ? `/${route.more}` : ''}`
    case 'boards':
    case 'settings':
      return `#/${route.place}`
  }
}

export function goTo(route: Exclude<Route, { place: 'lost' }>): void {
  location.hash = addressOf(route)
}

let last: { readonly hash: string; readonly route: Route } | undefined

/** The same object as long as the address is the same. */
function currentRoute(): Route {
  const { hash } = location
  if (last?.hash !== hash) last = { hash, route: routeOf(hash) }
  return last.route
}

export function useRoute(): Route {
  return useSyncExternalStore((changed) => {
    addEventListener('hashchange', changed)
    return () => removeEventListener('hashchange', changed)
  }, currentRoute)
}

/** A hand-typed address may hold a stray percent sign. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
