/**
 * The light of a night for one side: what nobody of it sees is dark, two hexes around its men are dim, a Starshell or a blaze makes day. Each has an edge
 * of its own, so that nothing is told by darkness alone. Enemies that have fired out there show as flashes.
 */
import type { HexMap } from '@firegroup/hexmap'
import { enemyOf, hexOf, isLit, isNightfall, type LnltState, marksOf, type Side, seesLocation } from '@firegroup/lnlt'
import { type ReactNode, useMemo } from 'react'
import { mapBox } from '../../../../board/art/sheet.ts'
import { HEX_HEIGHT, toWorld, type Vec } from '../../../../board/art/units.ts'
import { hexPoints } from '../../../../board/overlay.ts'
import type { LnltDesk } from '../kinds.ts'

type Lighted = 'dark' | 'seen' | 'lit'

export function Light({ desk }: { readonly desk: LnltDesk }): ReactNode {
  const { s } = desk
  const side = sideOf(desk)
  const night = isNightfall(s)
  const drawn = useMemo(() => (night ? drawnLight(s, side) : null), [night, s, side])
  if (!drawn) return null
  const { dark, seen, seenEdge, litEdge, glows } = drawn
  return (
    <g>
      <defs>
        <radialGradient id="lnlt-glow">
          <stop offset="0" stopColor="#fff3b0" stopOpacity=".62" />
          <stop offset=".55" stopColor="#ffe08a" stopOpacity=".26" />
          <stop offset="1" stopColor="#ffe08a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path className="lnlt-dark" fillRule="evenodd" d={dark} />
      <path className="lnlt-dim" d={seen} />
      {glows.map(({ id, at }) => (
        <circle key={id} cx={at.x} cy={at.y} r={HEX_HEIGHT * 1.7} fill="url(#lnlt-glow)" />
      ))}
      <path className="lnlt-edge is-seen" d={seenEdge} />
      <path className={glows.some(({ isFire }) => !isFire) ? 'lnlt-edge is-lit' : 'lnlt-edge is-fire'} d={litEdge} />
    </g>
  )
}

/** Over the counters: who has fired beyond what one sees, and what that is worth. */
export function Flashes({ desk }: { readonly desk: LnltDesk }): ReactNode {
  const { s } = desk
  if (!isNightfall(s)) return null
  const side = sideOf(desk)
  const fired = s.units.filter((unit) => unit.side === enemyOf(side) && unit.at >= 0 && marksOf(unit).includes('fired'))
  const lights = lightsOf(s, side)
  const hexes = [...new Set(fired.map(({ at }) => hexOf(at)))].filter((hex) => lights[hex] === 'dark')
  return hexes.map((hex) => {
    const { x, y } = toWorld(s.setting.map.grid.centre(hex))
    return (
      <g key={hex} className="lnlt-flash" transform={`translate(${x.toFixed(1)} ${(y + HEX_HEIGHT * 0.42).toFixed(1)})`}>
        <title>its flash was seen: fire at it at minus 3</title>
        <rect x="-27" y="-9" width="54" height="18" rx="9" />
        <path d="M-16 -6L-14.500 -2 -10 -3.500 -12.500 0 -10 3.500 -14.500 2 -16 6 -17.500 2 -22 3.500 -19.500 0 -22 -3.500 -17.500 -2z" />
        <text x="6" y="4" textAnchor="middle">
          flash −3
        </text>
      </g>
    )
  })
}

const sideOf = ({ s, seat }: LnltDesk): Side => (seat ?? s.next) as Side

interface Drawn {
  readonly dark: string
  readonly seen: string
  readonly seenEdge: string
  readonly litEdge: string
  readonly glows: readonly { readonly id: number; readonly at: Vec; readonly isFire: boolean }[]
}

function drawnLight(s: LnltState, side: Side): Drawn {
  const { map } = s.setting
  const lights = lightsOf(s, side)
  const of = (...which: readonly Lighted[]): number[] => lights.flatMap((light, hex) => (which.includes(light) ? [hex] : []))
  const { left, top, right, bottom } = mapBox(map)
  const outline = (hex: number): string => `M${hexPoints(map.grid, hex).replaceAll(' ', 'L')}z`
  const bright = of('seen', 'lit')
  return {
    // the whole sheet, what is printed of it outside its hexes too, but for what is seen
    dark: `M${left} ${top}H${right}V${bottom}H${left}z${bright.map(outline).join('')}`,
    seen: of('seen').map(outline).join(''),
    seenEdge: edgeOf(map, bright),
    litEdge: edgeOf(map, of('lit')),
    glows: s.markers
      .filter(({ kind, value }) => kind === 'starshell' || (kind === 'fire' && value === 2))
      .map(({ id, at, kind }) => ({ id, at: toWorld(map.grid.centre(hexOf(at))), isFire: kind === 'fire' })),
  }
}

/** The sides of hexes that bound them together: each of them belongs to one of the hexes alone. */
function edgeOf({ grid }: HexMap, hexes: readonly number[]): string {
  const sides = new Map<string, string | null>()
  for (const hex of hexes) {
    const corners = hexPoints(grid, hex).split(' ')
    for (const [i, a] of corners.entries()) {
      const b = corners[(i + 1) % corners.length]!
      const key = [a, b].sort().join(' ')
      sides.set(key, sides.has(key) ? null : `M${a}L${b}`)
    }
  }
  return [...sides.values()].filter((side) => side !== null).join('')
}

function lightsOf(s: LnltState, side: Side): readonly Lighted[] {
  const eyes = [...new Set(s.units.filter((unit) => unit.side === side && unit.at >= 0).map(({ at }) => at))]
  return Array.from({ length: s.setting.map.size }, (_, hex): Lighted => {
    if (isLit(s, hex)) return 'lit'
    return eyes.some((at) => hexOf(at) === hex || seesLocation(s, at, hex * 8)) ? 'seen' : 'dark'
  })
}
