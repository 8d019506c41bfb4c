/** What a table has around it where it is played with people elsewhere: seats, clocks, offers, talk. Whoever opens such a table gives it; the frame puts it in its places. */
import { createContext, type ReactNode, useContext } from 'react'
import type { AnyDesk } from '../games/game.ts'

export interface Around {
  /** In the bar, in the place of the opponent's name. */
  readonly bar: ReactNode
  /** More tools at the end of the bar. */
  readonly tools: ReactNode
  /** Over the top of the board: the seats, and between them the moment in which somebody may react. */
  readonly top: (desk: AnyDesk) => ReactNode
  /** Over the foot of the board: offers. */
  readonly foot: ReactNode
  /** Beside the last lines of the log: talk. */
  readonly talk: ReactNode
  /** On the result: what can be done besides. */
  readonly outcome: ReactNode
  /** What is covered of the top of the board, in CSS pixels. */
  readonly height: number
  /** Asks the others to let something be taken back; null where it is not for them. */
  readonly undo: { readonly label: string; readonly problem: string | null; readonly ask: () => void } | null
}

export const AroundTable = createContext<Around | null>(null)
export const useAround = (): Around | null => useContext(AroundTable)
