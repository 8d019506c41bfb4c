/** The bar with the places, around everything but the boards and the table themselves. */
import type { ReactNode } from 'react'
import { Sign } from '../icons.tsx'
import type { Route } from './route.ts'

interface ShellProps {
  readonly current: Route['place'] | undefined
  readonly children: ReactNode
}

const PLACES = [
  { place: 'home', name: 'Play', href: '#/' },
  { place: 'learn', name: 'Learn', href: '#/learn' },
  { place: 'boards', name: 'Boards', href: '#/boards' },
  { place: 'lab', name: 'Lab', href: '#/lab' },
  { place: 'settings', name: 'Settings', href: '#/settings' },
] as const

export function Shell({ current, children }: ShellProps): ReactNode {
  return (
    <div className="page">
      <header className="top-bar">
        <a className="brand" href="#/" title="Home">
          <Sign />
          <span>Firegroup</span>
        </a>
        <nav aria-label="Places" className="places">
          {PLACES.map(({ place, name, href }) => (
            <a key={place} href={href} aria-current={place === current ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      <main className="page-body">{children}</main>
    </div>
  )
}
