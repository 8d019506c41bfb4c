/** The bar with the places, around everything but the boards and the table themselves. */
import type { ReactNode } from 'react'
import { Sign } from '../icons.tsx'
import type { Route } from './route.ts'
import { SkipLink } from './SkipLink.tsx'

interface ShellProps {
  readonly current: Route['place'] | undefined
  readonly children: ReactNode
  /** At the end of the bar. */
  readonly bar?: ReactNode
}

const PLACES = [
  { place: 'home', name: 'Play', href: '#/' },
  { place: 'online', name: 'Online', href: '#/online' },
  { place: 'learn', name: 'Learn', href: '#/learn' },
  { place: 'boards', name: 'Boards', href: '#/boards' },
  { place: 'lab', name: 'Lab', href: '#/lab' },
  { place: 'settings', name: 'Settings', href: '#/settings' },
] as const

export function Shell({ current, children, bar }: ShellProps): ReactNode {
  return (
    <div className="app-page">
      <SkipLink to="main">Skip to the page</SkipLink>
      <header className="ui-top-bar">
        <a className="ui-brand" href="#/" title="Home">
          <Sign />
          <span>Firegroup</span>
        </a>
        <nav aria-label="Places" className="app-places">
          {PLACES.map(({ place, name, href }) => (
            <a key={place} href={href} aria-current={place === current ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        {bar}
      </header>
      <main className="app-body" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
