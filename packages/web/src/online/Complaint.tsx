import type { ReactNode } from 'react'

/** What went wrong, said at once to whoever listens; nothing where nothing did. */
export function Complaint({ text }: { readonly text: string | null }): ReactNode {
  if (!text) return null
  return (
    <p role="alert" className="online-problem">
      {text}
    </p>
  )
}
