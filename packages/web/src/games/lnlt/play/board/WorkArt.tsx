/** Pictures of works, craters, bursts and fires, in world units about the middle of their hex; light comes from the north-west. */
import type { Marker } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { HEX_HEIGHT, HEX_SIDE } from '../../../../board/art/units.ts'

const R = HEX_SIDE * 0.62
/** From a hex's centre to the middle of a side. */
const HALF = HEX_HEIGHT / 2

export function WorkArt({ marker: { kind, facing = 0, value } }: { readonly marker: Marker }): ReactNode {
  const turn = `rotate(${facing * 60})`
  switch (kind) {
    case 'bunker':
      return <Bunker turn={turn} />
    case 'cave':
      return <Cave turn={turn} />
    case 'barricade':
      return (
        <g transform={turn}>
          <path className="lnlt-work-shadow" d={`M${-HEX_SIDE * 0.45} ${-HALF + 8}H${HEX_SIDE * 0.45}`} />
          <path className="lnlt-work-beam" d={`M${-HEX_SIDE * 0.45} ${-HALF + 3}H${HEX_SIDE * 0.45}`} />
          <path className="lnlt-work-nails" d={`M${-HEX_SIDE * 0.4} ${-HALF + 3}H${HEX_SIDE * 0.4}`} />
        </g>
      )
    case 'breach':
      return <Breach turn={turn} />
    case 'trench':
      return (
        <>
          <path className="lnlt-work-bank" d={ZIGZAG} />
          <path className="lnlt-work-dug" d={ZIGZAG} />
        </>
      )
    case 'foxholes':
      return HOLES.map(([x, y]) => <Hole key={x} x={x} y={y} rx={10} />)
    case 'emplacement':
    case 'sangar':
    case 'fortified':
      return (
        <>
          <path className="lnlt-work-bank" d={`M${-R} ${R * 0.5}Q${-R * 0.9} ${-R * 0.8} 0 ${-R * 0.8}T${R} ${R * 0.5}`} />
          {kind !== 'emplacement' && (
            <path className="lnlt-work-stones" d={`M${-R} ${R * 0.5}Q${-R * 0.9} ${-R * 0.8} 0 ${-R * 0.8}T${R} ${R * 0.5}`} />
          )}
        </>
      )
    case 'vehicleEmplacement':
      return (
        <>
          <path className="lnlt-work-bank" d={`M${-R} ${-R * 0.6}v${R * 1.4}h${2 * R}v${-R * 1.4}`} />
          <path className="lnlt-work-stones" d={`M${-R} ${-R * 0.6}v${R * 1.4}h${2 * R}v${-R * 1.4}`} />
        </>
      )
    case 'wire':
      return <Wire />
    case 'mines':
      return MINES.map(([x, y]) => <Mine key={x} x={x} y={y} large={value > 1} />)
    case 'claymore':
      return <Claymore />
    case 'craters':
      return (
        <>
          <Hole x={-13} y={9} rx={14} />
          <Hole x={15} y={-9} rx={10} />
        </>
      )
    case 'collapsed':
    case 'roadblock':
    case 'rubble':
      return <Rubble />
    case 'railroad':
      return (
        <>
          <path className="lnlt-work-ties" d={`M${-HEX_SIDE * 0.8} 0H${HEX_SIDE * 0.8}`} />
          <path className="lnlt-work-rails" d={`M${-HEX_SIDE * 0.8} -4H${HEX_SIDE * 0.8}M${-HEX_SIDE * 0.8} 4H${HEX_SIDE * 0.8}`} />
        </>
      )
    case 'fire':
      return <Flames large={value > 1} />
    case 'starshell':
      return <Starshell />
    default:
      return <Burst small={kind === 'mortarFfe'} />
  }
}

const ZIGZAG = `M${-R} ${R * 0.2}l${R * 0.5} ${-R * 0.5} ${R * 0.5} ${R * 0.5} ${R * 0.5} ${-R * 0.5} ${R * 0.5} ${R * 0.5}`
const HOLES = [
  [-R * 0.55, R * 0.35],
  [R * 0.55, R * 0.35],
  [0, -R * 0.5],
] as const
const MINES = [
  [-19, 8],
  [0, -10],
  [19, 8],
] as const

