/** Line icons of the table, on a 24 grid. */
import type { ReactNode } from 'react'

const paths = {
  undo: 'M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  log: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  replay: 'M6 5v14M18 5l-9 7 9 7z',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1',
  fire: 'M13 2L5 14h6l-1 8 9-13h-6z',
  move: 'M8 3v9l-3 2v5h13v-3l-6-4V3z',
  why: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5h.01M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 0 0 0-19',
  advice: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.700.600 1 1.300 1 2.100h5c0-.800.300-1.500 1-2.100A6 6 0 0 0 12 3',
  range: 'M4 15.5L15.500 4l4.500 4.500L8.500 20zM7.500 12l2 2M10.500 9l2 2M13.500 6l2 2',
  layers: 'M12 4l8.500 4.500L12 13L3.500 8.500zM4.500 12.500L12 16.500l7.500-4M4.500 16.200L12 20.200l7.500-4',
  arc: 'M12 20L4.500 7.500A14.600 14.600 0 0 1 19.500 7.500zM12 20h.01',
  flag: 'M6 21V4M6 5h11l-2.500 3.500L17 12H6',
  turnLeft: 'M4.500 5v5.500H10M5 10.200A8 8 0 1 1 4 15',
  turnRight: 'M19.500 5v5.500H14M19 10.200A8 8 0 1 0 20 15',
  hide: 'M3 12c3 4 6 6 9 6s6-2 9-6M5 16l-2 2M19 16l2 2M12 18v3',
  conceal: 'M9 9a3 3 0 1 1 4.2 2.7c-.8.4-1.2 1-1.2 2.3M12 18v.5M5 3h14v18H5z',
  hatch: 'M12 20a8 8 0 1 0 0-16a8 8 0 0 0 0 16M12 4v8h8',
  stop: 'M8.500 3h7l5.500 5.500v7L15.500 21h-7L3 15.500v-7zM9 9h6v6H9z',
  all: 'M8 8h12v12H8zM16 8V4H4v12h4',
  next: 'M5 5l8 7-8 7zM17 5v14',
  orders: 'M5 3h14v18H5zM8 8l1.200 1.200L11.500 7M8 13l1.200 1.200L11.500 12M14 8.500h2M14 13.500h2M9 17.500h7',
  hand: 'M8 12V5.5a1.5 1.5 0 0 1 3 0V11m0-6.500a1.500 1.500 0 0 1 3 0V11m0-5a1.500 1.500 0 0 1 3 0v8a7 7 0 0 1-7 7c-3 0-4.500-1.500-6-4l-2-4c1.500-1.500 3-1 4 1',
} as const

export type PlayIconName = keyof typeof paths

export function PlayIcon({ name }: { readonly name: PlayIconName }): ReactNode {
  return (
    <svg className="ui-icon" viewBox="0 0 24 24" width="21" height="21" aria-hidden="true">
      <path d={paths[name]} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
