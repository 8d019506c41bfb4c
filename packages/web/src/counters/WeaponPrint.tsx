/** Support weapons: side view, portage and breakdown above the band; rate boxed, firepower and range in it. */
import type { ReactNode } from 'react'
import type { WeaponFace } from './face.ts'
import { nationLook } from './nations.ts'
import { dashed } from './UnitPrint.tsx'

interface WeaponPrintProps {
  readonly face: WeaponFace
  readonly simple: boolean
}

/** A long name stops before the roundel. */
const NARROW = { textLength: 66, lengthAdjust: 'spacingAndGlyphs' } as const

export function WeaponPrint({ face, simple }: WeaponPrintProps): ReactNode {
  const { roundel } = nationLook(face.nation)
  const broken = face.repair !== null
  return (
    <>
      <use href={broken ? '#ctr-broken-card' : '#ctr-card'} />
      {!broken && <use href="#ctr-band" />}
      <use href={`#ctr-weapon-${face.art}`} className={broken ? 'counter-faded' : undefined} />
      <use href={`#ctr-roundel-${roundel}`} transform={simple ? 'translate(84 18) scale(1.5)' : 'translate(87 14)'} />
      {!simple && (
        <text x="8" y="20" className="counter-sign" {...(face.name.length > 8 ? NARROW : {})}>
          {face.name}
        </text>
      )}
      {simple ? (
        <text x="50" y="96" className="counter-one">
          {broken ? '×' : dashed(face.value).split('–')[0]}
        </text>
      ) : broken ? (
        <Jammed repair={face.repair} />
      ) : (
        <Values face={face} />
      )}
    </>
  )
}

function Values({ face }: { face: WeaponFace }): ReactNode {
  return (
    <>
      <text x="7" y="63" className="counter-small">
        {face.pp}PP
      </text>
      <text x="93" y="63" className="counter-small counter-small-end">
        {face.failure}
      </text>
      {face.rof > 0 && (
        <>
          <rect className="counter-box" x="6.4" y="70" width="19" height="24" rx="3" />
          <text x="15.9" y="89.4" className="counter-rate">
            {face.rof}
          </text>
        </>
      )}
      <text x={face.rof > 0 ? 61 : 50} y="94" className="counter-value">
        {dashed(face.value)}
      </text>
    </>
  )
}

function Jammed({ repair }: { repair: string | null }): ReactNode {
  return (
    <>
      <text x="8" y="92" className="counter-broken-word">
        JAMMED
      </text>
      <text x="94" y="93" className="counter-repair">
        {repair}
      </text>
    </>
  )
}
