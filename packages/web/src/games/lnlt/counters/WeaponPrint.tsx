/** Support Weapons: side view, firepower and range of the side that is up. */
import type { WeaponKind, WeaponType } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { nationLook } from '../../../counters/nations.ts'
import './counters.css'

export interface PrintedWeapon {
  readonly type: WeaponType
  readonly assembled: boolean
  readonly jammed: boolean
}

const ART: { readonly [K in WeaponKind]: string } = {
  lmg: 'LMG',
  mmg: 'MMG',
  hmg: 'HMG',
  flamethrower: 'FT',
  satchel: 'DC',
  molotov: 'MOL',
  assaultCharge: 'DC',
  mortar: 'MTR',
  atr: 'ATR',
  rocket: 'RKT',
  antiAircraft: 'RKT',
  grenadeLauncher: 'ATR',
  claymore: 'DC',
  boat: 'DC',
}
/** A long name stops before the roundel. */
const NARROW = { textLength: 66, lengthAdjust: 'spacingAndGlyphs' } as const
const LONG = 9

export function WeaponPrint({ face, simple }: { readonly face: PrintedWeapon; readonly simple: boolean }): ReactNode {
  const { type, assembled, jammed } = face
  const { roundel, weapons } = nationLook(type.nation)
  const art = ART[type.kind]
  const { fp, range } = assembled && type.tripod ? type.tripod : type
  const folded = fp === 0 && range === 0 && type.tripod !== null
  return (
    <>
      <use href={jammed ? '#ctr-broken-card' : '#ctr-card'} />
      {!jammed && <use href="#ctr-band" />}
      <use href={`#ctr-weapon-${weapons?.[art] ?? art}`} className={jammed || folded ? 'counter-faded' : undefined} />
      <use href={`#ctr-roundel-${roundel}`} transform={simple ? 'translate(84 18) scale(1.5)' : 'translate(87 14)'} />
      {!simple && (
        <text x="8" y="20" className="counter-sign" {...(type.name.length > LONG ? NARROW : {})}>
          {type.name}
        </text>
      )}
      {simple ? (
        <text x="50" y="96" className="counter-one">
          {jammed ? '×' : folded ? '–' : fp}
        </text>
      ) : jammed ? (
        <text x="8" y="92" className="counter-broken-word">
          JAMMED
        </text>
      ) : folded ? (
        <text x="50" y="90" className="lnlt-folded">
          folded
        </text>
      ) : (
        <text x="50" y="94" className="counter-value">
          {range > 0 ? `${fp}–${range}` : fp}
        </text>
      )}
      {!simple && (type.uses > 0 || (assembled && type.tripod)) && (
        <text x="7" y="62" className="counter-small">
          {type.uses > 0 ? `×${type.uses}` : 'tripod'}
        </text>
      )}
      {!simple && type.jams && (
        <text x="93" y="62" className="counter-small counter-small-end">
          J
        </text>
      )}
    </>
  )
}
