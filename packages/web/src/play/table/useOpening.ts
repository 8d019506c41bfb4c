/** What the board looks at when a game opens: all that stands on it, again once set-up has brought everybody there. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { BoardHandle } from '../../board/Board.tsx'
import { DeploymentDraft } from '../controller/deployment-draft.ts'
import type { Draft, Place } from '../controller/draft.ts'

/** The places that the board opens with. Whoever opens a game after its set-up has seen all then; later the board stays where the player puts it. */
export function useOpening(
  draft: Draft | null,
  board: RefObject<BoardHandle | null>,
  places: readonly Place[],
  given: readonly Place[] | undefined,
): readonly Place[] {
  const [first] = useState(() => given ?? places)
  const settingUp = draft instanceof DeploymentDraft
  const stage = draft === null ? 'waiting' : settingUp ? 'setUp' : 'battle'
  const done = useRef(given !== undefined || (places.length > 0 && !settingUp))
  const now = useRef(places)
  useEffect(() => {
    now.current = places
  })
  useEffect(() => {
    if (done.current || stage === 'waiting') return
    done.current = stage === 'battle'
    board.current?.frame(now.current)
  }, [stage, board])
  return first
}
