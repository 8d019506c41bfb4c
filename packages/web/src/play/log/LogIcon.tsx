/** The signs of the log, on a 24 grid. */
import type { ReactNode } from 'react'
import type { LogKind, Topic } from './line.ts'

const paths = {
  fire: 'M13 3L6 13.500h5l-1 7.500l8-11.500h-5.500z',
  move: 'M9 4v9l-3 1.800V19h12.500v-2.800L12.500 13V4zM9 15.500h3',
  broken: 'M12 4.500v14M6.500 13.500L12 19l5.500-5.500',
  pinned: 'M6 12h12',
  good: 'M5.500 12.500l4.500 4.500l9-10',
  loss: 'M12 4a7 7 0 0 0-4 12.700V20h8v-3.300A7 7 0 0 0 12 4M9.300 12.200h.01M14.700 12.200h.01M12 16.500V20',
  combat: 'M5 5l11 11M19 5L8 16M5 19l3.500-3.500M19 19l-3.500-3.500M4.500 15.500l4 4M19.500 15.500l-4 4',
  dice: 'M6 5h12a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1M9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
  control: 'M7 20V4.500M7 5.500h10.500l-2.500 3.500l2.500 3.500H7',
  cards: 'M6 7.500l8-2.500l4 12l-8 2.500zM10.500 9.500l3-1',
  other: 'M7 12h.01M12 12h.01M17 12h.01',
  note: 'M5 19l1-4L15.500 5.500l3 3L9 18z',
  mark: 'M7 4h10v16l-5-4l-5 4z',
  share: 'M12 14V4M8 7.500L12 3.500l4 4M5 12.500V20h14v-7.500',
  up: 'M12 19V5M6.500 10.500L12 5l5.500 5.500',
  down: 'M12 5v14M6.500 13.500L12 19l5.500-5.500',
  fold: 'M7 10l5 5l5-5',
  search: 'M10.500 17a6.500 6.500 0 1 0 0-13a6.500 6.500 0 0 0 0 13M15.300 15.300L20.500 20.500',
  past: 'M4 12a8 8 0 1 0 2.600-5.900M4 4v4.500h4.500M12 8v4.500l3 2',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700L12 17',
  copy: 'M8 8V4h12v12h-4M4 8h12v12H4z',
  report: 'M6 3h9l3 3v15H6zM9 9h6M9 13h6M9 17h4',
} as const

export type LogSign = keyof typeof paths

export const TOPIC_SIGNS: { readonly [T in Topic]: LogSign } = { Fire: 'fire', Moves: 'move', Losses: 'loss', Objectives: 'control' }

export function LogIcon({ name, size = 18 }: { readonly name: LogSign | LogKind; readonly size?: number }): ReactNode {
  return (
    <svg className="play-log-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
