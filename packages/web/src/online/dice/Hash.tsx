import type { ReactNode } from 'react'
import { CopyButton } from '../home/CopyButton.tsx'

/** A digest by its first and last four digits; the whole of it is copied. */
export function Hash({ of, what }: { readonly of: string; readonly what: string }): ReactNode {
  return (
    <span className="online-hash">
      <span title={of}>
        <b>{of.slice(0, 4)}</b> {of.slice(4, 8)} {of.slice(8, 12)} … <b>{of.slice(-4)}</b>
      </span>
      <CopyButton text={of} what={what} className="online-hash-copy">
        <span className="ui-hidden">Copy {what.replace(/^T/, 't')}</span>
      </CopyButton>
    </span>
  )
}
