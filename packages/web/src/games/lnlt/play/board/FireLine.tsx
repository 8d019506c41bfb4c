/** The line of an attack or of a look: what the rules say of it. */
import { type LnltState, type Location, sightOf, sightOfUnit, type Unit } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { toWorld } from '../../../../board/art/units.ts'
import { SightChip } from '../../../../board/sight/SightChip.tsx'
import { type Line, signed } from '../../../../play/controller/draft.ts'
import type { LinePart } from '../../../hex.ts'

interface FireLineProps extends Line {
  readonly s: LnltState
  readonly fromAt: Location
  readonly toAt: Location
  readonly part: LinePart
  /** Whose eyes look along it: thermal sights see through Smoke. Left out, anybody's there. */
  readonly eyes?: Unit | undefined
  /** What hinders is added to a roll to hit, and taken from firepower. */
  readonly toHit?: boolean
}

export function FireLine({ s, from, to, fromAt, toAt, part, eyes, toHit = false }: FireLineProps): ReactNode {
  const { grid } = s.setting.map
  const [a, b] = [toWorld(grid.centre(from)), toWorld(grid.centre(to))]
  if (from === to) return null
  const { blocked, degrading, limited } = eyes ? sightOfUnit(s, eyes, toAt) : sightOf(s, fromAt, toAt)
  const hindered = !blocked && (degrading.length > 0 || limited)
  const whole = `M${a.x} ${a.y}L${b.x} ${b.y}`
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const range = grid.distance(from, to)
  const worth = signed(toHit ? degrading.length : -degrading.length)
  const named = limited
    ? 'limited view'
    : degrading.length === 1
      ? `${degrading[0]!.reason.replace(/^the /, '')} ${worth}`
      : `degraded ${worth}`
  if (part === 'line')
    return (
      <g className="board-sight">
        <path className="board-sight-casing" d={whole} />
        <path className={blocked ? 'board-sight-obstacle' : hindered ? 'board-sight-hindered' : 'board-sight-clear'} d={whole} />
      </g>
    )
  return (
    <g className="board-sight">
      {(blocked || range > 1) && (
        <SightChip
          x={middle.x}
          y={middle.y + 19}
          text={blocked ? 'no line of sight' : `range ${range}`}
          tone={blocked ? 'obstacle' : 'clear'}
        />
      )}
      {hindered && range > 1 && <SightChip x={middle.x} y={middle.y - 19} text={named} tone="hindered" />}
    </g>
  )
}
