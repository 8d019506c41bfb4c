/** How far everything is from a hex: its number in every hex, every fourth range outlined. */
import type { HexMap } from '@firegroup/hexmap'
import { memo, type ReactNode, use, useMemo } from 'react'
import { toWorld } from '../../board/art/units.ts'
import { hexPoints } from '../../board/overlay.ts'
import { BoardZoom } from '../../board/zoom.ts'
import type { Place } from '../controller/draft.ts'

interface RangeLayerProps {
  readonly map: HexMap
  readonly from: Place
}

const EVERY = 4

export const RangeLayer = memo(function RangeLayer({ map, from }: RangeLayerProps): ReactNode {
  const { grid } = map
  const scale = Math.min(1.6, Math.max(1, 0.75 / use(BoardZoom)))
  const hexes = useMemo(() => Array.from({ length: map.hexes }, (_, hex) => ({ hex, range: grid.distance(from, hex) })), [map, grid, from])
  return (
    <g className="play-range">
      <polygon className="play-range-from" points={hexPoints(grid, from)} />
      {hexes.map(({ hex, range }) => {
        if (range === 0) return null
        const { x, y } = toWorld(grid.centre(hex))
        return (
          <g key={hex}>
            {range % EVERY === 0 && <polygon className="play-range-ring" points={hexPoints(grid, hex)} />}
            <text x={x.toFixed(1)} y={(y + 35).toFixed(1)} fontSize={(14 * scale).toFixed(1)}>
              {range}
            </text>
          </g>
        )
      })}
    </g>
  )
})
