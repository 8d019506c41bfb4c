import { useState } from 'react'
import { useMedia } from '../../useMedia.ts'

/** What lies over the left of the board, one at a time. */
export type Panel = 'log' | 'card' | 'layers'

/** What is open around a table. */
export interface Frame {
  readonly phone: boolean
  /** The sheet of a phone takes most of the screen. */
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
  const phone = useMedia('(max-width: 760px)')
  return {
    phone,
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
