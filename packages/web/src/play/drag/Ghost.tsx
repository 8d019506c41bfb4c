/** What is in hand, at the pointer, and what would come of letting it go there. */
import type { ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'

interface GhostProps {
  readonly at: RefObject<HTMLDivElement | null>
  readonly children: ReactNode
  /** Why it can't be put down here; '' where it can, or where nothing would come of it. */
  readonly refusal?: string | undefined
  /** Shown as it is, without a frame. */
  readonly bare?: boolean
  /** It may be put down here. */
  readonly welcome?: boolean | undefined
}

export function Ghost({ at, children, refusal = '', bare = false, welcome = false }: GhostProps): ReactNode {
  return createPortal(
    <div ref={at} className="play-ghost" aria-hidden="true">
      <div className={`play-ghost-hand${bare ? ' is-bare' : ''}${welcome ? ' is-welcome' : refusal ? ' is-refused' : ''}`}>{children}</div>
      {refusal && <p className="play-ghost-why">{refusal}</p>}
    </div>,
    document.body,
  )
}
