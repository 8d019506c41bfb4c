import { createContext } from 'react'

/** CSS pixels per world unit of the board at rest, for overlays that change with it. */
export const BoardZoom = createContext(1)

/** Below this a smaller figure can't be read: the larger one takes its room. */
export const BOTH_FROM = 0.6
