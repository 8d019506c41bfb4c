/** The totals of two dice in a row, with what each comes to: for rolls that must not be more than a number. */
import type { ReactNode } from 'react'

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
/** So many of the 36 rolls come to at most 2, 3 … 12. */
const AT_MOST = [1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36]

/** The greatest total among the best so many of the 36 rolls; 1 where there is none. */
export function greatest(rolls: number): number {
  return AT_MOST.filter((count) => count <= rolls).length + 1
}

interface RollStripProps {
  /** The greatest total that succeeds, and of those the greatest that is better still; 1 where there is none. */
  readonly most: number
  readonly best: number
  readonly words: string
}

export function RollStrip({ most, best, words }: RollStripProps): ReactNode {
  return (
    <div className="play-strip-rolls" role="img" aria-label={words}>
      {TOTALS.map((total) => (
        <span
          key={total}
          className={`play-strip-roll${total <= best ? ' is-best' : total <= most ? ' is-good' : ''}${total === most ? ' is-last' : ''}`}
        >
          {total}
        </span>
      ))}
    </div>
  )
}
