/** What both prints of a gun or vehicle share. */
import type { MachineLook } from '@firegroup/upfront'
import type { ReactNode } from 'react'

interface Chip {
  readonly word: string
  readonly tone: 'bad' | 'good' | 'plain'
}

/** What is wrong with it, what it has acquired, then what it can do. */
export function chipsOf(machine: MachineLook, range: number | undefined): readonly Chip[] {
  const { states, acquired, boxed, unboxed, mg, flame, ovr, toHit, openTopped } = machine
  const effect = [boxed === null ? '' : `[${boxed}]`, unboxed === null ? '' : String(unboxed)].filter(Boolean).join(' ')
  const can = [
    toHit && effect !== '' ? `Effect ${effect}` : '',
    toHit && mg ? (range === undefined ? 'MG' : `MG ${mg[range] ?? 0}`) : '',
    toHit && flame ? 'Flame' : '',
    ovr === null ? '' : `OVR ${ovr}`,
    openTopped ? 'Open-topped' : '',
  ]
  return [
    ...states.map((word) => ({ word, tone: 'bad' as const })),
    ...(acquired === '' ? [] : [{ word: `Acquired ${acquired}`, tone: 'good' as const }]),
    ...can.filter(Boolean).map((word) => ({ word, tone: 'plain' as const })),
  ]
}

/** 28.46, 34.4: the armour, or the set of a gun, that an attack from over there would meet. */
export function countingSide({ type, flankFrom }: MachineLook, against: number | null): 'front' | 'flank' | 'plain' | 'boxed' {
  const flank = against !== null && flankFrom.includes(against)
  if (type === 'gun') return flank ? 'boxed' : 'plain'
  return flank ? 'flank' : 'front'
}

export function MachineTag({
  tag: { text, tone },
  x,
  y,
}: {
  readonly tag: { readonly text: string; readonly tone: string }
  readonly x: number
  readonly y: number
}): ReactNode {
  const wide = text.length * 7.4 + 12
  return (
    <g className={`uf-tag uf-tag-${tone}`} transform={`translate(${x} ${y})`}>
      <rect width={wide} height="17" rx="8.5" />
      <text x={wide / 2} y="12.9" textAnchor="middle">
        {text}
      </text>
    </g>
  )
}
