/** Squads and single men: figures before sky and ground, values in a deep band, Morale in a disc; on the Shaken side MF and Morale alone. */
import type { CounterKind, CounterType } from '@firegroup/lnlt'
import type { ReactNode } from 'react'
import { nationLook } from '../../../counters/nations.ts'
import './counters.css'

/** What of a counter type is printed. */
export type PrintedType = Pick<
  CounterType,
  | 'kind'
  | 'nation'
  | 'inherent'
  | 'fp'
  | 'range'
  | 'movement'
  | 'morale'
  | 'shakenMovement'
  | 'shakenMorale'
  | 'leadership'
  | 'leadershipRange'
  | 'wounded'
  | 'extendedRange'
  | 'assaulter'
  | 'meleeBonus'
  | 'stealth'
  | 'assaultMove'
>

export interface Printed {
  readonly type: PrintedType
  readonly shaken: boolean
  readonly wounded: boolean
}

const BASELINE = 93.4
const [LEFT, MIDDLE, RIGHT] = [20, 50, 80]

/** What marks out single men who are neither Leaders nor Heroes. */
const SIGNS: { readonly [K in CounterKind]?: string } = {
  hero: 'star',
  sniper: 'sights',
  marksman: 'sights',
  medic: 'cross',
  corpsman: 'cross',
  nurse: 'cross',
  scout: 'eye',
}
const WORDS: { readonly [K in CounterKind]?: string } = {
  hero: 'Hero',
  sniper: 'Sniper',
  marksman: 'Marksman',
  medic: 'Medic',
  corpsman: 'Corpsman',
  scout: 'Scout',
  commissar: 'Commissar',
  politicalOfficer: 'Political',
  chaplain: 'Chaplain',
  nurse: 'Nurse',
  piper: 'Piper',
  advisor: 'Advisor',
}
const CAPPED: readonly CounterKind[] = ['leader', 'commissar', 'politicalOfficer', 'armorLeader', 'chaplain', 'advisor']

export function UnitPrint({ face, simple }: { readonly face: Printed; readonly simple: boolean }): ReactNode {
  const { type, shaken } = face
  return (
    <>
      <use href={shaken ? '#ctr-broken-card' : '#ctr-card'} />
      {!shaken && <use href="#ctr-scene" />}
      <use href={`#ctr-${menOf(type, simple)}`} className={shaken ? 'counter-faded' : undefined} />
      {!shaken && <use href="#ctr-band" className="counter-band-deep" />}
      {!simple && <use href={`#ctr-roundel-${nationLook(type.nation).roundel}`} transform="translate(13.5 13.5)" />}
      {!simple && <Sign kind={type.kind} shaken={shaken} />}
      {shaken ? <ShakenValues face={face} simple={simple} /> : simple ? <OneNumeral face={face} /> : <Values face={face} />}
      <Morale face={face} simple={simple} />
    </>
  )
}

function menOf({ kind, nation }: PrintedType, simple: boolean): string {
  const { helmet, cap } = nationLook(nation)
  if (CAPPED.includes(kind)) return `${simple ? 'simple-' : ''}leader-${cap}`
  if (simple) return `simple-${helmet}`
  if (kind === 'squad' || kind === 'mountedSquad') return `squad-${helmet}`
  if (kind === 'halfSquad' || kind === 'mountedHalfSquad') return `halfSquad-${helmet}`
  return kind === 'crew' || kind === 'weaponTeam' ? `crew-${helmet}` : `one-${helmet}`
}

function Sign({ kind, shaken }: { kind: CounterKind; shaken: boolean }): ReactNode {
  const [glyph, word] = [SIGNS[kind], WORDS[kind]]
  return (
    <>
      {glyph && <use href={`#ctr-glyph-${glyph}`} className={`lnlt-sign lnlt-sign-${glyph}`} transform="translate(16 38) scale(1.7)" />}
      {word && !shaken && (
        <text x="50" y="63" className="lnlt-word">
          {word}
        </text>
      )}
    </>
  )
}

/** IFP, range and MF; of a Leader his LM and MF; nothing where nothing is printed. */
function Values({ face: { type, wounded } }: { face: Printed }): ReactNode {
  const { leadershipRange, leadership, inherent } = type
  const { fp, range, movement } = wounded && type.wounded ? type.wounded : type
  return (
    <>
      {leadershipRange > 0 || leadership > 0 ? (
        <>
          <text x={LEFT + 3} y={BASELINE} className="counter-value lnlt-leadership">
            {leadership}
          </text>
          <circle cx={MIDDLE} cy="82" r="3.2" className="lnlt-dot" />
        </>
      ) : (
        inherent && (
          <>
            <text y={BASELINE} className="counter-value counter-value-light">
              <tspan x={LEFT}>{fp}</tspan>
              <tspan x={MIDDLE}>{range}</tspan>
            </text>
            {type.extendedRange && <rect x="38.5" y="68.5" width="23" height="27.5" rx="3" className="lnlt-boxed" />}
            <path className="lnlt-rule" d="M35 71V94M65 71V94" />
            {(type.assaulter || type.meleeBonus) && (
              <text x="30.5" y="79" className="lnlt-superscript">
                {type.assaulter ? 'A' : 'M'}
              </text>
            )}
          </>
        )
      )}
      {movement > 0 && <Movement type={type} value={movement} />}
    </>
  )
}

/** A red box: may Assault Move; a yellow one: may use Stealth. */
function Movement({ type, value }: { type: PrintedType; value: number }): ReactNode {
  const box = type.stealth ? 'lnlt-stealth' : type.assaultMove ? 'lnlt-assault' : null
  return (
    <>
      {box && <path className={box} d="M65 66H98.700V90A8.7 8.7 0 0 1 90 98.700H65Z" />}
      <text x={RIGHT + 1.5} y={BASELINE} className={type.stealth ? 'counter-value' : 'counter-value counter-value-light'}>
        {value}
      </text>
    </>
  )
}

function ShakenValues({ face: { type }, simple }: { face: Printed; simple: boolean }): ReactNode {
  if (simple) return null
  return (
    <>
      <text x="8" y="92" className="counter-broken-word">
        SHAKEN
      </text>
      <text x={RIGHT + 2} y={BASELINE} className="counter-value">
        {type.shakenMovement}
      </text>
    </>
  )
}

function OneNumeral({ face: { type, wounded } }: { face: Printed }): ReactNode {
  const isLeader = type.leadershipRange > 0
  const value = isLeader ? type.leadership : type.inherent ? (wounded && type.wounded ? type.wounded.fp : type.fp) : ''
  return (
    <text x="50" y="97" className={isLeader ? 'counter-one lnlt-leadership' : 'counter-one counter-value-light'}>
      {value}
    </text>
  )
}

function Morale({ face: { type, shaken, wounded }, simple }: { face: Printed; simple: boolean }): ReactNode {
  const morale = shaken ? type.shakenMorale : wounded && type.wounded ? type.wounded.morale : type.morale
  const scale = simple ? 1.5 : 1
  return (
    <g transform={simple ? 'translate(81 19)' : 'translate(86 14.5)'} className={shaken ? 'lnlt-morale is-shaken' : 'lnlt-morale'}>
      <circle r={11.5 * scale} />
      <text y={6.6 * scale} style={{ fontSize: `${19 * scale}px` }}>
        {morale}
      </text>
    </g>
  )
}
