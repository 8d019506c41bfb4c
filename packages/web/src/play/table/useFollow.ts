/** Where the board looks: it follows the question, the other side and the dice, and stays where all is in sight. */
import type { Place } from '@firegroup/aslsk'
import { type RefObject, useEffect, useRef } from 'react'
import { playSound } from '../../app/sound.ts'
import type { BoardHandle } from '../../board/Board.tsx'
import { FireDraft } from '../../games/aslsk/play/drafts/fire-draft.ts'
import { MoveDraft } from '../../games/aslsk/play/drafts/move-draft.ts'
import type { Desk } from '../controller/desk.ts'

export function useFollow(
  desk: Desk,
  board: RefObject<BoardHandle | null>,
  cursor: Place,
  setCursor: (hex: Place) => void,
  raised: boolean,
): void {
  // the board opens where there is something to do
  const opening = useRef(cursor)
  useEffect(() => {
    const timer = setTimeout(() => board.current?.reveal(opening.current))
    return () => clearTimeout(timer)
  }, [board])

  // what is chosen stays in sight above a raised sheet
  const chosen = desk.draft?.path.at(-1) ?? desk.draft?.lines[0]?.to ?? desk.draft?.marks.find(({ tone }) => tone === 'selected')?.place
  useEffect(() => {
    if (raised && chosen !== undefined && chosen >= 0) board.current?.reveal(chosen)
  }, [raised, chosen, board])

  // a new question brings the cursor to what it is about; the camera moves only when that is out of sight
  const question = desk.open?.question
  useEffect(() => {
    if (!question) return
    const { draft: now } = desk
    const place = now instanceof FireDraft && now.isReaction ? now.at : now instanceof MoveDraft ? now.at : null
    if (place !== null && place >= 0) {
      if (now instanceof MoveDraft) setCursor(place)
      board.current?.reveal(place)
    }
  }, [question, desk, board, setCursor])

  // what the other side does out of sight is shown
  const lastPlace = desk.open ? undefined : desk.events.at(-1)?.words.place
  useEffect(() => {
    if (lastPlace !== undefined && lastPlace >= 0) board.current?.reveal(lastPlace)
  }, [lastPlace, board])

  const latest = desk.reports.at(-1)
  useEffect(() => {
    if (!latest) return
    playSound(latest.head.type === 'attack' ? 'shot' : 'dice')
    const { place } = latest.words
    if (place !== undefined && place >= 0) board.current?.reveal(place)
  }, [latest, board])
}
