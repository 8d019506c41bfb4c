/** The line of fire: what the rules say of it, drawn where the terrain stands. */
import { type AslskState, sight } from '@firegroup/aslsk'
import { type ReactNode, useMemo } from 'react'
import { toWorld } from '../../../../board/art/units.ts'
import { SightChip } from '../../../../board/sight/SightChip.tsx'
import { sightBetween } from '../../../../board/sight/sight.ts'
import type { Line } from '../../../../play/controller/draft.ts'
import type { LinePart } from '../../../hex.ts'

interface FireLineProps extends Line {
  readonly s: AslskState
  readonly part: LinePart
  /** Of the lines of a fire group one counts. */
  readonly counts: boolean
}

/** Where lines of sight are checked only by firing, only the range is told. */
export function FireLine({ s, from, to, part, counts }: FireLineProps): ReactNode {
  const { map, options } = s.setting
  const told = options.losChecks === 'free'
  const [a, b] = [toWorld(map.grid.centre(from)), toWorld(map.grid.centre(to))]
  const drawn = useMemo(() => (told ? sightBetween(map, from, to).stretches : []), [told, map, from, to])
  if (from === to) return null
  const { blocked, hindrances, hindrance } = told ? sight(s, from, to) : { blocked: null, hindrances: [], hindrance: 0 }
  const whole = `M${a.x} ${a.y}L${b.x} ${b.y}`
  const hindered = blocked || hindrances.length === 0 ? [] : drawn.filter(({ tone }) => tone === 'hindered')
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const range = map.grid.distance(from, to)
  const named = `+${hindrance} ${hindrances.length === 1 ? hindrances[0]!.label : `${hindrances.length} hindrances`}${counts ? '' : ', not counted'}`
  if (part === 'line')
    return (
      <g className="board-sight">
        <path className="board-sight-casing" d={whole} />
        <path className={!told ? 'board-sight-untold' : blocked ? 'board-sight-obstacle' : 'board-sight-clear'} d={whole} />
        {hindered.map((stretch) => (
          <g key={`${stretch.from.x} ${stretch.from.y}`}>
            <path className="board-sight-casing" d={`M${stretch.from.x} ${stretch.from.y}L${stretch.to.x} ${stretch.to.y}`} />
            <path className="board-sight-hindered" d={`M${stretch.from.x} ${stretch.from.y}L${stretch.to.x} ${stretch.to.y}`} />
          </g>
        ))}
      </g>
    )
  return (
    <g className="board-sight">
      {(blocked || range > 1) && (
        <SightChip
          x={middle.x}
          y={middle.y + 19}
          text={blocked ? 'no line of sight' : `range ${range}`}
          tone={!told ? 'untold' : blocked ? 'obstacle' : 'clear'}
        />
      )}
      {!blocked && hindrance > 0 && <SightChip x={middle.x} y={middle.y - 19} text={named} tone="hindered" />}
    </g>
  )
}
