import type { HexMap } from '@firegroup/hexmap'
import type { ReactNode } from 'react'
import type { Sight, Tone } from '../board/sight/sight.ts'

interface SightPanelProps {
  readonly map: HexMap
  readonly from: number | undefined
  readonly sight: Sight | undefined
}

const toneNames: Readonly<Record<Tone, string>> = { clear: 'clear', hindered: 'hindrance', obstacle: 'obstacle' }

export function SightPanel({ from, sight }: SightPanelProps): ReactNode {
  if (!sight) {
    return (
      <section className="table-panel">
        <p className="table-hint">
          {from === undefined
            ? 'Press a hex and drag to another, or click one and then the other. With the keyboard: arrows, L, arrows, Enter.'
            : 'Move to the second hex. Esc clears the line.'}
        </p>
      </section>
    )
  }
  const worst: Tone = sight.cross ? 'obstacle' : sight.stretches.some(({ tone }) => tone === 'hindered') ? 'hindered' : 'clear'
  return (
    <section className="table-panel">
      <p className={`table-verdict table-verdict-${worst}`} data-testid="sight-summary">
        {sight.summary}
      </p>
      <h2>Along the thread</h2>
      <ol className="boards-thread" data-testid="sight-lines">
        {sight.lines.map(({ tone, text, place }) => (
          <li key={place} className={`boards-thread-${tone}`}>
            <span>{text}</span>
            {tone !== 'clear' && <em>{toneNames[tone]}</em>}
          </li>
        ))}
      </ol>
      <p className="table-hint">
        This reports what is drawn under the thread. What blocks or hinders is for the rules of each game to say.
      </p>
    </section>
  )
}
