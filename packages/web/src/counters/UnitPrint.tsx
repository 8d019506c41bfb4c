/** Squads, half squads, crews and leaders: men above, values in the band; on the broken side the morale alone. */
import type { ReactNode } from 'react'
import type { UnitFace } from './face.ts'
import { nationLook } from './nations.ts'

interface UnitPrintProps {
  readonly face: UnitFace
  readonly simple: boolean
}

const BASELINE = 93.6
/** Where the three numerals stand; the firepower makes room for a smoke exponent. */
const [LEFT, MIDDLE, RIGHT] = [20, 50, 80]
const LEFT_OF_SMOKE = 14.5

export function UnitPrint({ face, simple }: UnitPrintProps): ReactNode {
  const { helmet, cap, roundel } = nationLook(face.nation)
  const leader = face.figure === 'leader'
  const men = leader ? `leader-${cap}` : simple ? helmet : `${face.figure}-${helmet}`
  const broken = face.broken !== null
  return (
    <>
      <use href={broken ? '#ctr-broken-card' : '#ctr-card'} />
      <use href={`#ctr-${simple ? 'simple-' : ''}${men}`} className={broken ? 'counter-faded' : undefined} />
      {!broken && <use href="#ctr-band" className={leader ? 'counter-band-deep' : undefined} />}
      {!simple && (
        <text x="8" y="20" className="counter-sign">
          {face.class}
        </text>
      )}
      {face.striped && <path className="counter-stripe" d={simple ? 'M4 62h92' : 'M4 66.5h92'} />}
      <use href={`#ctr-roundel-${roundel}`} transform={simple ? 'translate(84 18) scale(1.5)' : 'translate(87 14)'} />
      {simple ? <OneNumeral face={face} /> : broken ? <BrokenValues face={face} /> : <Values face={face} />}
    </>
  )
}

function Values({ face }: { face: UnitFace }): ReactNode {
  if (face.figure === 'leader') {
    return (
      <text x="50" y={BASELINE + 0.4} className="counter-value counter-value-light">
        {dashed(face.label)}
      </text>
    )
  }
  const left = face.smoke > 0 ? LEFT_OF_SMOKE : LEFT
  return (
    <>
      <text y={BASELINE} className="counter-value">
        <tspan x={left}>{face.fp}</tspan>
        <tspan x={MIDDLE}>{face.range}</tspan>
        <tspan x={RIGHT}>{face.morale}</tspan>
      </text>
      {face.smoke > 0 && (
        <text x="27.6" y={BASELINE - 12.4} className="counter-exponent">
          {face.smoke}
        </text>
      )}
      <path className="counter-dash" d={`M${face.smoke > 0 ? 33.4 : 31.4} 82.2h${face.smoke > 0 ? 6 : 7.4}M61.2 82.2h7.6`} />
      {face.assaultFire && <path className="counter-underline" d={`M${left - 8} 96.4h16`} />}
      {face.steady && <path className="counter-underline" d={`M${RIGHT - 8} 96.4h16`} />}
    </>
  )
}

function BrokenValues({ face }: { face: UnitFace }): ReactNode {
  const wide = (face.broken?.morale ?? 0) > 9
  return (
    <>
      <text x="8" y="92" className="counter-broken-word">
        BROKEN
      </text>
      {face.broken?.boxed && <rect className="counter-box" x={wide ? 60 : 65} y="68" width={wide ? 36 : 29} height="28.6" rx="3" />}
      <text x={wide ? 78 : 79.5} y={BASELINE - 0.6} className="counter-value">
        {face.broken?.morale}
      </text>
    </>
  )
}

function OneNumeral({ face }: { face: UnitFace }): ReactNode {
  const leader = face.figure === 'leader'
  return (
    <text x="50" y="96" className={leader && !face.broken ? 'counter-one counter-value-light' : 'counter-one'}>
      {face.broken ? face.broken.morale : leader ? dashed(face.label) : face.fp}
    </text>
  )
}

export const dashed = (label: string): string => label.replace('-', '–')
