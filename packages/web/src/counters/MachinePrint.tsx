/** Guns and vehicles: the card stays upright and readable, the drawing turns to where the Gun, the hull and the turret point. */
import type { ReactNode } from 'react'
import { machines } from './art/machines.ts'
import type { ArmourMark, GunFace, VehicleFace } from './face.ts'

const BAND = 'M1.3 84H98.7V90A8.7 8.7 0 0 1 90 98.7H10A8.7 8.7 0 0 1 1.3 90Z'

export function VehiclePrint({ face, simple }: { readonly face: VehicleFace; readonly simple: boolean }): ReactNode {
  const { wreck } = face
  return (
    <>
      <use href="#ctr-card" />
      {!simple && <path d={BAND} className="counter-name-band" />}
      {wreck && <circle cx="52" cy="48" r="32" className="counter-scorch" />}
      <Drawing art={face.art} hull={face.hull} turret={face.turret} exposed={face.exposed} scale={simple ? 1.08 : 0.84 * face.bulk} />
      {simple ? <OneNumeral value={wreck ? '×' : String(face.front)} /> : wreck ? <WreckWord /> : <VehicleValues face={face} />}
      {!simple && <Name of={face.name} />}
      {!wreck && <Arrow towards={face.hull} />}
      {!wreck && face.turret !== null && face.turret !== face.hull && <Arrow towards={face.turret} hollow />}
    </>
  )
}

export function GunPrint({ face, simple }: { readonly face: GunFace; readonly simple: boolean }): ReactNode {
  const { limbered } = face
  return (
    <>
      <use href="#ctr-card" />
      {!simple && <path d={BAND} className="counter-name-band" />}
      {!simple && face.allRound && <circle cx="50" cy="47" r="30" fill="#fff" fillOpacity=".5" />}
      {face.emplaced && !simple && (
        <g transform={`translate(50 49) rotate(${face.towards})`}>
          <use href="#ctr-bank" />
        </g>
      )}
      {/* limbered, the trail leads: it is drawn the other way round */}
      <Drawing
        art={face.art}
        hull={limbered ? face.towards + 180 : face.towards}
        turret={null}
        exposed={false}
        scale={simple ? 1.08 : face.emplaced || face.art === 'MTR' ? 0.82 : 0.92}
      />
      {simple ? <OneNumeral value={face.label} /> : <GunValues face={face} />}
      {!simple && <Name of={face.name} />}
      {!limbered && <Arrow towards={face.towards} />}
    </>
  )
}

function Drawing({
  art,
  hull,
  turret,
  exposed,
  scale,
}: {
  readonly art: string
  readonly hull: number
  readonly turret: number | null
  readonly exposed: boolean
  readonly scale: number
}): ReactNode {
  const top = machines[art]?.turret
  return (
    <g transform={`translate(52 48) scale(${scale})`}>
      {/* the shadow falls the same way however the machine turns */}
      <g transform={`translate(2 2.8) rotate(${hull})`} className="counter-machine-shadow">
        <use href={`#ctr-machine-${art}`} />
      </g>
      <use href={`#ctr-machine-${art}`} transform={`rotate(${hull})`} />
      {top && turret !== null && (
        <g transform={`rotate(${hull}) translate(${top.pivot[0]} ${top.pivot[1]}) rotate(${turret - hull})`}>
          <path d={top.outline} transform="translate(1.4 2)" className="counter-turret-shadow" />
          <use href={`#ctr-machine-${art}-turret`} />
          <Hatch at={top.hatch} exposed={exposed} />
        </g>
      )}
    </g>
  )
}

/** Open, with a head in it, where the crew is exposed. */
function Hatch({ at: [x, y, r], exposed }: { readonly at: readonly [number, number, number]; readonly exposed: boolean }): ReactNode {
  return exposed ? (
    <>
      <circle cx={x} cy={y} r={r} className="counter-hatch-open" />
      <circle cx={x} cy={y} r={r * 0.55} className="counter-hatch-head" />
    </>
  ) : (
    <circle cx={x} cy={y} r={r} className="counter-hatch" />
  )
}

