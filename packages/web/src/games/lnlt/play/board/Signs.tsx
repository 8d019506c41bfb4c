/** Signs over the counters: whether an enemy is spotted, who stands upstairs, and the chain of Leaders that is being activated. */
import { enemyOf, hexOf, type LnltState, type Location, layerOf, type Side, whySpotted } from '@firegroup/lnlt'
import { type ReactNode, use } from 'react'
import { toWorld, type Vec } from '../../../../board/art/units.ts'
import { hexPoints } from '../../../../board/overlay.ts'
import { BoardZoom } from '../../../../board/zoom.ts'
import { unique } from '../../../../play/controller/draft.ts'
import { ActDraft } from '../drafts/act-draft.ts'
import { ImpulseDraft } from '../drafts/impulse-draft.ts'
import type { LnltDesk } from '../kinds.ts'
import { placeName } from '../words.ts'

/** Where a sign stands beside its stack. */
const [RIGHT, UP] = [30, -24]
/** Stacks of one hex stand apart by so much. */
const APART = 21

export function Signs({ desk }: { readonly desk: LnltDesk }): ReactNode {
  const { s, seat } = desk
  const zoom = use(BoardZoom)
  const scale = Math.min(1.7, Math.max(0.9, 0.75 / zoom))
  const places = unique(s.units.filter(({ at }) => at >= 0).map(({ at, side }) => `${at} ${side}`)).map((key) => {
    const [at, side] = key.split(' ') as [string, Side]
    return { at: Number(at), side }
  })
  return (
    <g className="lnlt-signs">
      {places.map(({ at, side }) => {
        const there = places.filter((each) => hexOf(each.at) === hexOf(at))
        const { x, y } = signPlace(s, at, there, side)
        return (
          <g key={`${at} ${side}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})`}>
            {side !== seat && s.phase === 'operations' && <Spotted s={s} at={at} by={enemyOf(side)} />}
            {layerOf(at) > 0 && <Floor above={side !== seat && s.phase === 'operations'} />}
          </g>
        )
      })}
    </g>
  )
}

function signPlace(s: LnltState, at: Location, there: readonly { at: Location; side: Side }[], side: Side): Vec {
  const { x, y } = toWorld(s.setting.map.grid.centre(hexOf(at)))
  if (there.length < 2) return { x: x + RIGHT, y: y + UP }
  const order = [...there].sort((a, b) => layerOf(a.at) - layerOf(b.at))
  const index = order.findIndex((each) => each.at === at && each.side === side)
  const aside = (index - (there.length - 1) / 2) * 2 * APART
  return { x: x + aside + RIGHT * 0.6, y: y + aside * 0.2 + UP * 0.85 }
}

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

function Floor({ above }: { above: boolean }): ReactNode {
  return (
    <g className="lnlt-floor" transform={above ? 'translate(0 20)' : undefined}>
      <title>upstairs</title>
      <circle r="9.5" />
      <use href="#ctr-glyph-stairs" transform="scale(.95)" />
    </g>
  )
}

/** The activated locations, the links between them, and those that could be added. */
export function Chain({ desk }: { readonly desk: LnltDesk }): ReactNode {
  const { draft, s, reports } = desk
  if (reports.length > 0) return null
  if (draft instanceof ImpulseDraft && draft.opening === 'activate' && draft.chosen.length > 0)
    return (
      <g className="lnlt-chain">
        {draft.offered.map(({ at, through }) => (
          <Link key={at} s={s} from={through} to={at} offered />
        ))}
        {draft.links.map(({ at, through }) => (
          <Link key={at} s={s} from={through} to={at} />
        ))}
        {draft.offered.map(({ at }) => (
          <polygon key={at} className="lnlt-offered" points={hexPoints(s.setting.map.grid, hexOf(at))} />
        ))}
      </g>
    )
  if (draft instanceof ActDraft)
    return (
      <g className="lnlt-chain">
        {s.impulse!.activated.map((at) => (
          <polygon
            key={at}
            className={draft.places.includes(at) ? 'lnlt-activated' : 'lnlt-activated is-done'}
            points={hexPoints(s.setting.map.grid, hexOf(at))}
          />
        ))}
      </g>
    )
  return null
}

function Link({ s, from, to, offered = false }: { s: LnltState; from: Location; to: Location; offered?: boolean }): ReactNode {
  const { grid } = s.setting.map
  const [a, b] = [toWorld(grid.centre(hexOf(from))), toWorld(grid.centre(hexOf(to)))]
  const d = `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`
  return (
    <>
      <path className="lnlt-link-casing" d={d} />
      <path className={offered ? 'lnlt-link is-offered' : 'lnlt-link'} d={d} />
    </>
  )
}
