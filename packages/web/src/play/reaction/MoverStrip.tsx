/** The way that somebody comes: hex by hex with what it has cost, the one where he is now in red, and then what nobody knows. */
import type { ReactNode } from 'react'
import { keyed } from '../../matches/keyed.ts'

export interface MoverStep {
  /** 'M6'. */
  readonly name: string
  /** What he has spent when he comes there. */
  readonly label: string
}

interface MoverStripProps {
  readonly steps: readonly MoverStep[]
  /** 'MF spent': what the labels are. */
  readonly unit: string
  /** What makes him an easier target wherever the shot comes from: '−1 moving in the open'. */
  readonly chips?: readonly string[]
}

/** So many hexes have room side by side; of longer ways the end. */
const ROOM = 6

export function MoverStrip({ steps, unit, chips = [] }: MoverStripProps): ReactNode {
  const shown = steps.slice(-ROOM)
  return (
    <section className="table-panel">
      <ol className="play-mover-way" aria-label={`The way, ${unit}`}>
        {keyed(shown, ({ name }) => name).map(({ key, item: { name, label } }, i) => (
          <li key={key} className={i === shown.length - 1 ? 'is-now' : ''}>
            <b>{label}</b>
            <span>{name}</span>
          </li>
        ))}
        <li className="is-next" aria-hidden="true">
          <b>?</b>
          <span>next</span>
        </li>
      </ol>
      {chips.length > 0 && (
        <ul className="play-mover-chips" aria-label="For every shot">
          {chips.map((chip) => (
            <li key={chip}>{chip}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
