/** The board in shade but for some hexes. */
import type { HexMap } from '@firegroup/hexmap'
import type { ReactNode } from 'react'
import { toWorld } from '../../board/art/units.ts'
import type { Place } from '../controller/draft.ts'

interface SpotlightProps {
  readonly map: HexMap
  readonly lit: readonly Place[]
  readonly strength?: number
}

/** Wider than any board. */
const ALL = 'M-9999 -9999H99999V99999H-9999z'

export function Spotlight({ map: { grid }, lit, strength = 0.35 }: SpotlightProps): ReactNode {
  const holes = [...new Set(lit)]
    .filter((hex) => hex >= 0)
    .map((hex) => {
      const points = grid.outline(hex).map((point) => {
        const { x, y } = toWorld(point)
        return `${x.toFixed(1)} ${y.toFixed(1)}`
      })
      return `M${points.join('L')}z`
    })
  return <path className="play-spotlight" d={`${ALL}${holes.join('')}`} fillRule="evenodd" fillOpacity={strength} />
}
