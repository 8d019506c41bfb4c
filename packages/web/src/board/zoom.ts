import { createContext } from 'react'

/** CSS pixels per world unit of the board at rest, for overlays that change with it. */
export const BoardZoom = createContext(1)
