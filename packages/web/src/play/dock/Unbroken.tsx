import type { ReactNode } from 'react'

const FIGURES = /\S*[A-Z\d]-\d\S*/g

/** Text whose figures, as 4-4-7, 8-1 and T-34, stay on one line: a browser may break them at their hyphens. */
export function Unbroken({ children }: { readonly children: string }): ReactNode {
  const parts: ReactNode[] = []
  let done = 0
  for (const { 0: figures, index } of children.matchAll(FIGURES)) {
    parts.push(
      children.slice(done, index),
      <span key={index} className="play-unbroken">
        {figures}
      </span>,
    )
    done = index + figures.length
  }
  return [...parts, children.slice(done)]
}
