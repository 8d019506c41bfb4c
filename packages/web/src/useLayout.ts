/** How a table is laid out on this screen. Style sheets read it from `data-layout`. */
import { useMedia } from './useMedia.ts'

/**
 * 'desk' and, with less room, 'compact' have rail, bar and dock; 'tablet' has one tool button; a 'portrait' tablet and a 'phone' have a sheet below, and a
 * phone on its side ('landscape') a narrow dock at its full height.
 */
export type Layout = 'desk' | 'compact' | 'tablet' | 'portrait' | 'landscape' | 'phone'

/** As the style sheets have it. */
export const PHONE = '(max-width: 760px) and (min-height: 480px)'

export function useLayout(): Layout {
  const landscape = useMedia('(max-height: 479px) and (orientation: landscape)')
  const phone = useMedia(PHONE)
  const portrait = useMedia('(max-width: 1023px) and (orientation: portrait)')
  const tablet = useMedia('(max-width: 1100px)')
  const compact = useMedia('(max-width: 1300px), (max-height: 760px)')
  return landscape ? 'landscape' : phone ? 'phone' : portrait ? 'portrait' : tablet ? 'tablet' : compact ? 'compact' : 'desk'
}
