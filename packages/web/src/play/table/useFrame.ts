import { useState } from 'react'
import { type Layout, useLayout } from '../../useLayout.ts'

/** What lies over the left of the board, one at a time. */
export type Panel = 'log' | 'card' | 'layers' | 'orders'

/** What is open around a table. */
export interface Frame {
  readonly layout: Layout
  /** The decision is a sheet below the board, as on a phone. */
  readonly phone: boolean
  /** The sheet takes most of the screen; the narrow dock of a phone on its side is pushed aside. */
  readonly raised: boolean
  readonly raise: (raised: boolean) => void
  readonly panel: Panel | null
  /** Opens a panel in the place of any other, or closes it when it is the open one. */
  readonly toggle: (panel: Panel) => void
  /** False when there was nothing to close. */
  readonly closePanel: () => boolean
}

export function useFrame(): Frame {
  const [raised, raise] = useState(false)
  const [panel, setPanel] = useState<Panel | null>(null)
  const layout = useLayout()
  return {
    layout,
    phone: layout === 'phone' || layout === 'portrait',
    raised,
    raise,
    panel,
    toggle: (wanted) => setPanel((open) => (open === wanted ? null : wanted)),
    closePanel: () => {
      setPanel(null)
      return panel !== null
    },
  }
}
