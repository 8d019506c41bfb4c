import type { ReactNode } from 'react'

/** A group's letter on a badge, as on its tray. */
export function Letter({ letter, mine }: { readonly letter: string; readonly mine: boolean }): ReactNode {
  return (
    <span className={mine ? 'uf-letter is-mine' : 'uf-letter'}>
      {!mine && <span className="ui-hidden">Enemy </span>}
      {letter}
    </span>
  )
}
