/** Two people at one screen: a sheet of paper between their turns. Nothing of the table is shown under it. */

import type { GameEvent, Seat } from '@firegroup/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { KeyHint } from '../../keys/KeyHint.tsx'
import { keyed } from '../../matches/keyed.ts'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'

const HOLD = 1000

interface HandOverProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly to: Seat
}

export function HandOver<S, E extends GameEvent, D extends Draft>({ desk, to }: HandOverProps<S, E, D>): ReactNode {
  const { s, seating, events, game } = desk
  const player = seating.setup.players[to]
  const name = player?.type === 'human' && player.name !== '' ? player.name : game.sideName(s, to)
  const [holding, setHolding] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const recent = events.filter(({ event }) => game.bars.isNews(event)).slice(-4)

  useEffect(() => {
    button.current?.focus()
    return () => clearTimeout(timer.current)
  }, [])

  const start = (): void => {
    if (timer.current !== undefined) return
    setHolding(true)
    timer.current = setTimeout(() => desk.takeOver(), HOLD)
  }
  const stop = (): void => {
    clearTimeout(timer.current)
    timer.current = undefined
    setHolding(false)
  }

  return (
    <main className="play-hand-over">
      <h1>{name}, your turn</h1>
      <p>{game.bars.handOver(s, to)}</p>
      {recent.length > 0 && (
        <ul>
          {keyed(recent, ({ words }) => words.text).map(({ key, item }) => (
            <li key={key}>{item.words.text}</li>
          ))}
        </ul>
      )}
      <button
        ref={button}
        type="button"
        className={holding ? 'ui-button ui-button-main is-holding' : 'ui-button ui-button-main'}
        onPointerDown={start}
        onPointerUp={stop}
        onPointerLeave={stop}
        onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && start()}
        onKeyUp={stop}
      >
        Hold to begin <KeyHint of="Enter" />
      </button>
    </main>
  )
}
