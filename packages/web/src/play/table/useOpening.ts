/** What the board looks at when a game opens: all that stands on it, again once set-up has brought everybody there. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { BoardHandle, Look } from '../../board/Board.tsx'
import type { StackView } from '../../board/pieces/view.ts'
import { DeploymentDraft } from '../controller/deployment-draft.ts'
import type { Draft, HexMark, Line, Place } from '../controller/draft.ts'

interface Opening {
  readonly draft: Draft | null
  /** The shots that are aimed. */
  readonly lines: readonly Line[]
  readonly stacks: readonly StackView[]
  readonly marks: readonly HexMark[]
  /** Whose men the player has before him. */
  readonly seat: string | null
  /** Not the whole map, if that were too small to read. */
  readonly near: boolean
}

/** What the board opens with. Whoever opens a game after its set-up has seen all then; later the board stays where the player puts it. */
export function useOpening(opening: Opening, board: RefObject<BoardHandle | null>, given: readonly Place[] | undefined): Look {
  const look = lookOf(opening)
  const [first] = useState(() => (given ? { hexes: given } : look))
  const { draft } = opening
  const settingUp = draft instanceof DeploymentDraft
  const stage = draft === null ? 'waiting' : settingUp ? 'setUp' : 'battle'
  const done = useRef(given !== undefined || (look.hexes.length > 0 && !settingUp))
  const now = useRef(look)
  useEffect(() => {
    now.current = look
  })
  useEffect(() => {
    if (done.current || stage === 'waiting') return
    done.current = stage === 'battle'
    board.current?.frame(now.current)
  }, [stage, board])
  return first
}

/** Where the units are, and before they are anywhere, where they may be; on a small screen rather where one's own are. */
export function lookOf({ stacks, marks, lines, seat, near }: Omit<Opening, 'draft'>): Look {
  const aimed = endsOf(lines)
  // a shot that is asked about is seen from end to end
  if (near && aimed.length > 0) return { hexes: aimed }
  const onMap = (places: readonly Place[]): readonly Place[] => places.filter((place) => place >= 0)
  const marked = onMap(marks.map(({ place }) => place))
  const hexes = [...onMap(stacks.map(({ hex }) => hex)), ...marked]
  if (!near) return { hexes }
  // the name of a stack that is not on the ground goes on after its side's
  const own = onMap(stacks.filter(({ side }) => side.split(' ')[0] === seat).map(({ hex }) => hex))
  return { hexes, rather: own.length > 0 ? own : marked.length > 0 ? marked : hexes }
}

export const endsOf = (lines: readonly Line[]): readonly Place[] =>
  lines.flatMap(({ from, to }) => [from, to]).filter((place) => place >= 0)
