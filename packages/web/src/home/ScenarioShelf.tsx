/** The first few scenarios, ready to be begun. */
import { lazy, type ReactNode, Suspense } from 'react'

const ScenarioCards = lazy(async () => ({ default: (await import('./ScenarioCards.tsx')).ScenarioCards }))

export function ScenarioShelf(): ReactNode {
  return (
    <section className="shelf">
      <header className="shelf-head">
        <h2>Start a game</h2>
        <a href="#/new">All scenarios</a>
      </header>
      <Suspense fallback={<div className="shelf-cards shelf-wait" />}>
        <ScenarioCards />
      </Suspense>
    </section>
  )
}
