/** How much of the board bars and docks cover, in CSS pixels, as the style sheets have it: the camera keeps to the rest. */
import { useMemo } from 'react'
import { useSettings } from '../../app/settings.ts'
import type { Layout } from '../../useLayout.ts'
import type { Frame } from './useFrame.ts'

interface Insets {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const INSETS: { readonly [L in Layout]: Insets } = {
  desk: { left: 66, top: 12, right: 396, bottom: 104 },
  compact: { left: 58, top: 8, right: 352, bottom: 130 },
  tablet: { left: 12, top: 8, right: 356, bottom: 136 },
  portrait: { left: 0, top: 0, right: 0, bottom: 412 },
  landscape: { left: 6, top: 46, right: 302, bottom: 66 },
  phone: { left: 0, top: 0, right: 58, bottom: 236 },
}
/** What the rail and a panel beside it cover. */
const PANEL = 482
/** The part of the table that a raised sheet takes. */
const RAISED = { share: 0.78, most: 640, bar: 70 }
/** What stays of a narrow dock that is pushed aside. */
const ASIDE = 66

/** `above` is covered at the top besides. */
export function useInsets({ layout, phone, raised, panel }: Frame, above: number, taught: boolean): Insets {
  const scale = useSettings().textSize / 100
  return useMemo(() => {
    const usual = scaled(INSETS[layout], scale)
    const top = usual.top + above
    if (layout === 'landscape' && raised) return { ...usual, top, right: ASIDE }
    // a lesson's own panel leaves nothing between itself and a raised sheet
    if (phone && raised && !taught) return { ...usual, top, bottom: Math.min(RAISED.most, (innerHeight - RAISED.bar) * RAISED.share) }
    const beside = panel !== null && panel !== 'layers' && (layout === 'desk' || layout === 'compact')
    return beside ? { ...usual, top, left: PANEL } : { ...usual, top }
  }, [layout, phone, raised, panel, above, taught, scale])
}

/** Bars and docks grow with the text in them. */
function scaled({ left, top, right, bottom }: Insets, by: number): Insets {
  return { left, top: top * by, right: right * by, bottom: by > 1 ? Math.min(bottom * by, innerHeight * 0.52) : bottom }
}
