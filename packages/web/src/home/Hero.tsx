/** The head of the home page: one sentence, one next step, and a board on the table behind it. */
import { lazy, type ReactNode, Suspense } from 'react'
import { addressOf } from '../app/route.ts'
import { useStillness } from '../app/settings.ts'
import type { Glance } from '../matches/glance.ts'

const HeroBoard = lazy(async () => ({ default: (await import('./HeroBoard.tsx')).HeroBoard }))

interface HeroProps {
  /** The game that waits, if one does. */
  readonly game: Glance | undefined
  /** False until it is known whether one waits: the button must not change its meaning under the pointer. */
  readonly ready: boolean
}

export function Hero({ game, ready }: HeroProps): ReactNode {
  const still = useStillness()
  return (
    <section className={still ? 'home-hero is-flat' : 'home-hero'}>
      <Suspense fallback={null}>
        <HeroBoard />
      </Suspense>
      <div className="home-hero-words">
        <h1>Hold your fire, or take the shot?</h1>
        <p>Squad tactics from the classic board games. You decide, the rules are kept for you and explained.</p>
        <div className="home-hero-doors" data-ready={ready}>
          {game ? (
            <a className="ui-button ui-button-fire" href={addressOf({ place: 'play', id: game.id })}>
              Continue {game.name}
            </a>
          ) : (
            <a className="ui-button ui-button-fire" href="#/new">
              Start a game
            </a>
          )}
          <a className="ui-button home-button-large" href="#/learn">
            Your first shot in a minute
          </a>
        </div>
      </div>
    </section>
  )
}
