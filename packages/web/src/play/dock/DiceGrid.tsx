/** The 36 rolls of two dice as a square: the red die down, the white one across. */
import type { ReactNode } from 'react'

export interface GridCell {
  readonly red: number
  readonly white: number
  readonly tone: 'best' | 'good' | 'none'
  /** What else the roll does. */
  readonly sign: string
}

export interface DiceGridProps {
  /** All 36. */
  readonly cells: readonly GridCell[]
  readonly words: string
  readonly legend: readonly (Pick<GridCell, 'tone' | 'sign'> & { readonly name: string })[]
}

const FACES = [1, 2, 3, 4, 5, 6]

export function DiceGrid({ cells, words, legend }: DiceGridProps): ReactNode {
  return (
    <>
      <div className="play-grid" role="img" aria-label={words}>
        <span className="play-grid-cell is-head">red \ white</span>
        {FACES.map((face) => (
          <b key={face} className="play-grid-cell">
            {face}
          </b>
        ))}
        {FACES.map((red) => [
          <b key={red} className="play-grid-cell is-red">
            {red}
          </b>,
          ...FACES.map((white) => {
            const cell = cells.find((each) => each.red === red && each.white === white)
            return (
              <span key={`${red} ${white}`} className={`play-grid-cell play-grid-${cell?.tone ?? 'none'}`}>
                {red + white}
                {cell?.sign && <i>{cell.sign}</i>}
              </span>
            )
          }),
        ])}
      </div>
      <ul className="play-grid-legend" aria-hidden="true">
        {legend.map(({ tone, sign, name }) => (
          <li key={name}>
            <span className={`play-grid-key play-grid-${tone}`}>{sign}</span>
            {name}
          </li>
        ))}
      </ul>
    </>
  )
}