/** A thick roof on thicker walls, its slit to the front. */
function Bunker({ turn }: { turn: string }): ReactNode {
  const wall = `M${-R * 0.8} ${R * 0.7}H${R * 0.8}V${-R * 0.3}L${R * 0.45} ${-R * 0.75}H${-R * 0.45}L${-R * 0.8} ${-R * 0.3}z`
  return (
    <>
      <g transform={`translate(4 6) ${turn}`}>
        <path className="lnlt-work-cast" d={wall} />
      </g>
      <g transform={turn}>
        <path className="lnlt-work-wall" d={wall} />
        <path
          className="lnlt-work-roof"
          d={`M${-R * 0.6} ${R * 0.5}H${R * 0.6}V${-R * 0.2}L${R * 0.36} ${-R * 0.45}H${-R * 0.36}L${-R * 0.6} ${-R * 0.2}z`}
        />
        <path className="lnlt-work-slit" d={`M${-R * 0.38} ${-R * 0.6}H${R * 0.38}`} />
      </g>
    </>
  )
}

/** A mound with a black mouth. */
function Cave({ turn }: { turn: string }): ReactNode {
  const mound = `M${-R * 0.95} ${R * 0.55}Q${-R * 0.9} ${-R * 0.5} ${-R * 0.3} ${-R * 0.62}L0 ${-R * 0.74}L${R * 0.34} ${-R * 0.6}Q${R * 0.95} ${-R * 0.4} ${R * 0.95} ${R * 0.55}Q0 ${R * 0.95} ${-R * 0.95} ${R * 0.55}z`
  return (
    <>
      <g transform={`translate(4 6) ${turn}`}>
        <path className="lnlt-work-cast" d={mound} />
      </g>
      <g transform={turn}>
        <path className="lnlt-work-rock" d={mound} />
        <path
          className="lnlt-work-cracks"
          d={`M${-R * 0.6} ${R * 0.1}l${R * 0.2} ${R * 0.3}M${R * 0.62} 0l${-R * 0.18} ${R * 0.34}M${-R * 0.2} ${R * 0.45}h${R * 0.4}`}
        />
        <path
          className="lnlt-work-mouth"
          d={`M${-R * 0.42} ${-R * 0.66}Q${-R * 0.36} ${R * 0.05} 0 ${R * 0.08}Q${R * 0.36} ${R * 0.05} ${R * 0.42} ${-R * 0.66}z`}
        />
      </g>
    </>
  )
}

/** What is left of a Barricade: its ends, and beams that lie about with the way open between. */
function Breach({ turn }: { turn: string }): ReactNode {
  const y = -HALF + 3
  return (
    <g transform={turn}>
      <path
        className="lnlt-work-splinters is-cast"
        d={`M${-HEX_SIDE * 0.45} ${y + 5}h14M${HEX_SIDE * 0.45} ${y + 5}h-12M-17 ${y + 17}l13 -7M8 ${y + 13}l15 5`}
      />
      <path className="lnlt-work-beam" d={`M${-HEX_SIDE * 0.45} ${y}h13M${HEX_SIDE * 0.45} ${y}h-11`} />
      <path className="lnlt-work-splinters" d={`M-18 ${y + 14}l13 -7M7 ${y + 9}l15 5M-8 ${y + 22}l9 3M-24 ${y + 5}l5 7M20 ${y + 3}l-3 6`} />
    </g>
  )
}

function Hole({ x, y, rx }: { x: number; y: number; rx: number }): ReactNode {
  const ry = rx * 0.62
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <ellipse className="lnlt-work-rim" rx={rx} ry={ry} />
      <ellipse className="lnlt-work-pit" rx={rx * 0.72} ry={ry * 0.68} />
      <path
        className="lnlt-work-lip"
        d={`M${(-rx * 0.7).toFixed(1)} ${(ry * 0.3).toFixed(1)}Q0 ${(ry * 0.95).toFixed(1)} ${(rx * 0.7).toFixed(1)} ${(ry * 0.3).toFixed(1)}`}
      />
    </g>
  )
}

/** Coils between posts. */
function Wire(): ReactNode {
  return (
    <>
      <path className="lnlt-work-posts" d="M-34 -11v22M0 -11v22M34 -11v22" />
      {[-27, -18, -9, 0, 9, 18, 27].map((x) => (
        <ellipse key={x} className="lnlt-work-coil" cx={x} cy="0" rx="8" ry="8.500" />
      ))}
      <path className="lnlt-work-barbs" d="M-36 -2H36M-36 4H36" />
    </>
  )
}

function Mine({ x, y, large }: { x: number; y: number; large: boolean }): ReactNode {
  const r = large ? 7.5 : 6
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse className="lnlt-work-cast" cx="2" cy="3" rx={r} ry={r * 0.7} />
      <circle className="lnlt-work-mine" r={r} />
      <circle className="lnlt-work-fuse" r={r * 0.36} />
    </g>
  )
}

