/** A counter: by itself at a size in pixels, or as a group on a grid of 100 inside other SVG. */
import { type CSSProperties, memo, type ReactNode, useLayoutEffect } from 'react'
import { ensureCounterArt } from './defs.ts'
import { type Bearing, type Detail, detailAt, type Face } from './face.ts'
import { GunPrint, VehiclePrint } from './MachinePrint.tsx'
import { MarkerPrint } from './MarkerPrint.tsx'
import { nationLook } from './nations.ts'
import { Tabs } from './Tabs.tsx'
import type { TabName } from './tabs.ts'
import { UnitPrint } from './UnitPrint.tsx'
import { WeaponPrint } from './WeaponPrint.tsx'
import './counters.css'

/** 'spent' has done what it can now; 'away' is not what the player is asked about. */
export type Mood = 'ready' | 'spent' | 'away'

interface CounterProps {
  readonly face: Face
  readonly tabs?: readonly TabName[]
  /** Side of the counter in CSS pixels. */
  readonly size: number
  /** What a screen reader says; without it the counter is decoration beside words that say the same. */
  readonly label?: string
  readonly mood?: Mood
  readonly selected?: boolean
}

const NO_TABS: readonly TabName[] = []

/** For docks, bars and lists. Tabs and ring stand out over its box, so leave a little room above. */
export function Counter({ face, tabs = NO_TABS, size, label, mood = 'ready', selected = false }: CounterProps): ReactNode {
  const box = { className: 'counter', viewBox: '0 0 100 104', width: size, height: size * 1.04, focusable: false } as const
  const drawing = (
    <>
      {selected && <SelectionRing />}
      <CounterGroup face={face} tabs={tabs} detail={detailAt(size)} mood={mood} />
    </>
  )
  if (label === undefined) {
    return (
      <svg {...box} aria-hidden="true">
        {drawing}
      </svg>
    )
  }
  return (
    <svg {...box} role="img" aria-label={label}>
      {drawing}
    </svg>
  )
}

interface CounterGroupProps {
  readonly face: Face
  readonly tabs?: readonly TabName[]
  /** States of the counters under it that it doesn't share. */
  readonly below?: readonly TabName[]
  readonly detail: Detail
  readonly mood?: Mood
}

export const CounterGroup = memo(function CounterGroup({
  face,
  tabs = NO_TABS,
  below = NO_TABS,
  detail,
  mood = 'ready',
}: CounterGroupProps): ReactNode {
  useLayoutEffect(ensureCounterArt, [])
  return (
    <g
      className="counter-face"
      data-mood={mood}
      data-tone={face.form === 'marker' ? face.tone : face.form === 'vehicle' && face.wreck ? 'wreck' : undefined}
      style={colours(face)}
    >
      <Print face={face} detail={detail} />
      {tabs.length + below.length > 0 && <Tabs names={tabs} below={below} arrows={arrowsOf(face)} detail={detail} />}
    </g>
  )
})

/** Gold in a casing of ink, around a counter on its grid of 100. */
export function SelectionRing(): ReactNode {
  return (
    <g className="counter-ring">
      <rect x="-6" y="-6" width="112" height="115.6" rx="15" className="counter-ring-casing" />
      <rect x="-6" y="-6" width="112" height="115.6" rx="15" className="counter-ring-line" />
    </g>
  )
}

function Print({ face, detail }: { face: Face; detail: Detail }): ReactNode {
  if (face.form === 'marker') return <MarkerPrint face={face} />
  if (detail === 'chip') return <Chip nation={face.nation} broken={isBroken(face)} />
  if (face.form === 'own') return face.print(detail === 'simple')
  if (face.form === 'unit') return <UnitPrint face={face} simple={detail === 'simple'} />
  if (face.form === 'weapon') return <WeaponPrint face={face} simple={detail === 'simple'} />
  if (face.form === 'gun') return <GunPrint face={face} simple={detail === 'simple'} />
  if (face.form === 'vehicle') return <VehiclePrint face={face} simple={detail === 'simple'} />
  return (
    <>
      <use href="#ctr-card" />
      <rect x="8" y="8" width="84" height="84" fill="url(#ctr-hatch)" />
      <text x="50" y="74" className="counter-query">
        ?
      </text>
    </>
  )
}

function Chip({ nation, broken }: { nation: string; broken: boolean }): ReactNode {
  return (
    <>
      <use href={broken ? '#ctr-broken-card' : '#ctr-card'} />
      <use href={`#ctr-roundel-${nationLook(nation).roundel}`} transform="translate(50 50) scale(4.4)" />
    </>
  )
}

/** Where arrows stand on the rim, which tabs make room for. */
export function arrowsOf(face: Face): readonly Bearing[] {
  if (face.form === 'gun') return face.limbered ? [] : [face.towards]
  if (face.form !== 'vehicle' || face.wreck) return []
  return face.turret === null || face.turret === face.hull ? [face.hull] : [face.hull, face.turret]
}

const isBroken = (face: Face): boolean =>
  (face.form === 'unit' && face.broken !== null) || (face.form === 'weapon' && face.repair !== null) || (face.form === 'own' && face.worse)

const kept = new Map<string, CSSProperties>()

function colours(face: Face): CSSProperties | undefined {
  if (face.form === 'marker' || (face.form === 'vehicle' && face.wreck)) return undefined
  const { palette } = nationLook(face.nation)
  let style = kept.get(palette)
  if (!style) {
    const properties: { [name: `--${string}`]: string } = {
      '--nation': `var(--${palette})`,
      '--nation-figure': `var(--${palette}-figure)`,
      '--nation-deep': `var(--${palette}-deep)`,
    }
    style = properties as CSSProperties
    kept.set(palette, style)
  }
  return style
}
