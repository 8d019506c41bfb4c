/** What was dug, built or set alight on the map, drawn into its hexes; and the light of a night. */

import type { HexMap } from '@firegroup/hexmap'
import { hexOf, isLit, isNightfall, type LnltState, type Marker, placeMarker, type Side, seesLocation } from '@firegroup/lnlt'
import { type ReactNode, useMemo } from 'react'
import { mapBox } from '../../../../board/art/sheet.ts'
import { HEX_HEIGHT, HEX_SIDE, toWorld } from '../../../../board/art/units.ts'
import { hexPoints } from '../../../../board/overlay.ts'
import type { LnltDesk } from '../kinds.ts'

/** Kinds that are drawn into their hexes rather than laid on them as counters. */
export const DRAWN: ReadonlySet<string> = new Set([
  'bunker',
  'cave',
  'collapsed',
  'foxholes',
  'wire',
  'mines',
  'claymore',
  'barricade',
  'trench',
  'emplacement',
  'vehicleEmplacement',
  'sangar',
  'fortified',
  'roadblock',
  'craters',
  'railroad',
  'rubble',
  'ffe',
  'mortarFfe',
  'starshell',
  'fire',
])

export function Works({ s }: { readonly s: LnltState }): ReactNode {
  const { grid } = s.setting.map
  const drawn = [...s.markers.filter(({ kind }) => DRAWN.has(kind)), ...ownMines(s)]
  if (drawn.length === 0) return null
  return (
    <g className="lnlt-works">
      {drawn.map((marker) => {
        const { x, y } = toWorld(grid.centre(hexOf(marker.at)))
        return (
          <g
            key={marker.id}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            className={`lnlt-work is-${marker.kind}${marker.id < 0 ? ' is-hidden' : ''}`}
          >
            <title>{wordsOf(s, marker)}</title>
            <Work marker={marker} />
          </g>
        )
      })}
    </g>
  )
}

/** Mines that one's own side has hidden: the state of a seat holds no others. */
function ownMines({ hiddenMines = [], setting }: LnltState): Marker[] {
  return hiddenMines.map(({ field, at }, index) => {
    const { side, fp } = setting.minefields[field]!
    return { id: -1 - index, kind: 'mines', at, side, value: fp }
  })
}

/** 'Bunker, TM 3, in F3'. */
function wordsOf({ setting }: LnltState, { id, kind, value, at }: Marker): string {
  const name = placeMarker(kind)?.name ?? kind
  const strength =
    kind === 'mines' || kind === 'ffe' || kind === 'mortarFfe'
      ? `, ${value} FP`
      : kind === 'fire'
        ? ` ${value}`
        : value > 0
          ? `, TM ${value}`
          : ''
  return `${name}${strength}${id < 0 ? ', hidden' : ''}, in ${setting.map.grid.idOf(hexOf(at))}`
}

const R = HEX_SIDE * 0.62
/** From a hex's centre to the middle of a side. */
const HALF = HEX_HEIGHT / 2

