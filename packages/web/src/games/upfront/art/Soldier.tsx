/** A man's card on the table: name and place, portrait, weapon, firepower, and the two numbers of the side that is up. On 70 × 100. */
import type { ManLook, Nation } from '@firegroup/upfront'
import { type CSSProperties, memo, type ReactNode, useLayoutEffect } from 'react'
import { ensureCounterArt } from '../../../counters/defs.ts'
import { type NationLook, nationLook } from '../../../counters/nations.ts'
import '../style/soldier.css'
import { WeaponArt } from './weapons.tsx'

interface SoldierProps {
  readonly man: ManLook
  readonly nation: Nation
  /** His place in the group, from 1. */
  readonly place: number
  /** His firepower as it counts now; null where there is nothing to fire at. */
  readonly firepower: number | null
  /** What has just become of him, or may: 'PINNED', '59%'. */
  readonly tag?: { readonly text: string; readonly tone: 'bad' | 'odds' | 'good' } | undefined
}

export const lookOf = (nation: Nation): NationLook => nationLook(nation.toLowerCase())

/** A nation's three colours for whatever is drawn with them. */
export function nationColours(nation: Nation): CSSProperties {
  const { palette } = lookOf(nation)
  return {
    '--nation': `var(--${palette})`,
    '--nation-figure': `var(--${palette}-figure)`,
    '--nation-deep': `var(--${palette}-deep)`,
  } as CSSProperties
}

