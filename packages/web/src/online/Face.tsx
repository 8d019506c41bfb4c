/** Somebody of a nation, as a small head with a helmet; of none, in plain colours. */
import type { ReactNode } from 'react'

export function Face({ nation: wanted }: { readonly nation: string }): ReactNode {
  const nation = wanted || 'information'
  return (
    <svg className="online-face" viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="8" fill={`var(--${nation}, var(--information))`} />
      <path d="M8 40c1-8 6-11 12-11s11 3 12 11z" fill={`var(--${nation}-deep, var(--information-deep))`} />
      <path d="M13.500 18h13v6.500a6.500 6.500 0 0 1-13 0z" fill="#f1dfc4" />
      <path
        d="M10 19c0-7.500 4-11.500 10-11.500S30 11.500 30 19l1.500 1.500h-23z"
        fill={`var(--${nation}-figure, var(--information-figure))`}
      />
      <path d="M17 24h.01M23 24h.01" stroke="#3a2f24" strokeWidth="1.800" strokeLinecap="round" />
    </svg>
  )
}
