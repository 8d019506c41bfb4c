/** Line icons on a 24 grid, and the sign of the house. */
import type { ReactNode } from 'react'

const paths = {
  look: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 12h.01M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14',
  sight: 'M5 21a2 2 0 1 0 0-4a2 2 0 0 0 0 4M19 7a2 2 0 1 0 0-4a2 2 0 0 0 0 4M6.6 17.4L17.4 6.6',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  goto: 'M10.5 17a6.5 6.5 0 1 0 0-13a6.5 6.5 0 0 0 0 13M15.3 15.3L20.5 20.5',
  open: 'M3 7a2 2 0 0 1 2-2h4l2 2.5h8a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  close: 'M6 6l12 12M18 6L6 18',
  turn: 'M20 11a8 8 0 1 0-2.3 6.2M20 5v6h-6',
  dice: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1M8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01',
} as const

export type IconName = keyof typeof paths

export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

export function Sign(): ReactNode {
  return (
    <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <path d="M8.5 3.2h15L31 16l-7.5 12.8h-15L1 16z" fill="#f6f1e4" />
      <path d="M16 6.5v19M6.5 16h19" stroke="#a63a22" strokeWidth="3.4" />
      <circle cx="16" cy="16" r="4.6" fill="#f6f1e4" stroke="#22241d" strokeWidth="1.8" />
      <circle cx="16" cy="16" r="1.7" fill="#a63a22" />
    </svg>
  )
}