function VehicleValues({ face }: { readonly face: VehicleFace }): ReactNode {
  const wide = face.mp > 9
  return (
    <>
      {face.tracked ? (
        <rect x="4.5" y="4.5" width={wide ? 30 : 24} height="21" rx="10.5" className="counter-plate" />
      ) : (
        <circle cx="17" cy="16" r="12.2" className="counter-plate" />
      )}
      <text x={face.tracked ? (wide ? 19.5 : 16.5) : 17} y={face.tracked ? 21 : 22} className={figure(face.unreliable)}>
        {face.mp}
      </text>
      <Calibre label={face.label} rof={face.rof} />
      <path d="M4.6 34.5H24.4V50C24.4 57 19 60.5 14.5 62.5C10 60.5 4.6 57 4.6 50Z" className="counter-plate" />
      <Armour value={face.front} x={14.5} y={53.2} size={17} className="counter-armour" mark={face.frontMark} red={face.large} />
      <Armour value={face.side} x={14.5} y={79} size={14.5} className="counter-armour-side" mark={face.sideMark} red={false} />
      {face.mg !== '' && (
        <text x="95" y="80" className="counter-edge-figure">
          {face.mg}
        </text>
      )}
    </>
  )
}

function GunValues({ face }: { readonly face: GunFace }): ReactNode {
  return (
    <>
      {face.small && <circle cx="17" cy="15.5" r="12.5" className="counter-disc" />}
      {face.manhandling !== null && (
        <text x="17" y="21" className={face.large ? 'counter-manhandling counter-red' : 'counter-manhandling'}>
          M{face.manhandling}
        </text>
      )}
      <Calibre label={face.label} rof={face.limbered ? 0 : face.rof} />
      {face.range !== '' && (
        <text x="6" y="80" className="counter-edge-figure counter-edge-start">
          {face.range}
        </text>
      )}
    </>
  )
}

function Calibre({ label, rof }: { readonly label: string; readonly rof: number }): ReactNode {
  return (
    <>
      <text x="95" y="21" className="counter-calibre">
        {label}
      </text>
      {rof > 0 && (
        <>
          <rect className="counter-box" x="79.5" y="26" width="15.5" height="18" rx="2.6" />
          <text x="87.3" y="40.8" className="counter-machine-rate">
            {rof}
          </text>
        </>
      )}
    </>
  )
}

interface ArmourProps {
  readonly value: number
  readonly x: number
  readonly y: number
  readonly size: number
  readonly className: string
  readonly mark: ArmourMark
  readonly red: boolean
}

/** 7.1: a ring says that the turret is a step weaker there, a box that it is a step stronger; red is a large target. */
function Armour({ value, x, y, size, className, mark, red }: ArmourProps): ReactNode {
  return (
    <>
      {mark === 'ring' && <circle cx={x} cy={y - size * 0.34} r={size * 0.62} className="counter-mark" />}
      {mark === 'box' && <rect x={x - size * 0.5} y={y - size * 0.9} width={size} height={size * 1.08} rx="1.6" className="counter-mark" />}
      <text x={x} y={y} className={red ? `${className} counter-red` : className}>
        {value}
      </text>
    </>
  )
}

const RIM = 9.5

/** On the rim, outside the card: solid for the hull or the Gun, hollow for a turret that points elsewhere. */
function Arrow({ towards, hollow = false }: { readonly towards: number; readonly hollow?: boolean }): ReactNode {
  const angle = (towards * Math.PI) / 180
  const [x, y] = [Math.sin(angle), -Math.cos(angle)]
  const reach = 50 / Math.max(Math.abs(x), Math.abs(y)) + RIM
  return (
    <path
      d="M-7.8 9L0 -13L7.800 9L0 4.800Z"
      className={hollow ? 'counter-arrow counter-arrow-hollow' : 'counter-arrow'}
      transform={`translate(${(50 + x * reach).toFixed(2)} ${(50 + y * reach).toFixed(2)}) rotate(${towards})`}
    />
  )
}

function Name({ of }: { readonly of: string }): ReactNode {
  return (
    <text x="50" y="96" className="counter-machine-name" {...(of.length > 17 ? { textLength: 90, lengthAdjust: 'spacingAndGlyphs' } : {})}>
      {of}
    </text>
  )
}

function WreckWord(): ReactNode {
  return (
    <text x="6" y="20" className="counter-wreck-word">
      WRECK
    </text>
  )
}

function OneNumeral({ value }: { readonly value: string }): ReactNode {
  return (
    <text x="50" y="97" className="counter-machine-one">
      {value}
    </text>
  )
}

const figure = (red: boolean): string => (red ? 'counter-mp counter-red' : 'counter-mp')
