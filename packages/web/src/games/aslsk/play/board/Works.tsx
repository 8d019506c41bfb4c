/** What was dug, poured and laid inside the hexes, drawn over the terrain and under the counters. */
import { type AslskState, type Work, worksOf } from '@firegroup/aslsk'
import type { Side } from '@firegroup/hexmap'
import type { ReactNode } from 'react'
import { HEX_SIDE, toWorld } from '../../../../board/art/units.ts'
import '../weather.css'

export function Works({ s }: { readonly s: AslskState }): ReactNode {
  const works = worksOf(s)
  if (works.length === 0) return null
  const { grid } = s.setting.map
  return (
    <g className="aslsk-works">
      {[...works]
        .sort((a, b) => Number(b.kind === 'depression') - Number(a.kind === 'depression'))
        .map((work) => {
          const { x, y } = toWorld(grid.centre(work.hex))
          return (
            <g
              key={`${work.kind}-${work.hex}-${work.sides?.join() ?? ''}`}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
              className={`aslsk-work is-${work.kind}`}
            >
              <title>{wordsOf(s, work)}</title>
              <Drawing work={work} />
            </g>
          )
        })}
    </g>
  )
}

const NAMES: { readonly [K in Work['kind']]?: string } = {
  foxhole: 'Foxhole',
  trench: 'Trench',
  sangar: 'Sangar',
  shellhole: 'Shellholes',
  wire: 'Wire',
  pillbox: 'Pillbox',
  manhole: 'Manhole',
  depression: 'Depression',
  bridge: 'Bridge',
  tunnel: 'Tunnel',
  fortified: 'Fortified building',
  rubble: 'Rubble',
  rowhouse: 'Wall between houses',
  roadblock: 'Roadblock',
}

/** 'Trench in K5', 'Wall between houses, breached, R7 to R8'. */
function wordsOf(s: AslskState, { kind, hex, sides, breached }: Work): string {
  const { grid } = s.setting.map
  const name = NAMES[kind] ?? kind
  if (kind !== 'rowhouse' && kind !== 'roadblock') return `${name} in ${grid.idOf(hex)}`
  return `${name}${breached ? ', breached' : ''}, ${grid.idOf(hex)} to ${grid.idOf(grid.neighbour(hex, sides![0] as Side))}`
}

const R = HEX_SIDE * 0.62

function Drawing({ work }: { readonly work: Work }): ReactNode {
  const { kind, spine = 0 } = work
  switch (kind) {
    case 'depression':
      return <Depression work={work} />
    case 'bridge':
      return <Bridge sides={work.sides ?? []} />
    case 'tunnel':
      return (
        <>
          <path className="aslsk-adit" d={`M-13 12V-2A13 13 0 0 1 13 -2V12z`} />
          <path className="aslsk-grate" d="M-9 12V4M0 12V4M9 12V4" />
        </>
      )
    case 'pillbox':
      // hexspine 0 points to the northeast
      return (
        <g transform={`rotate(${spine * 60 + 30})`}>
          <path
            className="aslsk-poured"
            d={`M${-R * 0.75} ${R * 0.65}H${R * 0.75}V${-R * 0.25}L${R * 0.4} ${-R * 0.75}H${-R * 0.4}L${-R * 0.75} ${-R * 0.25}z`}
          />
          <path className="aslsk-slit" d={`M${-R * 0.38} ${-R * 0.6}H${R * 0.38}`} />
        </g>
      )
    case 'trench':
      return (
        <path
          className="aslsk-dug"
          d={`M${-R} ${R * 0.2}l${R * 0.5} ${-R * 0.5} ${R * 0.5} ${R * 0.5} ${R * 0.5} ${-R * 0.5} ${R * 0.5} ${R * 0.5}`}
        />
      )
    case 'foxhole':
      return (
        <>
          <ellipse className="aslsk-hole" cx={-R * 0.5} cy={R * 0.35} rx="9" ry="5.5" />
          <ellipse className="aslsk-hole" cx={R * 0.5} cy={R * 0.35} rx="9" ry="5.5" />
          <ellipse className="aslsk-hole" cx="0" cy={-R * 0.5} rx="9" ry="5.5" />
        </>
      )
    case 'sangar':
      return <path className="aslsk-stones" d={`M${-R * 0.6} ${R * 0.4}A${R * 0.7} ${R * 0.7} 0 1 1 ${R * 0.6} ${R * 0.4}`} />
    case 'shellhole':
      return (
        <>
          <ellipse className="aslsk-crater" cx="-14" cy="9" rx="13" ry="8" />
          <ellipse className="aslsk-crater" cx="15" cy="-9" rx="10" ry="6" />
        </>
      )
    case 'wire':
      return <path className="aslsk-wire" d={[-24, -8, 8, 24].map((x) => `M${x - 7} -7l14 14m0 -14l-14 14`).join('')} />
    case 'manhole':
      return (
        <>
          <circle className="aslsk-manhole" r="11" />
          <path className="aslsk-grate" d="M-7 -4H7M-8 0H8M-7 4H7" />
        </>
      )
    case 'rubble':
      return <path className="aslsk-stones" d="M-28 12L-14 -8 -2 4 8 -14 20 0 28 12z" />
    case 'rowhouse':
    case 'roadblock':
      return <OnHexside work={work} />
    case 'fortified':
      return <rect className="aslsk-fort" x={-R * 0.85} y={-R * 0.85} width={R * 1.7} height={R * 1.7} />
    default:
      return null
  }
}

