/** Who holds which wall, drawn along it, and at the hex the way to take or leave it. */
import type { AslskState, Place } from '@firegroup/aslsk'
import { SIDES } from '@firegroup/hexmap'
import type { ReactNode } from 'react'
import { toWorld } from '../../../../board/art/units.ts'
import { placeOf } from '../../../../play/controller/draft.ts'
import { ListDraft } from '../../../../play/controller/list-draft.ts'
import type { AslskDesk } from '../kinds.ts'
import { BoardButton, BoardButtons } from './BoardButton.tsx'
import '../walls.css'

interface WallAct {
  readonly type: 'claimWall' | 'dropWall'
  readonly hex: string
  readonly over?: number
}

const isWallAct = (decision: unknown): decision is WallAct => {
  const { type } = decision as { readonly type?: string }
  return type === 'claimWall' || type === 'dropWall'
}

/** What may be done about walls now; nothing where the module is off. */
function wallActs({ draft, further, s, reports }: AslskDesk): readonly WallAct[] {
  if (!hasWalls(s) || !draft || reports.length > 0) return []
  const offered = draft instanceof ListDraft ? draft.options.map(({ decision }) => decision) : further
  return offered.filter(isWallAct)
}

const hasWalls = (s: AslskState): boolean => s.setting.modules.some(({ id }) => id === 'wall-bocage')

/** The hexsides over which each side has Wall Advantage, as far as counters show it. */
export function HeldWalls({ s }: { readonly s: AslskState }): ReactNode {
  if (!hasWalls(s)) return null
  const held = s.markers.filter(({ kind }) => kind === 'wallAdvantage')
  return (
    <g className="aslsk-walls">
      {held.flatMap(({ at, side, value }) =>
        heldSides(s, at, value).map(({ key, d }) => <path key={key} className={`aslsk-wall is-${side}`} d={d} />),
      )}
    </g>
  )
}

/** Just inside its hex, where the men stand. */
function heldSides(s: AslskState, at: Place, sides: number): { readonly key: string; readonly d: string }[] {
  const { map } = s.setting
  const { grid } = map
  const centre = toWorld(grid.centre(at))
  return SIDES.flatMap((side) => {
    if (((sides >> side) & 1) === 0 || !map.features(at, side).some((feature) => WALLS.includes(feature))) return []
    const [a, b] = grid.hexsideEnds(grid.hexsideId(at, side)).map((end) => {
      const { x, y } = toWorld(end)
      return `${centre.x + (x - centre.x) * INSIDE} ${centre.y + (y - centre.y) * INSIDE}`
    })
    return [{ key: `${at} ${side}`, d: `M${a}L${b}` }]
  })
}
const INSIDE = 0.84
const WALLS: readonly string[] = ['wall', 'hedge', 'bocage']

/** A button at each hex whose units may take or leave the wall. */
export function WallButtons({ desk }: { readonly desk: AslskDesk }): ReactNode {
  const { grid } = desk.s.setting.map
  return (
    <BoardButtons>
      {wallActs(desk).map((act) => {
        const { x, y } = toWorld(grid.centre(placeOf(desk.s, act.hex)))
        const claims = act.type === 'claimWall'
        const words = claims ? 'Take the wall' : 'Leave the wall'
        return (
          <BoardButton
            key={`${act.type} ${act.hex} ${act.over ?? ''}`}
            x={x}
            y={y + BELOW}
            kind={act.type}
            label={`${words} in ${act.hex}: ${claims ? 'claim' : 'give up'} Wall Advantage`}
            onClick={() => desk.decide(act)}
          >
            {words}
          </BoardButton>
        )
      })}
    </BoardButtons>
  )
}
const BELOW = 22
