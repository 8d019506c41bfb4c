/** '#/t/<words>/<secret>': sits down where somebody was invited, or looks on, and goes there. */
import { type ReactNode, useEffect, useState } from 'react'
import { addressOf } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { api } from './api.ts'
import { watchSecret } from './links.ts'
import './online.css'

interface Taken {
  readonly problem: string
  /** The table at which he may look on instead, and how late. */
  readonly watch: { readonly id: string; readonly delay: number } | null
}

const goToTable = (id: string): void => location.replace(addressOf({ place: 'table', id }))

export function Invited({ words, secret }: { readonly words: string; readonly secret: string }): ReactNode {
  const [taken, setTaken] = useState<Taken | null>(null)
  useEffect(() => {
    let gone = false
    const come = async (): Promise<void> => {
      await api.visit()
      const watch = await api.watch(words, secret).catch(() => null)
      if (watch && !watch.invited) {
        watchSecret.keep(watch.id, secret)
        if (!gone) goToTable(watch.id)
        return
      }
      try {
        const id = await api.join(words, secret)
        if (!gone) goToTable(id)
      } catch (error) {
        if (!gone) setTaken({ problem: (error as Error).message, watch })
      }
    }
    come().catch((error: Error) => !gone && setTaken({ problem: error.message, watch: null }))
    return () => {
      gone = true
    }
  }, [words, secret])
  const look = (id: string): void => {
    watchSecret.keep(id, secret)
    goToTable(id)
  }
  return (
    <Shell current="online">
      <div className="ui-sheet ui-sheet-narrow">
        {taken === null ? (
          <p role="status">Sitting down at {words} …</p>
        ) : (
          <>
            <h1>{taken.watch ? 'This seat is taken' : 'This table is not open to you'}</h1>
            <p role="alert">
              {taken.problem} {taken.watch && `You would see it ${lateWords(taken.watch.delay)}.`}
            </p>
            <div className="online-new-row">
              {taken.watch && (
                <button type="button" className="ui-button ui-button-main" onClick={() => look(taken.watch!.id)}>
                  Watch
                </button>
              )}
              <a className="ui-button" href={addressOf({ place: 'online', scenario: 'new' })}>
                My own table
              </a>
            </div>
          </>
        )}
      </div>
    </Shell>
  )
}

const lateWords = (seconds: number): string =>
  seconds === 0 ? 'as it is played' : seconds < 60 ? `${seconds} s late` : `${Math.round(seconds / 60)} min late`
