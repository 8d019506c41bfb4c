/** The line of a shot that could be fired: thin, and without words. */
import type { HexMap } from '@firegroup/hexmap'
import type { ReactNode } from 'react'
import { toWorld } from '../../board/art/units.ts'
import type { LinePart } from '../../games/hex.ts'
import type { Line } from '../controller/draft.ts'

interface PossibleShotProps extends Line {
  readonly map: HexMap
  readonly part: LinePart
}

export function PossibleShot({ map: { grid }, from, to, part }: PossibleShotProps): ReactNode {
  if (part === 'words') return null
  const [a, b] = [toWorld(grid.centre(from)), toWorld(grid.centre(to))]
  const whole = `M${a.x} ${a.y}L${b.x} ${b.y}`
  return (
    <g className="board-sight">
      <path className="play-shot-casing" d={whole} />
      <path className="play-shot-possible" d={whole} />
    </g>
  )
}
