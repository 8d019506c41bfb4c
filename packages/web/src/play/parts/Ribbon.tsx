/** Turns and phases as rows, the current one marked. */
import type { CSSProperties, ReactNode } from 'react'
import type { Asked } from '../../games/game.ts'

export function TurnRow({ turn, turns }: { readonly turn: number; readonly turns: number }): ReactNode {
  return (
    <ol className="play-turns" aria-label={`Turn ${turn} of ${turns}`}>
      {Array.from({ length: turns }, (_, i) => i + 1).map((each) => (
        <li key={each} aria-current={each === turn ? 'step' : undefined}>
          {each}
        </li>
      ))}
    </ol>
  )
}

interface PhaseRibbonProps {
  readonly phases: readonly { readonly id: string; readonly name: string; readonly short: string }[]
  readonly current: string
  /** The colours of whose turn it is, by their name in the design tokens. */
  readonly palette: string
  /** Who must decide in it. */
  readonly asked?: Asked | null | undefined
}

export function PhaseRibbon({ phases, current, palette, asked }: PhaseRibbonProps): ReactNode {
  return (
    <ol className="play-ribbon" aria-label="Phases" style={{ '--attacker': `var(--${palette})` } as CSSProperties}>
      {phases.map(({ id, name, short }) => (
        <li key={id} aria-current={id === current ? 'step' : undefined} title={name}>
          {short}
          {id === current && asked && (
            <small className="play-ribbon-asked" style={{ '--asked': `var(--${asked.palette})` } as CSSProperties}>
              <span className="ui-hidden">, to decide:</span> {asked.side}
            </small>
          )}
        </li>
      ))}
    </ol>
  )
}
