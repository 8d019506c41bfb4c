/** The keys of a review. On the board itself the arrows move its cursor. */
import { REVIEW } from '../keys/contexts.ts'
import { useKeys } from '../keys/useKeys.ts'

interface ReviewKeys {
  readonly step: (by: 1 | -1) => void
  readonly turn: (by: 1 | -1) => void
  /** To the one with this number in the list. */
  readonly jump: (rank: number) => void
  /** Up and down in the list. */
  readonly move: (by: 1 | -1) => void
  readonly branch: () => void
  readonly drill: () => void
}

const onBoard = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest('[data-hex]') !== null

export function useReviewKeys({ step, turn, jump, move, branch, drill }: ReviewKeys): void {
  useKeys(REVIEW, {
    step: (event, chord) => (onBoard(event) ? false : step(chord === 'ArrowRight' ? 1 : -1)),
    turn: (event, chord) => (onBoard(event) ? false : turn(chord === 'Shift+ArrowRight' ? 1 : -1)),
    jump: (_, chord) => jump(Number(chord)),
    move: (event, chord) => (onBoard(event) ? false : move(chord === 'ArrowDown' ? 1 : -1)),
    branch,
    drill,
  })
}
