/** What the orders would have done in the enemy's last phase, from the seat's own view of it and without dice. */
import type { GameEvent } from '@firegroup/kernel'
import type { TriedAnswer } from '@firegroup/table'
import { type ReactNode, useEffect, useState } from 'react'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import type { OrdersDraft } from './orders-draft.ts'
import { trialWords } from './words.ts'

interface TrialProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly draft: OrdersDraft
}

const PATIENCE = 300

export function Trial<S, E extends GameEvent, D extends Draft>({ desk, draft }: TrialProps<S, E, D>): ReactNode {
  const { past, tried } = draft
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  const deed = desk.game.orders.by === 'cards' ? 'played' : 'fired'
  return (
    <section className="play-trial" aria-label="Tried on the last enemy phase">
      <h3>Tried on the last enemy phase</h3>
      {past === null ? (
        <p role="status">{waited ? 'Trying …' : ''}</p>
      ) : past.length === 0 ? (
        <p role="status">No enemy phase to try it on. It will be tried on the next.</p>
      ) : (
        <>
          <p className="play-trial-words" role="status">
            {trialWords(desk.game.orders, tried)}
          </p>
          <ul className="play-trial-strip" aria-hidden="true">
            {[...tried.entries()].map(([at, { did, place }]) => (
              <li key={at} data-did={did} title={place ?? undefined} />
            ))}
          </ul>
          <p className="play-trial-counts">
            <span data-did="held">held {count(tried, 'held')}</span>
            <span data-did="reacted">
              {deed} {count(tried, 'reacted')}
            </span>
            <span data-did="asked">asked you {count(tried, 'asked')}</span>
            {count(tried, 'computer') > 0 && <span data-did="computer">computer {count(tried, 'computer')}</span>}
          </p>
        </>
      )}
    </section>
  )
}

const count = (tried: readonly TriedAnswer[], did: TriedAnswer['did']): number => tried.filter((each) => each.did === did).length
