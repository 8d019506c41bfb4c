import { ownMines } from '../hidden/mines.ts'
import { hexOf } from '../map/location.ts'
import type { Hex, LnltState, Side } from '../state.ts'

/** 21.4: Mines of its own side, whether the other has found them or not. */
export function hasOwnMines(s: LnltState, side: Side, hex: Hex): boolean {
  return (
    ownMines(s, side, hex) > 0 || s.markers.some((marker) => marker.kind === 'mines' && marker.side === side && hexOf(marker.at) === hex)
  )
}
