/** Turns and phases as rows, the current one marked. */
import type { CSSProperties, ReactNode } from 'react'
import type { Asked } from '../../games/game.ts'

/** More turns than this are not shown all at once: the bar has other things to say. */
const MOST_TURNS = 8

export function TurnRow({ turn, turns }: { readonly turn: number; readonly turns: number }): ReactNode {
  const first = turns <= MOST_TURNS ? 1 : Math.max(1, Math.min(turn - 2, turns - MOST_TURNS + 2))
  const shown = Array.from({ length: turns <= MOST_TURNS ? turns : MOST_TURNS - 1 }, (_, i) => first + i)
  return (
    <ol className="play-turns" aria-label={`Turn ${turn} of ${turns}`}>
      {shown.map((each) => (
        <li key={each} aria-current={each === turn ? 'step' : undefined}>
          {each}
        </li>
      ))}
      {shown.at(-1)! < turns && <li aria-hidden="true">…</li>}
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
