/** Covered arcs over the terrain and under the counters: a sector that fades with the distance, between dashed borders. */
import type { Grid } from '@firegroup/hexmap'
import { type ReactNode, useId } from 'react'
import { HEX_HEIGHT } from '../art/units.ts'
import { arcShape } from './facing.ts'
import './facing.css'

export interface Arc {
  readonly hex: number
  readonly spine: number
  /** In hexes. */
  readonly range: number
  /** 'own' of the player's side, 'enemy' what points at him, 'turret' where that is another than the hull's. */
  readonly tone: 'own' | 'enemy' | 'turret'
}

/** So far from its middle an arc is down to a hint: a long range would else lay its colour over the whole map. In world units. */
const FADED = 7 * HEX_HEIGHT

export function ArcLayer({ grid, arcs }: { readonly grid: Grid; readonly arcs: readonly Arc[] }): ReactNode {
  const id = useId()
  if (arcs.length === 0) return null
  return (
    <g className="board-arcs" data-testid="arcs">
      {arcs.map(({ hex, spine, range, tone }) => {
        const { centre, reach, area, edges } = arcShape(grid, hex, spine, range)
        const fade = `${id}-${hex}-${spine}-${tone}`
        return (
          <g key={fade} className={`board-arc is-${tone}`}>
            <radialGradient id={fade} gradientUnits="userSpaceOnUse" cx={centre.x} cy={centre.y} r={Math.min(reach, FADED)}>
              <stop className="board-arc-near" offset="0" />
              <stop className="board-arc-far" offset="1" />
            </radialGradient>
            <path d={area} fill={`url(#${fade})`} />
            <path d={edges} className="board-arc-casing" />
            <path d={edges} className="board-arc-edge" />
          </g>
        )
      })}
    </g>
  )
}
