/** A gun or vehicle where there is little room, as on a phone: its name, the armour that counts, what it needs now. On 120 × 84. */
import type { ReactNode } from 'react'
import type { MachineProps } from './Machine.tsx'
import { chipsOf, countingSide, MachineTag } from './machine-parts.tsx'
import { Silhouette } from './Silhouette.tsx'
import { nationColours } from './Soldier.tsx'

export function FoldedMachine({ man, machine, nation, against, tag }: MachineProps): ReactNode {
  const counts = countingSide(machine, against)
  const side = machine.sides.find(({ name }) => name === counts)
  const need = against === null ? undefined : machine.needs[against]
  const [chip] = chipsOf(machine, need?.range)
  return (
    <svg
      className={man.pinned ? 'uf-machine-folded is-pinned' : 'uf-machine-folded'}
      viewBox="0 0 120 84"
      aria-hidden="true"
      focusable="false"
    >
      <g className="uf-face" style={nationColours(nation)}>
        <rect width="120" height="84" rx="6" className="uf-soldier-card" />
        <rect x="2" y="2" width="116" height="80" rx="4.5" fill="#fbf8ef" />
        <path d="M2 17H118V62H2Z" style={{ fill: 'var(--base)' }} />
        <path d="M2 17V6.5A4.5 4.5 0 0 1 6.5 2H113.500A4.500 4.500 0 0 1 118 6.500V17Z" className="uf-soldier-head" />
        <text x="6" y="13" className="uf-soldier-name" textLength={man.name.length > 17 ? 106 : undefined} lengthAdjust="spacingAndGlyphs">
          {man.name}
        </text>
        <g transform="translate(0 10) scale(0.62)">
          <Silhouette machine={machine} />
        </g>
        {man.pinned && <rect x="2" y="17" width="116" height="45" fill="url(#ctr-hatch)" />}
        <g transform="translate(79 18.500)">
          <rect x="-1.5" y="0" width="38" height={(side?.values.length ?? 0) * 14 + 1.5} rx="4" className="uf-counts" />
          {side?.values.map(({ name, value }, row) => (
            <g key={name} transform={`translate(0.500 ${1 + row * 14})`}>
              <rect width="34" height="12.500" rx="2" className={`uf-armour uf-armour-${name}`} />
              <text x="3" y="9.6" className="uf-armour-name">
                {name}
              </text>
              <text x="31" y="10.200" textAnchor="end" className="uf-armour-value">
                {value}
              </text>
            </g>
          ))}
        </g>
        <text x="6" y="57" className="uf-machine-words">
          {machine.says}
        </text>
        <rect x="5" y="64.500" width="52" height="15" rx="3" className="uf-to-hit is-now" />
        <text x="31" y="75.500" textAnchor="middle" className="uf-to-hit-value">
          {need ? `hits ${need.frequency}` : machine.toHit ? 'no target' : 'no gun'}
        </text>
        {chip && (
          <g transform="translate(60 64.500)">
            <rect width="55" height="15" rx="3" className={`uf-state is-${chip.tone}`} />
            <text
              x="27.500"
              y="10.700"
              textAnchor="middle"
              className={`uf-state-word is-${chip.tone}`}
              textLength={chip.word.length > 11 ? 50 : undefined}
              lengthAdjust="spacingAndGlyphs"
            >
              {chip.word}
            </text>
          </g>
        )}
        {tag && <MachineTag tag={tag} x={4} y={19} />}
      </g>
    </svg>
  )
}
