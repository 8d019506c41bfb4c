/** How a table is laid out on this screen. Style sheets read it from `data-layout`. */
import { useSettings } from './app/settings.ts'
import { useMedia } from './useMedia.ts'

/**
 * 'desk' and, with less room, 'compact' have rail, bar and dock; 'tablet' has one tool button; a 'portrait' tablet and a 'phone' have a sheet below, and a
 * phone on its side ('landscape') a narrow dock at its full height. Large text makes a screen as small as a zoomed page would.
 */
export type Layout = 'desk' | 'compact' | 'tablet' | 'portrait' | 'landscape' | 'phone'

/** As the style sheets have it. */
export const PHONE = '(max-width: 760px) and (min-height: 480px)'

export function useLayout(): Layout {
  const scale = useSettings().textSize / 100
  const px = (usual: number): string => `${Math.round(usual * scale)}px`
  const lying = useMedia('(max-height: 479px) and (orientation: landscape)')
  const phone = useMedia(PHONE)
  const portrait = useMedia('(max-width: 1023px) and (orientation: portrait)')
  const low = useMedia(`(max-height: ${px(479)}) and (orientation: landscape)`)
  const tablet = useMedia(`(max-width: ${px(1100)})`)
  const compact = useMedia(`(max-width: ${px(1300)}), (max-height: ${px(760)})`)
  if (lying) return 'landscape'
  if (phone) return 'phone'
  if (portrait) return 'portrait'
  return low ? 'landscape' : tablet ? 'tablet' : compact ? 'compact' : 'desk'
}