/** Its curved face, on two legs, and what flies out of it. */
function Claymore(): ReactNode {
  return (
    <>
      <path className="lnlt-work-legs" d="M-10 6v9M10 6v9" />
      <path className="lnlt-work-mine" d="M-17 7Q0 -9 17 7V1Q0 -16 -17 1z" />
      <path className="lnlt-work-spray" d="M0 -16v-9M-13 -11l-6 -7M13 -11l6 -7" />
    </>
  )
}

function Rubble(): ReactNode {
  return (
    <>
      <path className="lnlt-work-cast" d="M-26 17L-10 -3 4 9 14 -9 26 5 34 17z" />
      <path className="lnlt-work-stone" d="M-30 12l9 -13 10 4 3 9zM4 12l3 -12 11 -6 11 10 1 8z" />
      <path className="lnlt-work-stone is-pale" d="M-13 12l4 -17 12 -8 8 9 -3 16z" />
      <path className="lnlt-work-stone" d="M-2 13l5 -8 9 3 2 5zM-24 13l3 -5 7 1 2 4z" />
    </>
  )
}

/** A shell that bursts: smoke, earth thrown up, fire, and its bright middle. */
function Burst({ small }: { small: boolean }): ReactNode {
  return (
    <g transform={small ? 'scale(.78)' : undefined}>
      <path
        className="lnlt-work-smoke"
        d="M-26 12A12 12 0 0 1 -30 -8A13 13 0 0 1 -14 -24A15 15 0 0 1 14 -25A13 13 0 0 1 30 -8A12 12 0 0 1 25 13A18 11 0 0 1 -26 12z"
      />
      <path className="lnlt-work-smoke is-pale" d="M-16 2A9 9 0 0 1 -16 -14A11 11 0 0 1 4 -22A10 10 0 0 1 18 -8A9 9 0 0 1 12 4z" />
      <path className="lnlt-work-earth" d="M0 16L-9 4 -24 8 -14 -4 -25 -16 -10 -12 -8 -27 0 -14 9 -28 10 -12 26 -15 14 -3 23 9 9 5z" />
      <path className="lnlt-work-blaze" d="M0 11L-6 3 -16 5 -9 -3 -16 -11 -6 -8 -5 -18 0 -9 6 -19 6 -8 17 -10 9 -2 15 6 6 3z" />
      <circle className="lnlt-work-glow" cy="-3" r="5.500" />
      <path
        className="lnlt-work-clods"
        d="M-28 -20h3v3h-3zM25 -26h3.500v3.500h-3.500zM-20 16h3v3h-3zM27 12h2.500v2.500h-2.500zM2 -34h3v3h-3z"
      />
    </g>
  )
}

function Flames({ large }: { large: boolean }): ReactNode {
  return (
    <g transform={`scale(${large ? 1.35 : 0.95})`}>
      <ellipse className="lnlt-work-embers" cy="17" rx="19" ry="6" />
      <path className="lnlt-work-flame is-red" d="M1 -30C8 -17 22 -11 18 7C16 18 -14 21 -18 8C-22 -4 -8 -8 -8 -17C-4 -12 3 -16 1 -30z" />
      <path className="lnlt-work-flame" d="M2 -17C6 -9 14 -5 12 7C10 15 -9 16 -11 8C-13 0 -4 -3 -4 -9C-1 -6 3 -9 2 -17z" />
      <path className="lnlt-work-flame is-core" d="M1 -5C3 0 7 2 6 8C5 12 -5 12 -6 8C-7 4 -2 2 -2 -1C0 0 1 -2 1 -5z" />
      {large && (
        <path
          className="lnlt-work-flame is-red"
          d="M-20 12C-26 4 -22 -4 -20 -8C-18 -2 -13 2 -15 10zM20 11C25 4 23 -3 20 -6C19 -1 15 3 16 10z"
        />
      )}
    </g>
  )
}

function Starshell(): ReactNode {
  return (
    <>
      <circle className="lnlt-work-halo" cy="8" r="20" />
      <path className="lnlt-work-cords" d="M-15 -12L0 8 15 -12M-5 -13L0 8 5 -13" />
      <path className="lnlt-work-canopy" d="M-17 -11A17 15 0 0 1 17 -11Q12 -16 6 -11Q0 -16 -6 -11Q-12 -16 -17 -11z" />
      <circle className="lnlt-work-light" cy="9" r="5" />
    </>
  )
}
