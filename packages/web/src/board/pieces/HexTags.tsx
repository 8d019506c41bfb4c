/** Hexes that can be chosen: tinted by how good an idea it is, with what it costs and a smaller figure below. */
import type { Grid } from '@firegroup/hexmap'
import { memo, type ReactNode, use } from 'react'
import { toWorld } from '../art/units.ts'
import { OnTheBoard } from '../OnTheBoard.tsx'
import { hexPoints } from '../overlay.ts'
import { BOTH_FROM, BoardZoom } from '../zoom.ts'
import './pieces.css'

/** From harmless to deadly; 'plain' and 'good' say nothing of danger, 'barred' can't be chosen. */
export type TagTone = 'safe' | 'low' | 'some' | 'high' | 'worst' | 'plain' | 'good' | 'barred'

export interface HexTag {
  readonly hex: number
  readonly tone: TagTone
  /** '1½'. */
  readonly main?: string
  /** '36%'. */
  readonly sub?: string
}

export function HexTags({ grid, tags }: { grid: Grid; tags: readonly HexTag[] }): ReactNode {
  const both = use(BoardZoom) >= BOTH_FROM
  return (
    <g className="board-hex-tags">
      <OnTheBoard>
        {tags.map(({ hex, tone }) => (
          <Tint key={hex} grid={grid} hex={hex} tone={tone} />
        ))}
      </OnTheBoard>
      {tags.map(({ hex, tone, main, sub }) => (
        <Tag key={hex} grid={grid} hex={hex} tone={tone} main={main} sub={both || main === undefined ? sub : undefined} large={!both} />
      ))}
    </g>
  )
}

interface TagProps {
  readonly grid: Grid
  readonly hex: number
  readonly tone: TagTone
  readonly main: string | undefined
  readonly sub: string | undefined
  readonly large: boolean
}

/** The hex itself, which ends with the board; its words may stand over the edge. */
const Tint = memo(function Tint({ grid, hex, tone }: Pick<TagProps, 'grid' | 'hex' | 'tone'>): ReactNode {
  const { x, y } = toWorld(grid.centre(hex))
  return (
    <g className={`board-hex-tag board-hex-tag-${tone}`} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
      <polygon points={hexPoints(grid, hex)} transform={`scale(.955) translate(${(-x).toFixed(2)} ${(-y).toFixed(2)})`} />
    </g>
  )
})

const Tag = memo(function Tag({ grid, hex, tone, main, sub, large }: TagProps): ReactNode {
  const { x, y } = toWorld(grid.centre(hex))
  const both = main !== undefined && sub !== undefined
  if (main === undefined && sub === undefined && tone !== 'barred') return null
  return (
    <g className="board-hex-words" transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
      {tone === 'barred' && <path className="board-hex-tag-strike" d="M-24 20L24 -20" />}
      {main !== undefined && (
        <text className={large ? 'board-hex-tag-main is-large' : 'board-hex-tag-main'} y={both ? 3 : large ? 12 : 8}>
          {main}
        </text>
      )}
      {sub !== undefined && (
        <text className="board-hex-tag-sub" y={both ? 21 : 6}>
          {sub}
        </text>
      )}
    </g>
  )
})
