/** The room that a card takes from the board, so that the hex it is about lies beside it. */
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import type { BoardHandle } from '../../board/Board.tsx'
import type { Place } from '../controller/draft.ts'

interface Insets {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

type Room = Pick<Insets, 'top' | 'bottom'>

const NONE: Room = { top: 0, bottom: 0 }

export function useRoom(
  insets: Insets,
  place: Place | null,
  board: RefObject<BoardHandle | null>,
): { readonly free: Insets; readonly onRoom: (room: Room) => void } {
  const [room, setRoom] = useState(NONE)
  const onRoom = useCallback((next: Room) => setRoom((now) => (now.top === next.top && now.bottom === next.bottom ? now : next)), [])
  const free = useMemo(() => ({ ...insets, top: insets.top + room.top, bottom: insets.bottom + room.bottom }), [insets, room])
  const { top, bottom } = room
  useEffect(() => {
    if (place !== null && place >= 0 && top + bottom > 0) board.current?.reveal(place)
  }, [place, top, bottom, board])
  return { free, onRoom }
}
