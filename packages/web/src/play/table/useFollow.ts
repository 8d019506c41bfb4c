/** Where the board looks: it follows the question, the other side and the dice, and stays where all is in sight. */
import type { GameEvent } from '@firegroup/kernel'
import { type RefObject, useEffect, useRef } from 'react'
import type { BoardHandle } from '../../board/Board.tsx'
import type { HexDesk, HexParts } from '../../games/hex.ts'
import type { Line, Place } from '../controller/draft.ts'
import { endsOf } from './useOpening.ts'

export function useFollow<S, E extends GameEvent>(
  desk: HexDesk<S, E>,
  parts: HexParts<S, E>,
  board: RefObject<BoardHandle | null>,
  setCursor: (hex: Place) => void,
  raised: boolean,
): void {
  // what is chosen stays in sight above a raised sheet
  const chosen = desk.draft?.path.at(-1) ?? desk.draft?.lines[0]?.to ?? desk.draft?.marks.find(({ tone }) => tone === 'selected')?.place
  useEffect(() => {
    if (raised && chosen !== undefined && chosen >= 0) board.current?.show(chosen)
  }, [raised, chosen, board])

  // a new question brings the cursor to what it is about; the camera moves only when that is out of sight
  const question = desk.open?.question
  useEffect(() => {
    if (!question) return
    const look = parts.lookAt(desk)
    if (!look || look.place < 0) return
    if (look.withCursor) setCursor(look.place)
    board.current?.show(look.place)
  }, [question, desk, parts, board, setCursor])

  // what the other side does out of sight is shown
  const lastPlace = desk.open ? undefined : desk.events.at(-1)?.words.place
  useEffect(() => {
    if (lastPlace !== undefined && lastPlace >= 0) board.current?.show(lastPlace)
  }, [lastPlace, board])

  const latest = desk.reports.at(-1)
  useEffect(() => {
    const place = latest?.words.place
    if (place !== undefined && place >= 0) board.current?.show(place)
  }, [latest, board])
}

/** On a small screen both ends of a shot stay in sight, whoever is chosen to fire it: the map shows a part of itself alone. */
export function useAimInSight(lines: readonly Line[], near: boolean, board: RefObject<BoardHandle | null>): void {
  const ends = endsOf(lines)
  const key = ends.join(' ')
  const latest = useRef(ends)
  useEffect(() => {
    latest.current = ends
  })
  useEffect(() => {
    if (near && key !== '') board.current?.keep(latest.current)
  }, [near, key, board])
}
