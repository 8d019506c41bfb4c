/** A gun or vehicle on the table: name and state, picture, armour, To Hit by range. On 200 × 100, as wide as three men. */
import type { MachineLook, ManLook, Nation } from '@firegroup/upfront'
import { memo, type ReactNode } from 'react'
import '../style/machine.css'
import { nationColours } from './Soldier.tsx'

interface MachineProps {
  readonly man: ManLook
  readonly machine: MachineLook
  readonly nation: Nation
  /** The enemy group at which it would fire; null for none. */
  readonly against: number | null
  readonly tag?: { readonly text: string; readonly tone: string } | undefined
}

export const Machine = memo(function Machine({ man, machine, nation, against, tag }: MachineProps): ReactNode {
  const { sides, toHit, says, states } = machine
  const need = against === null ? undefined : machine.needs[against]
  return (
    <svg className={man.pinned ? 'uf-machine is-pinned' : 'uf-machine'} viewBox="0 0 200 100" aria-hidden="true" focusable="false">
      <g className="uf-face" style={nationColours(nation)}>
        <rect width="200" height="100" rx="6" className="uf-soldier-card" />
        <rect x="2" y="2" width="196" height="96" rx="4.5" fill="#fbf8ef" />
        <path d="M2 17H198V64H2Z" style={{ fill: 'var(--base)' }} />
        <path d="M2 44C60 36 130 50 198 40V64H2Z" style={{ fill: 'var(--figure)', opacity: 0.25 }} />
        <path d="M2 17V6.5A4.5 4.5 0 0 1 6.5 2H193.500A4.500 4.500 0 0 1 198 6.500V17Z" className="uf-soldier-head" />
        <text x="6" y="13" className="uf-soldier-name" textLength={man.name.length > 18 ? 112 : undefined} lengthAdjust="spacingAndGlyphs">
          {man.name}
        </text>
        <text x="194" y="13" textAnchor="end" className="uf-soldier-place">
          {says}
        </text>
        <Silhouette machine={machine} />
        {man.pinned && <rect x="2" y="17" width="196" height="47" fill="url(#ctr-hatch)" />}
        {sides.map((side, i) => (
          <g key={side.name} transform={`translate(${130 + i * 34} 18)`}>
            <text x="16" y="9" textAnchor="middle" className="uf-machine-side">
              {side.name}
            </text>
            {side.values.map(({ name, value }, row) => (
              <g key={name} transform={`translate(0 ${11 + row * 12})`}>
                <rect width="32" height="11" rx="2" className={`uf-armour uf-armour-${name}`} />
                <text x="3" y="8.6" className="uf-armour-name">
                  {name}
                </text>
                <text x="29" y="9" textAnchor="end" className="uf-armour-value">
                  {value}
                </text>
              </g>
            ))}
          </g>
        ))}
        {toHit ? <ToHitRow toHit={toHit} need={need} /> : <Weapons machine={machine} />}
        <States states={states} acquired={machine.acquired} />
        {tag && (
          <g className={`uf-tag uf-tag-${tag.tone}`} transform="translate(4 44)">
            <rect width={tag.text.length * 7.4 + 12} height="17" rx="8.5" />
            <text x={(tag.text.length * 7.4 + 12) / 2} y="12.9" textAnchor="middle">
              {tag.text}
            </text>
          </g>
        )}
      </g>
    </svg>
  )
})

function ToHitRow({
  toHit,
  need,
}: {
  readonly toHit: readonly string[]
  readonly need: { readonly range: number; readonly frequency: string } | undefined
}): ReactNode {
  return (
    <g transform="translate(5 67)">
      {toHit.map((printed, range) => {
        const now = need?.range === range
        return (
          <g key={RANGES[range]} transform={`translate(${range * 31.8} 0)`}>
            <rect width="30.5" height="17" rx="2.5" className={now ? 'uf-to-hit is-now' : 'uf-to-hit'} />
            <text x="4" y="6.6" className="uf-to-hit-range">
              {range}
            </text>
            <text x="17.500" y="13" textAnchor="middle" className="uf-to-hit-value">
              {now ? need.frequency : printed}
            </text>
          </g>
        )
      })}
    </g>
  )
}

const RANGES = '012345'

function Weapons({ machine: { mg, flame, ovr } }: { readonly machine: MachineLook }): ReactNode {
  const words = [mg ? `MG ${mg.join(' ')}` : '', flame ? 'flamethrower' : '', ovr ? `overrun ${ovr}` : ''].filter(Boolean)
  return (
    <text x="6" y="79" className="uf-machine-words">
      {words.join(', ') || 'no weapon that works'}
    </text>
  )
}

function States({ states, acquired }: { readonly states: readonly string[]; readonly acquired: string }): ReactNode {
  const words = [...states.slice(0, 3), ...(acquired === '' ? [] : [`Acquired ${acquired}`])]
  let x = 5
  return words.map((word, i) => {
    const wide = word.length * 4.7 + 8
    const at = x
    x += wide + 3
    return (
      <g key={word} transform={`translate(${at} 86)`}>
        <rect width={wide} height="10.500" rx="5" className={i < states.length ? 'uf-state' : 'uf-state is-good'} />
        <text x={wide / 2} y="8" textAnchor="middle" className="uf-state-word">
          {word}
        </text>
      </g>
    )
  })
}

/** From the side, looking left, in the box 6 20 to 124 62. */
function Silhouette({ machine: { type, turret, openTopped } }: { readonly machine: MachineLook }): ReactNode {
  if (type === 'gun')
    return (
      <g className="uf-machine-art">
        <path d="M8 37H52V41H8ZM52 33H66V46H52ZM44 24L52 26L47 52L40 50Z" />
        <path d="M62 42L118 58L116 61L58 47Z" />
        <circle cx="58" cy="51" r="11" />
        <circle cx="58" cy="51" r="4" className="uf-machine-hub" />
      </g>
    )
  return (
    <g className="uf-machine-art">
      {turret && <path d="M6 33H46V36.500H6ZM46 27H84L90 38H42Z" />}
      {turret && !openTopped && <path d="M60 23H76V27H60Z" />}
      {!turret && <path d={openTopped ? 'M34 30H40V38H34ZM84 30H90V38H84Z' : 'M10 39H40V42.500H10ZM40 34H92L98 44H36Z'} />}
      <path d="M22 38H104L116 46V50H16V44Z" />
      <rect x="14" y="49" width="104" height="13" rx="6.5" />
      {[24, 42, 60, 78, 96, 109].map((x) => (
        <circle key={x} cx={x} cy="55.5" r="4.5" className="uf-machine-hub" />
      ))}
    </g>
  )
}
