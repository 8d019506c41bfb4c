/** The covered arcs of what is chosen or turned, and of what the mouse or the cursor rests on; or of everything. */
import type { GameEvent } from '@firegroup/kernel'
import { type ReactNode, useSyncExternalStore } from 'react'
import { ArcLayer } from '../../board/facing/ArcLayer.tsx'
import type { Hover } from '../../board/hover.ts'
import type { HexDesk, HexParts } from '../../games/hex.ts'
import type { Place } from '../controller/draft.ts'

interface CoveredArcsProps<S, E extends GameEvent> {
  readonly desk: HexDesk<S, E>
  readonly parts: HexParts<S, E>
  readonly hover: Hover
  /** The hex of the keyboard's cursor, or -1. */
  readonly cursor: Place
  readonly all: boolean
}

export function CoveredArcs<S, E extends GameEvent>({ desk, parts, hover, cursor, all }: CoveredArcsProps<S, E>): ReactNode {
  const hovered = useSyncExternalStore(hover.subscribe, hover.hex, hover.hex)
  const arcs = parts.arcs?.(desk, all ? 'everywhere' : hovered >= 0 ? hovered : cursor) ?? []
  return <ArcLayer grid={parts.map(desk.s).grid} arcs={arcs} />
}