/** The middle of a hexside, from that of the hex. */
function middleOf(side: number): { readonly x: number; readonly y: number } {
  const angle = (Math.PI / 3) * side - Math.PI / 2
  const away = (HEX_SIDE * Math.sqrt(3)) / 2
  return { x: away * Math.cos(angle), y: away * Math.sin(angle) }
}

/** Along its hexside: a wall, whole or with a hole in it; or baulks across the road. */
function OnHexside({ work: { kind, sides = [], breached } }: { readonly work: Work }): ReactNode {
  const half = HEX_SIDE / 2
  const wall = breached ? `M${-half} 0H-13M13 0H${half}` : `M${-half} 0H${half}`
  return sides.map((side) => {
    const { x, y } = middleOf(side)
    return (
      <g key={side} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${side * 60})`}>
        {kind === 'roadblock' ? (
          <path className="aslsk-baulks" d="M-26 -9L-10 9M-26 9L-10 -9M-8 -9L8 9M-8 9L8 -9M10 -9L26 9M10 9L26 -9" />
        ) : (
          <>
            <path className="aslsk-party-wall" d={wall} />
            <path className="aslsk-bricks" d={wall} />
            {breached && <path className="aslsk-breach" d="M-9 3h5M-2 -4h5M5 4h5" />}
          </>
        )}
      </g>
    )
  })
}

/** From hexside to hexside, or to the middle where it ends: banks, then the ground between them, then water. */
function Depression({ work: { as = 'gully', sides = [] } }: { readonly work: Work }): ReactNode {
  const d = bedOf(sides)
  const isWet = as === 'stream' || as === 'deepStream'
  return (
    <>
      {sides.length < 2 && <circle className="aslsk-bank is-end" r="17" />}
      <path className="aslsk-bank" d={d} />
      {sides.length < 2 && <circle className="aslsk-bed is-end" r="12" />}
      <path className={`aslsk-bed${as === 'sunkenRoad' ? ' is-road' : ''}`} d={d} />
      {isWet && <path className={`aslsk-brook${as === 'deepStream' ? ' is-deep' : ''}`} d={d} />}
    </>
  )
}

function bedOf(sides: readonly number[]): string {
  const at = (side: number): string => {
    const { x, y } = middleOf(side)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  }
  const [one, other] = sides
  if (one === undefined) return 'M-20 0H20'
  if (other === undefined) return `M${at(one)}L0 0`
  if (sides.length === 2) return `M${at(one)}Q0 0 ${at(other)}`
  return sides.map((side) => `M${at(side)}L0 0`).join('')
}

/** Planks and rails along the road. */
function Bridge({ sides }: { readonly sides: readonly number[] }): ReactNode {
  const [one, other] = [middleOf(sides[0] ?? 0), middleOf(sides[1] ?? ((sides[0] ?? 0) + 3) % 6)]
  const turn = (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI + 90
  return (
    <g transform={`translate(${((one.x + other.x) / 4).toFixed(1)} ${((one.y + other.y) / 4).toFixed(1)}) rotate(${turn.toFixed(0)})`}>
      <rect className="aslsk-deck" x="-15" y={-R * 0.72} width="30" height={R * 1.44} />
      <path className="aslsk-planks" d={[-24, -16, -8, 0, 8, 16, 24].map((y) => `M-15 ${y}H15`).join('')} />
      <path className="aslsk-rails" d={`M-16 ${-R * 0.8}V${R * 0.8}M16 ${-R * 0.8}V${R * 0.8}`} />
    </g>
  )
}
