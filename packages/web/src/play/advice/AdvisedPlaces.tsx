/** On the map: the hexes that a chosen piece of advice is about. */
import type { HexMap } from '@firegroup/hexmap'
import { type ReactNode, type RefObject, useEffect } from 'react'
import type { BoardHandle } from '../../board/Board.tsx'
import { hexPoints } from '../../board/overlay.ts'
import type { Place } from '../controller/draft.ts'

interface AdvisedPlacesProps {
  readonly map: HexMap
  readonly places: readonly Place[]
  readonly board: RefObject<BoardHandle | null>
}

export function AdvisedPlaces({ map, places, board }: AdvisedPlacesProps): ReactNode {
  const last = places.at(-1)
  useEffect(() => {
    if (last !== undefined) board.current?.reveal(last)
  }, [last, board])
  return places.map((place) => <polygon key={place} className="advice-place" points={hexPoints(map.grid, place)} />)
}
