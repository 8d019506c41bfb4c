/** Who holds which wall, drawn along it, and at the hex the way to take or leave it. */
import type { AslskState, Place } from '@firegroup/aslsk'
import { SIDES } from '@firegroup/hexmap'
import { type ReactNode, use, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { toWorld } from '../../../../board/art/units.ts'
import { BoardZoom } from '../../../../board/zoom.ts'
import { placeOf } from '../../../../play/controller/draft.ts'
import { ListDraft } from '../../../../play/controller/list-draft.ts'
import type { AslskDesk } from '../kinds.ts'
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
  const mark = useRef<SVGGElement>(null)
  const [world, setWorld] = useState<HTMLElement | null>(null)
  useEffect(() => setWorld(mark.current?.closest<HTMLElement>('.board')?.querySelector<HTMLElement>('.board-world') ?? null), [])
  const acts = wallActs(desk)
  return (
    <g ref={mark}>
      {world &&
        acts.length > 0 &&
        createPortal(
          acts.map((act) => <WallButton key={`${act.type} ${act.hex} ${act.over ?? ''}`} desk={desk} act={act} />),
          world,
        )}
    </g>
  )
}

function WallButton({ desk, act }: { readonly desk: AslskDesk; readonly act: WallAct }): ReactNode {
  const root = useRef<HTMLButtonElement>(null)
  const zoom = use(BoardZoom)
  const { grid } = desk.s.setting.map
  const { x, y } = toWorld(grid.centre(placeOf(desk.s, act.hex)))
  // a press here is not one on the board, and Enter here is not the board's
  useEffect(() => {
    const element = root.current
    const keep = (event: Event): void => event.stopPropagation()
    for (const kind of PRESSES) element?.addEventListener(kind, keep)
    return () => {
      for (const kind of PRESSES) element?.removeEventListener(kind, keep)
    }
  }, [])
  const words = act.type === 'claimWall' ? 'Take the wall' : 'Leave the wall'
  return (
    <button
      ref={root}
      type="button"
      className={`aslsk-wall-button is-${act.type}`}
      style={{ left: x * zoom, top: (y + BELOW) * zoom }}
      aria-label={`${words} in ${act.hex}: ${act.type === 'claimWall' ? 'claim' : 'give up'} Wall Advantage`}
      onClick={() => desk.decide(act)}
    >
      {words}
    </button>
  )
}
const BELOW = 22
const PRESSES = ['pointerdown', 'keydown'] as const
