/** Signs over the counters: whether an enemy is spotted, who stands upstairs, and the chain of Leaders that is being activated. */
import {
  enemyOf,
  hexOf,
  isAloft,
  isHovering,
  type LnltState,
  type Location,
  levelOf,
  locationOf,
  type Side,
  whySpotted,
} from '@firegroup/lnlt'
import { type ReactNode, use, useMemo } from 'react'
import { toWorld } from '../../../../board/art/units.ts'
import { hexPoints } from '../../../../board/overlay.ts'
import { layOut } from '../../../../board/pieces/layout.ts'
import type { StackView } from '../../../../board/pieces/view.ts'
import { BoardZoom } from '../../../../board/zoom.ts'
import { snapshotOf } from '../../../../play/board/snapshot.ts'
import { ActDraft } from '../drafts/act-draft.ts'
import { ImpulseDraft } from '../drafts/impulse-draft.ts'
import type { LnltDesk } from '../kinds.ts'
import { placeName } from '../words.ts'
import { snapshot } from './snapshot.ts'
import { LIFT } from './stacks.ts'

/** A sign's distance from the edge of its counter. */
const BESIDE = 8
const SIDE_AND_FLOOR = /^(blue|red)(?: (\d))?$/

export function Signs({ desk }: { readonly desk: LnltDesk }): ReactNode {
  const { s, seat } = desk
  const { grid } = s.setting.map
  const { stacks } = snapshotOf(desk, { snapshot })
  const placed = useMemo(() => layOut(grid, stacks), [grid, stacks])
  const scale = Math.min(1.7, Math.max(0.9, 0.75 / use(BoardZoom)))
  return (
    <g>
      {placed.map(({ stack, counters, centre }) => {
        const [, side, floor = '0'] = SIDE_AND_FLOOR.exec(stack.side) ?? []
        const top = counters.at(-1)
        if (side === undefined || !top) return null
        const at = locationOf(stack.hex, Number(floor))
        const spotting = side !== seat && s.phase === 'operations'
        // beside the uppermost counter, so that nothing printed is covered; of two stacks each has its own side
        const left = centre.x < toWorld(grid.centre(stack.hex)).x - 1
        const x = left ? top.x - BESIDE : top.x + top.size + BESIDE
        const y = top.y + top.size * 0.48
        return (
          <g key={stackKey(stack)} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})`}>
            {spotting && <Spotted s={s} at={at} by={enemyOf(side as Side)} />}
            {!isAloft(at) && floor !== '0' && <Floor below={spotting} />}
          </g>
        )
      })}
    </g>
  )
}

const stackKey = ({ hex, side }: StackView): string => `${hex} ${side}`

function Spotted({ s, at, by }: { s: LnltState; at: Location; by: Side }): ReactNode {
  const why = whySpotted(s, by, at)
  return (
    <g className={why ? 'lnlt-eye is-open' : 'lnlt-eye'}>
      <title>{why ? `${placeName(s, at)} is spotted: ${why.reason}.` : `${placeName(s, at)} is not spotted.`}</title>
      <circle r="9.5" />
      <use href={`#ctr-glyph-${why ? 'eye' : 'eye-shut'}`} transform="scale(1.15)" />
    </g>
  )
}

/** 19.2.1: the shadow of what is in the air on the ground of its hex, and a line up to it. */
export function Shadows({ desk }: { readonly desk: LnltDesk }): ReactNode {
  const { grid } = desk.s.setting.map
  return (
    <g>
      {aloftIn(desk).map(({ hex, hovers }) => {
        const { x, y } = toWorld(grid.centre(hex))
        return (
          <g key={hex} transform={`translate(${(x + 12).toFixed(1)} ${(y + GROUND - 6).toFixed(1)})`}>
            <ellipse className={hovers ? 'lnlt-shadow is-hovering' : 'lnlt-shadow'} rx={hovers ? 24 : 20} ry={hovers ? 9 : 7} />
            <path className="lnlt-plumb" d={`M0 0V${-LIFT}`} />
          </g>
        )
      })}
    </g>
  )
}

/** Its level, below it. */
export function Altitudes({ desk }: { readonly desk: LnltDesk }): ReactNode {
  const { s } = desk
  const scale = Math.min(1.7, Math.max(0.9, 0.75 / use(BoardZoom)))
  return (
    <g>
      {aloftIn(desk).map(({ hex, at, hovers }) => {
        const { x, y } = toWorld(s.setting.map.grid.centre(hex))
        const level = levelOf(s.setting, at)
        return (
          <g
            key={hex}
            className={hovers ? 'lnlt-altitude is-hovering' : 'lnlt-altitude'}
            transform={`translate(${x.toFixed(1)} ${(y + GROUND + 2).toFixed(1)}) scale(${scale.toFixed(2)})`}
          >
            <title>{`in the air at level ${level}, ${hovers ? 'hovering' : 'flying'}`}</title>
            <rect x="-23" y="-9" width="46" height="18" rx="9" />
            <text textAnchor="middle" y="4">
              {`level ${level}`}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** From the middle of a hex to where a shadow falls. */
const GROUND = 27

function aloftIn({ s }: LnltDesk): readonly { readonly hex: number; readonly at: Location; readonly hovers: boolean }[] {
  return s.units.flatMap((unit) =>
    unit.at >= 0 && isAloft(unit.at) ? [{ hex: hexOf(unit.at), at: unit.at, hovers: isHovering(unit) }] : [],
  )
}

function Floor({ below }: { below: boolean }): ReactNode {
  return (
    <g className="lnlt-floor" transform={below ? 'translate(0 20)' : undefined}>
      <title>upstairs</title>
      <circle r="9.5" />
      <use href="#ctr-glyph-stairs" transform="scale(.95)" />
    </g>
  )
}

/** The activated locations, and those that could be added. */
export function Chain({ desk }: { readonly desk: LnltDesk }): ReactNode {
  const { draft, s, reports } = desk
  if (reports.length > 0) return null
  const { grid } = s.setting.map
  if (draft instanceof ImpulseDraft && draft.opening === 'activate')
    return (
      <g className="lnlt-chain">
        {draft.offered.map(({ at }) => (
          <polygon key={at} className="lnlt-offered" points={hexPoints(grid, hexOf(at))} />
        ))}
      </g>
    )
  if (!(draft instanceof ActDraft)) return null
  return (
    <g className="lnlt-chain">
      {s.impulse!.activated.map((at) => (
        <polygon
          key={at}
          className={draft.places.includes(at) ? 'lnlt-activated' : 'lnlt-activated is-done'}
          points={hexPoints(grid, hexOf(at))}
        />
      ))}
    </g>
  )
}

/** Which Leader brings what: a link over the hexside between them. */
export function Links({ desk }: { readonly desk: LnltDesk }): ReactNode {
  const { draft, s, reports } = desk
  if (reports.length > 0 || !(draft instanceof ImpulseDraft) || draft.opening !== 'activate') return null
  return (
    <g>
      {draft.offered.map(({ at, through }) => (
        <Link key={at} s={s} from={through} to={at} offered />
      ))}
      {draft.links.map(({ at, through }) => (
        <Link key={at} s={s} from={through} to={at} />
      ))}
    </g>
  )
}

function Link({ s, from, to, offered = false }: { s: LnltState; from: Location; to: Location; offered?: boolean }): ReactNode {
  const { grid } = s.setting.map
  const [a, b] = [toWorld(grid.centre(hexOf(from))), toWorld(grid.centre(hexOf(to)))]
  const along = (share: number): string => `${(a.x + (b.x - a.x) * share).toFixed(1)} ${(a.y + (b.y - a.y) * share).toFixed(1)}`
  const d = `M${along(0.3)}L${along(0.7)}`
  return (
    <>
      <path className="lnlt-link-casing" d={d} />
      <path className={offered ? 'lnlt-link is-offered' : 'lnlt-link'} d={d} />
    </>
  )
}
