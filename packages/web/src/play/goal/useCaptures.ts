/** A change of control: said once, and its plate pulses. */
import type { GameEvent, Standing } from '@firegroup/kernel'
import { useEffect, useRef, useState } from 'react'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import { captureWords, standingOf } from './standing.ts'

const PULSE = 600
const SET_UP = 'Set-up'

export interface Captures {
  readonly said: string
  /** The ids of the objectives that were just taken. */
  readonly taken: readonly string[]
}

const NOTHING: Captures = { said: '', taken: [] }

export function useCaptures<S, E extends GameEvent, D extends Draft>(desk: Desk<S, E, D>): Captures {
  const [captures, setCaptures] = useState(NOTHING)
  const last = useRef<{ standing: Standing; seat: string; version: number; setUp: boolean } | null>(null)
  const { seat, standpoint, game, s } = desk
  const standing = standingOf(desk)
  const { version } = standpoint
  // what the dice have brought is seen when they have come to rest
  const rolling = desk.rolling.length > 0
  useEffect(() => {
    if (!standing || rolling) return
    const before = last.current
    last.current = { standing, seat, version, setUp: game.dock.phase(s) === SET_UP }
    if (!before || before.seat !== seat || before.version >= version || before.setUp) return
    const news = captureWords(before.standing, standing, (side) => game.sideName(s, side))
    if (news.said !== '') setCaptures(news)
  }, [standing, rolling, seat, version, game, s])
  useEffect(() => {
    if (captures.taken.length === 0) return
    const timer = setTimeout(() => setCaptures(({ said }) => ({ said, taken: [] })), PULSE)
    return () => clearTimeout(timer)
  }, [captures])
  return captures
}
