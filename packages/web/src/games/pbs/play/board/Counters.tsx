/** The referee's counters on the board: dummies, and the lettered counters of hidden stacks. They lie at the edge of their hex, under all others. */
import type { AslskState } from '@firegroup/aslsk'
import { memoryOf, pbsOf } from '@firegroup/pbs'
import type { ReactNode } from 'react'
import { toWorld } from '../../../../board/art/units.ts'
import './reasons.css'

export function RefereeCounters({ s }: { readonly s: AslskState }): ReactNode {
  if (!pbsOf(s)) return null
  const { dummies, hip } = memoryOf(s)
  const { grid } = s.setting.map
  const lie = new Map<number, { readonly side: string; count: number }>()
  for (const { side, hex } of dummies?.at ?? []) {
    const there = lie.get(hex)
    if (there) there.count++
    else lie.set(hex, { side, count: 1 })
  }
  const plates = (hip?.stacks ?? []).flatMap(({ counters, side, units }, i) =>
    counters.map((hex, n) => ({
      key: `${units.join()} ${'AB'[n]}`,
      hex,
      side,
      name: `${String.fromCharCode(65 + (i % 26))}${n + 1}`,
      left: i % 2 === 0,
    })),
  )
  return (
    <g>
      {[...lie].map(([hex, { side, count }]) => (
        <Plate
          key={hex}
          at={toWorld(grid.centre(hex))}
          text="?"
          more={count > 1 ? `×${count}` : ''}
          side={side}
          says={`A counter that is nobody in ${grid.idOf(hex)}`}
        />
      ))}
      {plates.map(({ key, hex, side, name, left }) => (
        <Plate
          key={key}
          at={toWorld(grid.centre(hex))}
          dx={left ? -22 : 22}
          text={name}
          more=""
          side={side}
          says={`Counter ${name} of a hidden stack in ${grid.idOf(hex)}`}
        />
      ))}
    </g>
  )
}

interface PlateProps {
  readonly at: { readonly x: number; readonly y: number }
  readonly dx?: number
  readonly text: string
  readonly more: string
  readonly side: string
  readonly says: string
}

function Plate({ at, dx = 0, text, more, side, says }: PlateProps): ReactNode {
  return (
    <g
      transform={`translate(${(at.x + dx).toFixed(1)} ${(at.y - (dx === 0 ? 0 : 18)).toFixed(1)})`}
      className="pbs-counter"
      data-side={side}
    >
      <title>{says}</title>
      <rect x="-15" y="-15" width="30" height="30" rx="4" />
      <text textAnchor="middle" dominantBaseline="central">
        {text}
      </text>
      {more !== '' && (
        <text className="pbs-counter-more" x="22" textAnchor="middle" dominantBaseline="central">
          {more}
        </text>
      )}
    </g>
  )
}
