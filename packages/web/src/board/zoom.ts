import { createContext } from 'react'
import { FULL_FROM } from '../counters/face.ts'
import { COUNTER } from './pieces/layout.ts'

/** CSS pixels per world unit of the board at rest, for overlays that change with it. */
export const BoardZoom = createContext(1)

/** Below this a smaller figure can't be read: the larger one takes its room. */
export const BOTH_FROM = 0.6

/** From here on a counter of men surely shows its whole face: see `detailAt`. */
export const LEGIBLE = (FULL_FROM + 1) / COUNTER
