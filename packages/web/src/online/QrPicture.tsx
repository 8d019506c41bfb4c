import { type ReactNode, useMemo } from 'react'
import { qrOf } from './qr.ts'

/** So many modules around it are left light, as readers need it. */
const QUIET = 4

/** A link as a code for somebody's camera; nothing where it is too long. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const code = useMemo(() => qrOf(text), [text])
  if (!code) return null
  const size = code.length + 2 * QUIET
  const path = code.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : []))).join('')
  return (
    <svg className="online-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