function Work({ marker: { kind, facing = 0, value } }: { readonly marker: Marker }): ReactNode {
  const turn = `rotate(${facing * 60})`
  switch (kind) {
    case 'bunker':
    case 'cave':
      return (
        <g transform={turn}>
          <path d={`M${-R * 0.8} ${R * 0.7}H${R * 0.8}V${-R * 0.3}L${R * 0.45} ${-R * 0.75}H${-R * 0.45}L${-R * 0.8} ${-R * 0.3}z`} />
          <path className="lnlt-slit" d={`M${-R * 0.4} ${-R * 0.6}H${R * 0.4}`} />
        </g>
      )
    case 'barricade':
      return <path className="lnlt-bar" transform={turn} d={`M${-HEX_SIDE * 0.45} ${-HALF + 3}H${HEX_SIDE * 0.45}`} />
    case 'trench':
      return (
        <path
          className="lnlt-dug"
          d={`M${-R} ${R * 0.2}l${R * 0.5} ${-R * 0.5} ${R * 0.5} ${R * 0.5} ${R * 0.5} ${-R * 0.5} ${R * 0.5} ${R * 0.5}`}
        />
      )
    case 'foxholes':
    case 'emplacement':
    case 'sangar':
    case 'fortified':
      return (
        <>
          <ellipse cx={-R * 0.5} cy={R * 0.35} rx="8" ry="5" />
          <ellipse cx={R * 0.5} cy={R * 0.35} rx="8" ry="5" />
          <ellipse cx="0" cy={-R * 0.5} rx={kind === 'foxholes' ? 8 : 13} ry={kind === 'foxholes' ? 5 : 7} />
        </>
      )
    case 'vehicleEmplacement':
      return <path className="lnlt-dug" d={`M${-R} ${-R * 0.6}v${R * 1.4}h${2 * R}v${-R * 1.4}`} />
    case 'wire':
      return <path className="lnlt-wire" d={[-24, -8, 8, 24].map((x) => `M${x - 7} -7l14 14m0 -14l-14 14`).join('')} />
    case 'mines':
      return (
        <>
          {[-18, 0, 18].map((x) => (
            <circle key={x} cx={x} cy={x === 0 ? -10 : 8} r={value > 1 ? 6.5 : 5} />
          ))}
        </>
      )
    case 'claymore':
      return <path className="lnlt-wire" d="M-16 6Q0 -10 16 6M-10 5v9M10 5v9M0 -12v-8M-12 -8l-5 -6M12 -8l5 -6" />
    case 'craters':
      return (
        <>
          <ellipse cx="-13" cy="8" rx="12" ry="7" />
          <ellipse cx="14" cy="-8" rx="9" ry="5.5" />
        </>
      )
    case 'collapsed':
    case 'roadblock':
    case 'rubble':
      return <path className="lnlt-heap" d="M-28 12L-14 -8 -2 4 8 -14 20 0 28 12z" />
    case 'railroad':
      return <path className="lnlt-wire" d={`M${-HEX_SIDE * 0.8} 0H${HEX_SIDE * 0.8}M-30 -5v10M-15 -5v10M0 -5v10M15 -5v10M30 -5v10`} />
    case 'fire':
      return (
        <path
          d="M0 -26C10 -12 20 -6 14 10 11 20 -11 20 -14 10 -18 -2 -6 -6 -4 -14 -1 -8 4 -12 0 -26z"
          transform={`scale(${value > 1 ? 1.35 : 0.9})`}
        />
      )
    case 'starshell':
      return <path d="M0 -24a14 12 0 0 1 14 12H-14A14 12 0 0 1 0 -24zM-12 -11L0 6 12 -11M0 6a5 5 0 1 1 -.1 0" />
    default:
      return <path d="M0 -22L6 -8 20 -12 11 0 22 10 7 9 2 23 -4 9 -20 13 -11 1 -22 -9 -7 -7z" />
  }
}

/** 20.1: hexes that nobody of a side sees are dark; what a Starshell or a blaze lights is bright. Said with edges too, not by darkness alone. */
export function Light({ desk: { s, seat } }: { readonly desk: LnltDesk }): ReactNode {
  const { map } = s.setting
  const night = isNightfall(s)
  const lights = useMemo(() => (night ? lightsOf(s, (seat ?? s.next) as Side) : null), [night, s, seat])
  if (!lights) return null
  return (
    <g>
      <path className="lnlt-light is-dark is-beyond" fillRule="evenodd" d={beyondHexes(map)} />
      {lights.map((light, hex) =>
        light === 'seen' ? null : (
          <polygon key={map.grid.idOf(hex)} className={`lnlt-light is-${light}`} points={hexPoints(map.grid, hex)} />
        ),
      )}
    </g>
  )
}

/** What is printed of the map outside its hexes, as the half hexes at its edge: nobody is there, and nobody sees it. */
function beyondHexes(map: HexMap): string {
  const { left, top, right, bottom } = mapBox(map)
  const outlines = Array.from({ length: map.size }, (_, hex) => `M${hexPoints(map.grid, hex).replaceAll(' ', 'L')}z`)
  return `M${left} ${top}H${right}V${bottom}H${left}z${outlines.join('')}`
}

type Lighted = 'dark' | 'seen' | 'lit'

function lightsOf(s: LnltState, side: Side): readonly Lighted[] {
  const eyes = [...new Set(s.units.filter((unit) => unit.side === side && unit.at >= 0).map(({ at }) => at))]
  return Array.from({ length: s.setting.map.size }, (_, hex): Lighted => {
    if (isLit(s, hex)) return 'lit'
    return eyes.some((at) => hexOf(at) === hex || seesLocation(s, at, hex * 8)) ? 'seen' : 'dark'
  })
}
