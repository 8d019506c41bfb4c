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
  replay: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v5h5M10.5 9v6l5-3z',
  save: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M4 19h16',
  bin: 'M4 7h16M9.5 7V4.5h5V7M6 7l1 13h10l1-13M10 11v5.5M14 11v5.5',
  play: 'M8 5l11 7l-11 7z',
  pause: 'M8.5 5v14M15.5 5v14',
  back: 'M14.5 5.5L8 12l6.5 6.5',
  forward: 'M9.5 5.5L16 12l-6.5 6.5',
  first: 'M17.5 5.5L11 12l6.5 6.5M6.5 5.5v13',
  last: 'M6.5 5.5L13 12l-6.5 6.5M17.5 5.5v13',
  branch: 'M7 4v16M7 14c0-4 10-2 10-7M14 9.5L17 6.5l3 3',
  print: 'M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z',
  copy: 'M8 8V4h12v12h-4M4 8h12v12H4z',
  keys: 'M3 7h18v10H3zM6.5 10.5h.01M10 10.5h.01M13.5 10.5h.01M17 10.5h.01M8 14h8',
  sound: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
} as const

export type IconName = keyof typeof paths

export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className="ui-icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
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
