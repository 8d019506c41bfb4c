/** What lies on the ground ends with the board; counters stand over its edge, where half of a hex is beyond it. */
import { createContext, type ReactNode, use } from 'react'

/** The id of the board's outline. */
export const BoardOutline = createContext<string | null>(null)

export function OnTheBoard({ children }: { readonly children: ReactNode }): ReactNode {
  const outline = use(BoardOutline)
  return outline === null ? children : <g clipPath={`url(#${outline})`}>{children}</g>
}
