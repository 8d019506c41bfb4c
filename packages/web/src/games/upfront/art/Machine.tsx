/** A gun or vehicle on the table: name and state, picture, armour with the side that counts, To Hit by range, what it can do. Where there is little room, the short of it. */
import type { MachineLook, ManLook, Nation } from '@firegroup/upfront'
import { memo, type ReactNode } from 'react'
import '../style/machine.css'
import { FoldedMachine } from './FoldedMachine.tsx'
import { chipsOf, countingSide, MachineTag } from './machine-parts.tsx'
import { Silhouette } from './Silhouette.tsx'
import { nationColours } from './Soldier.tsx'

export interface MachineProps {
  readonly man: ManLook
  readonly machine: MachineLook
  readonly nation: Nation
  /** The enemy group at which it would fire, or which fires at it; null for none. */
  readonly against: number | null
  readonly tag?: { readonly text: string; readonly tone: string } | undefined
}

export const Machine = memo(function Machine(props: MachineProps): ReactNode {
  return (
    <>
      <WideMachine {...props} />
      <FoldedMachine {...props} />
    </>
  )
})

/** On 200 × 100, as wide as three men. */
function WideMachine({ man, machine, nation, against, tag }: MachineProps): ReactNode {
  const { sides, toHit, says } = machine
  const need = against === null ? undefined : machine.needs[against]
  const counts = countingSide(machine, against)
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
            {side.name === counts && (
              <rect x="-1.5" y="0.500" width="35" height={side.values.length * 12 + 13} rx="4" className="uf-counts" />
            )}
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
        {toHit ? <ToHitRow toHit={toHit} need={need} /> : <NoGun machine={machine} />}
        <Chips machine={machine} range={need?.range} />
        {tag && <MachineTag tag={tag} x={90} y={18} />}
      </g>
    </svg>
  )
}

function ToHitRow({
  toHit,
  need,
}: {
  readonly toHit: readonly string[]
  readonly need: { readonly range: number; readonly frequency: string } | undefined
}): ReactNode {
  return (
    <g transform="translate(5 66.500)">
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

function NoGun({ machine: { mg, flame } }: { readonly machine: MachineLook }): ReactNode {
  const words = [mg ? `MG ${mg.join(' ')}` : '', flame ? 'flamethrower' : ''].filter(Boolean)
  return (
    <text x="6" y="79" className="uf-machine-words">
      {words.join(', ') || 'no weapon that works'}
    </text>
  )
}

/** As many as fit into the line: what is wrong with it first. */
function Chips({ machine, range }: { readonly machine: MachineLook; readonly range: number | undefined }): ReactNode {
  let x = 5
  return chipsOf(machine, range).map(({ word, tone }) => {
    const wide = word.length * 4.4 + 8
    const at = x
    x += wide + 3
    if (x > 199) return null
    return (
      <g key={word} transform={`translate(${at} 86)`}>
        <rect width={wide} height="10.500" rx="3" className={`uf-state is-${tone}`} />
        <text x={wide / 2} y="8" textAnchor="middle" className={`uf-state-word is-${tone}`}>
          {word}
        </text>
      </g>
    )
  })
}