export const Soldier = memo(function Soldier({ man, nation, place, firepower, tag }: SoldierProps): ReactNode {
  useLayoutEffect(ensureCounterArt, [])
  const look = lookOf(nation)
  const { pinned } = man
  return (
    <svg className={pinned ? 'uf-soldier is-pinned' : 'uf-soldier'} viewBox="0 0 70 100" aria-hidden="true" focusable="false">
      <g className="uf-face" style={nationColours(nation)}>
        <rect width="70" height="100" rx="6" className="uf-soldier-card" />
        <rect x="2" y="2" width="66" height="96" rx="4.500" fill="#fbf8ef" />
        <path d="M2 16H68V62H2Z" style={{ fill: 'var(--base)' }} />
        <path d="M2 40C20 34 44 44 68 37V62H2Z" style={{ fill: 'var(--figure)', opacity: 0.25 }} />
        <Portrait man={man} look={look} />
        {pinned && <rect x="2" y="16" width="66" height="46" fill="url(#ctr-hatch)" />}
        <path d="M2 16V6.500A4.500 4.500 0 0 1 6.500 2H63.500A4.500 4.500 0 0 1 68 6.500V16Z" className="uf-soldier-head" />
        <text
          x="5.500"
          y="12.800"
          className="uf-soldier-name"
          textLength={man.name.length > 9 ? 51 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {man.name}
        </text>
        <text x="65" y="12.800" textAnchor="end" className="uf-soldier-place">
          {place}
        </text>
        <Marks man={man} />
        <g transform="translate(3 62.500) scale(.4 .52)" opacity={man.jammed || pinned ? 0.4 : 1}>
          <WeaponArt kind={man.weaponClass} look={look} />
        </g>
        <rect x="47" y="59" width="20.500" height="21" rx="4" className={firepower ? 'uf-fp' : 'uf-fp is-none'} />
        <text x="57.200" y="75" textAnchor="middle" className="uf-fp-figure">
          {firepower === null ? '·' : firepower > 0 ? firepower : '–'}
        </text>
        <Thresholds man={man} />
        {tag && <Tag {...tag} />}
      </g>
    </svg>
  )
})

function Portrait({ man, look }: { man: ManLook; look: NationLook }): ReactNode {
  const figure = man.role === null ? `one-${look.helmet}` : `leader-${look.cap}`
  return (
    <svg x="8" y="15" width="54" height="47" viewBox="24 14 52 45.3" aria-hidden="true">
      <use href={`#ctr-${figure}`} />
    </svg>
  )
}

/** States in words: the worst first, at most two beside the portrait. */
function Marks({ man }: { man: ManLook }): ReactNode {
  const marks = marksOf(man)
  return (
    <>
      {man.pinned && (
        <g>
          <rect x="2" y="34" width="66" height="14" className="uf-pinned" />
          <text x="35" y="44.700" textAnchor="middle" className="uf-pinned-word">
            PINNED
          </text>
        </g>
      )}
      {marks.slice(0, 2).map(({ word, tone }, i) => (
        <g key={word} transform={`translate(68 ${18 + i * 12})`}>
          <rect
            x={-word.length * 5.1 - 5}
            y="0"
            width={word.length * 5.1 + 5}
            height="10.500"
            rx="2"
            className={`uf-mark uf-mark-${tone}`}
          />
          <text x="-2.600" y="8.200" textAnchor="end" className="uf-mark-word">
            {word}
          </text>
        </g>
      ))}
    </>
  )
}

/** What besides being pinned is the matter with a man, or special about him. */
export function marksOf(
  man: ManLook,
): readonly { readonly word: string; readonly said: string; readonly tone: 'bad' | 'good' | 'plain' }[] {
  return [
    ...(man.berserk ? [{ word: 'BERSERK', said: 'berserk', tone: 'bad' } as const] : []),
    ...(man.inside !== '' ? [{ word: `IN ${man.inside}`, said: `inside the enemy’s group ${man.inside}`, tone: 'good' } as const] : []),
    ...(man.jammed ? [{ word: 'JAMMED', said: 'weapon jammed', tone: 'bad' } as const] : []),
    ...(man.wounded ? [{ word: 'WOUND', said: 'wounded', tone: 'bad' } as const] : []),
    ...(man.guards > 0
      ? [{ word: 'GUARD', said: `guards ${man.guards === 1 ? 'a prisoner' : `${man.guards} prisoners`}`, tone: 'plain' } as const]
      : []),
    ...(man.acquired !== ''
      ? [{ word: `ACQ ${man.acquired}`, said: `has acquired the enemy’s group ${man.acquired}`, tone: 'good' } as const]
      : []),
    ...(man.heroic ? [{ word: 'HERO', said: 'a hero this turn', tone: 'good' } as const] : []),
    ...(man.role !== null ? [{ word: man.role === 'COMMISSAR' ? 'COM' : man.role, said: ROLES[man.role], tone: 'plain' } as const] : []),
    ...(man.assists >= 0 || man.assistant >= 0
      ? [{ word: 'CREW', said: man.assists >= 0 ? 'assistant' : 'has an assistant', tone: 'plain' } as const]
      : []),
    ...(man.secondary !== ''
      ? [{ word: SECONDARY[man.secondary] ?? 'SW', said: `carries a ${man.secondary}`, tone: 'plain' } as const]
      : []),
  ]
}

const ROLES = { SL: 'squad leader', ASL: 'assistant squad leader', COMMISSAR: 'Commissar' } as const
const SECONDARY: { readonly [name: string]: string } = {
  'demolition charge': 'DC',
  panzerfaust: 'PF',
  radio: 'RADIO',
  'magnetic mine': 'ATMM',
}

/** 6.5: Morale or Panic, and what kills. */
function Thresholds({ man }: { man: ManLook }): ReactNode {
  return (
    <>
      <path d="M2 82H35V98H6.500A4.500 4.500 0 0 1 2 93.500Z" className={man.pinned ? 'uf-panic' : 'uf-morale'} />
      <path d="M35 82H68V93.500A4.500 4.500 0 0 1 63.500 98H35Z" className="uf-kia" />
      <path d={man.pinned ? RUN : FLAG} className="uf-threshold-sign" transform="translate(10.500 90)" />
      <path d={SKULL} className="uf-threshold-sign" transform="translate(43.500 90)" fillRule="evenodd" />
      <text x="26" y="94.800" textAnchor="middle" className="uf-threshold">
        {man.threshold}
      </text>
      <text x="59" y="94.800" textAnchor="middle" className="uf-threshold">
        {man.kia}
      </text>
    </>
  )
}

const FLAG = 'M-4.500 -5H4.500V-3.200H-4.500ZM-1 -2.200H1V1H3.800L0 5L-3.800 1H-1Z'
const RUN = 'M-5 0L-.500 -4.200V-1.300H5V1.300H-.500V4.200Z'
const SKULL =
  'M0 -5C3.200 -5 5 -2.900 5 -.300C5 1.200 4.200 2.300 3.200 3V5H-3.200V3C-4.200 2.300 -5 1.200 -5 -.300C-5 -2.900 -3.200 -5 0 -5ZM-2.100 -1.600A1.300 1.300 0 1 0 -2.100 1A1.300 1.300 0 1 0 -2.100 -1.600ZM2.100 -1.600A1.300 1.300 0 1 0 2.100 1A1.300 1.300 0 1 0 2.100 -1.600Z'

function Tag({ text, tone }: { text: string; tone: string }): ReactNode {
  const wide = text.length * 7.4 + 12
  return (
    <g className={`uf-tag uf-tag-${tone}`} transform="translate(1 44)">
      <rect width={wide} height="17" rx="8.5" />
      <text x={wide / 2} y="12.9" textAnchor="middle">
        {text}
      </text>
    </g>
  )
}
