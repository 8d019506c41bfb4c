import type { ReactNode } from 'react'

interface SkipLinkProps {
  /** What it leads to, as a selector: something that can have the focus. */
  readonly to: string
  readonly children: ReactNode
}

/** The first stop of the Tab key, and seen only there. No link, because the address names the place. */
export function SkipLink({ to, children }: SkipLinkProps): ReactNode {
  return (
    <button type="button" className="ui-skip" onClick={() => document.querySelector<HTMLElement>(to)?.focus()}>
      {children}
    </button>
  )
}
