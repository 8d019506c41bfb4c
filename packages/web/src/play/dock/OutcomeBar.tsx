/** What may become of a target: a bar from the worst to nothing, in words as well. */
import type { ReactNode } from 'react'
import { percent } from '../controller/draft.ts'

/** Tones fall in lightness, from the darkest for the worst. */
export interface Outcome {
  readonly name: string
  readonly tone: 'eliminated' | 'reduced' | 'stunned' | 'broken' | 'pinned' | 'unharmed' | 'good'
}

interface OutcomeBarProps {
  readonly outcomes: readonly Outcome[]
  /** Of 1, in step with the outcomes. */
  readonly shares: readonly number[]
  /** How far any of them may be off, of 1; left out, they are exact. */
  readonly error?: number | undefined
}

/** Below this nothing that is shown can be wrong by it. */
const SHOWN = 0.005

export function OutcomeBar({ outcomes, shares, error = 0 }: OutcomeBarProps): ReactNode {
  const told = outcomes.flatMap(({ name }, i) => (shares[i]! > 0 ? [`${name} ${percent(shares[i]!)}`] : [])).join(', ')
  const words = error < SHOWN ? told : `about: ${told}, give or take ${percent(error)}`
  return (
    <span className="play-odds-bar" role="img" aria-label={words} title={error < SHOWN ? undefined : words}>
      {outcomes.map(({ name, tone }, i) => {
        const share = shares[i]!
        return share === 0 ? null : (
          <span key={name} className={`play-odds-bar-${tone}`} style={{ flexGrow: share }}>
            {share >= 0.09 ? `${error < SHOWN ? '' : '≈'}${percent(share)}` : ''}
          </span>
        )
      })}
    </span>
  )
}

export function OutcomeLegend({ outcomes }: Pick<OutcomeBarProps, 'outcomes'>): ReactNode {
  return (
    <ul className="play-odds-bar-legend" aria-hidden="true">
      {outcomes.map(({ name, tone }) => (
        <li key={name}>
          <i className={`play-odds-bar-${tone}`} />
          {name}
        </li>
      ))}
    </ul>
  )
}
