/** What the computer makes of two forces: games against itself, with how sure they make one. */
import { type Design, designed } from '@firegroup/upfront'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { browserCrew, playAll } from '../../../worker/lab-pool.ts'

const GAMES = 40
/** The chance that a share lies within this many standard errors of what was seen is 95 %. */
const WIDE = 1.96

interface Seen {
  readonly axis: number
  readonly played: number
}

export function OddsPanel({ design, playable }: { readonly design: Design; readonly playable: boolean }): ReactNode {
  const [seen, setSeen] = useState<Seen | undefined>()
  const [going, setGoing] = useState(false)
  const stop = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const run = async (): Promise<void> => {
    const made = designed(design)
    if (!made.ok) return
    const stopping = new AbortController()
    stop.current = stopping
    setGoing(true)
    const players = ['greedy', 'greedy']
    const tasks = Array.from({ length: GAMES }, (_, game) => ({ scenario: 0, players, seed: `own ${game}` }))
    await playAll(browserCrew(), { system: 'upfront', scenarios: [made.value] }, tasks, {
      stop: stopping.signal,
      onPlayed: ({ records, done }) =>
        setSeen({ axis: records.filter(({ winner }) => winner === 'axis').length, played: Math.max(1, Math.min(records.length, done)) }),
    }).catch(() => undefined)
    setGoing(false)
  }
  const share = seen ? seen.axis / seen.played : 0
  const give = seen ? Math.ceil(100 * WIDE * Math.sqrt(Math.max(share * (1 - share), 0.02) / seen.played)) : 0
  return (
    <section className="uf-own-odds">
      <h2>How fair is it?</h2>
      {seen ? (
        <>
          <div
            className="uf-own-share"
            role="img"
            aria-label={`${design.sides.axis.nation} ${Math.round(100 * share)} of 100, give or take ${give}`}
          >
            <span style={{ width: `${100 * share}%` }}>{Math.round(100 * share)}</span>
            <span>{100 - Math.round(100 * share)}</span>
          </div>
          <p role="status">
            {seen.played} of {GAMES} games: {design.sides.axis.nation} {Math.round(100 * share)}, give or take {give}.
          </p>
        </>
      ) : (
        <p>{playable ? 'The computer plays both sides, and tells who wins how often.' : 'Buy two forces and the lab tries them.'}</p>
      )}
      <button type="button" className="ui-button" disabled={!playable} onClick={() => (going ? stop.current?.abort() : void run())}>
        {going ? 'Stop' : `Play ${GAMES} games`}
      </button>
    </section>
  )
}
