/** 19.1: the run of a plane over the board: where it comes in, its hexrow, and what falls where. */
import { hexOf, locationNamed } from '@firegroup/lnlt'
import { type ReactNode, use } from 'react'
import { HEX_HEIGHT, toWorld, type Vec } from '../../../../board/art/units.ts'
import { hexPoints } from '../../../../board/overlay.ts'
import { BoardZoom } from '../../../../board/zoom.ts'
import { AirDraft } from '../drafts/air-draft.ts'
import type { LnltDesk } from '../kinds.ts'

/** So far outside the map its way begins and ends. */
const BEYOND = HEX_HEIGHT * 0.9

/** So far before what it attacks first the plane is drawn. */
const BEFORE = HEX_HEIGHT * 1.4

/** Under the counters: the way, and the hexes that are struck. */
export function AirRunWay({ desk: { draft, s, reports } }: { readonly desk: LnltDesk }): ReactNode {
  if (!(draft instanceof AirDraft) || reports.length > 0) return null
  const { grid } = s.setting.map
  const ends = endsOf(draft, (hex) => toWorld(grid.centre(hex)))
  if (!ends) return null
  const d = `M${ends.from.x} ${ends.from.y}L${ends.to.x} ${ends.to.y}`
  return (
    <g>
      {draft.path.map((hex) => (
        <polygon key={hex} className={isStruck(draft, hex) ? 'lnlt-air-hex is-struck' : 'lnlt-air-hex'} points={hexPoints(grid, hex)} />
      ))}
      <path className="lnlt-air-casing" d={d} />
      <path className="lnlt-air-line" d={d} />
    </g>
  )
}

/** Over them: the plane where it comes in, its shadow, and signs of what it does to each hex. */
export function AirRunSigns({ desk: { draft, s, reports } }: { readonly desk: LnltDesk }): ReactNode {
  if (!(draft instanceof AirDraft) || reports.length > 0) return null
  const { grid } = s.setting.map
  const centre = (hex: number): Vec => toWorld(grid.centre(hex))
  const ends = endsOf(draft, centre)
  if (!ends) return null
  const heading = (Math.atan2(ends.to.y - ends.from.y, ends.to.x - ends.from.x) * 180) / Math.PI + 90
  // over its way, before the first hex that it attacks
  const first = draft.path.find((hex) => isStruck(draft, hex))
  const target = first === undefined ? ends.to : centre(first)
  const length = Math.hypot(target.x - ends.from.x, target.y - ends.from.y)
  const share = first === undefined ? 0 : Math.max(0, 1 - BEFORE / length)
  const nose = { x: ends.from.x + (target.x - ends.from.x) * share, y: ends.from.y + (target.y - ends.from.y) * share }
  return (
    <g>
      {draft.path.map((hex) => (
        <Struck key={hex} at={centre(hex)} cannon={draft.isCannon(hex)} bombs={draft.bombsOn(hex)} carpet={draft.isTarget(hex)} />
      ))}
      <path className="lnlt-air-tip" d="M0 -16L12 10L0 4L-12 10z" transform={`translate(${ends.to.x} ${ends.to.y}) rotate(${heading})`} />
      <g transform={`translate(${nose.x.toFixed(1)} ${nose.y.toFixed(1)}) rotate(${heading})`}>
        <title>{`comes in over ${draft.run.entry}`}</title>
        <path className="lnlt-air-shadow" transform="translate(7 12)" d={PLANE} />
        <path className="lnlt-air-plane" d={PLANE} />
      </g>
    </g>
  )
}

/** From above, its nose up. */
const PLANE =
  'M0 -26C3 -26 4.500 -20 4.500 -13L34 -3V4L4.500 2 3 16 12 21V25L0 23 -12 25V21L-3 16 -4.500 2 -34 4V-3L-4.500 -13C-4.500 -20 -3 -26 0 -26z'

interface StruckProps {
  readonly at: Vec
  readonly cannon: boolean
  readonly bombs: number
  readonly carpet: boolean
}

function Struck({ at, cannon, bombs, carpet }: StruckProps): ReactNode {
  const scale = Math.min(1.7, Math.max(0.9, 0.75 / use(BoardZoom)))
  if (!cannon && bombs === 0 && !carpet) return null
  const words = [cannon ? 'raked' : '', bombs > 0 ? `${bombs} bomb${bombs > 1 ? 's' : ''}` : '', carpet ? 'carpet' : ''].filter(Boolean)
  const text = words.join(', ')
  const width = text.length * 6.6 + 18
  return (
    <g
      className="lnlt-air-sign"
      transform={`translate(${(at.x - 30 - (width * scale) / 2).toFixed(1)} ${(at.y - 14).toFixed(1)}) scale(${scale.toFixed(2)})`}
    >
      <rect x={-width / 2} y="-10" width={width} height="20" rx="10" />
      <text textAnchor="middle" y="4.500">
        {text}
      </text>
    </g>
  )
}

const isStruck = (draft: AirDraft, hex: number): boolean => draft.isCannon(hex) || draft.bombsOn(hex) > 0 || draft.isTarget(hex)

/** From outside the map to outside it. */
function endsOf({ path, run, s }: AirDraft, centre: (hex: number) => Vec): { readonly from: Vec; readonly to: Vec } | null {
  const first = path[0] ?? hexOf(locationNamed(s.setting, run.entry))
  const last = path.at(-1) ?? first
  const [a, b] = [centre(first), centre(last)]
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  if (length === 0) return null
  const [x, y] = [((b.x - a.x) / length) * BEYOND, ((b.y - a.y) / length) * BEYOND]
  return { from: { x: a.x - x, y: a.y - y }, to: { x: b.x + x, y: b.y + y } }
}
