/** The way of a vehicle being planned: what each expenditure costs, and which side it shows to whom. */
import type { ReactNode } from 'react'
import { percent } from '../controller/draft.ts'

export interface DriveStep {
  readonly key: string
  /** Points spent by then: '4½'. */
  readonly spent: string
  /** It stays in its hex. */
  readonly still: boolean
  readonly words: string
  readonly detail: string
  /** Who could fire at it then, the worst first; null while that is not known. */
  readonly seen: readonly { readonly key: string; readonly from: string; readonly what: StruckPart; readonly harm: number }[] | null
}

/** The side that is shown, the crew in its hatch, or the whole of it from near. */
export type StruckPart = 'front' | 'side' | 'rear' | 'crew' | 'Close Combat'

interface DriveStepsProps {
  readonly title: string
  /** Whether it is told who could fire. */
  readonly tellsRisk: boolean
  readonly steps: readonly DriveStep[]
  /** The one that the board explains. */
  readonly looked: number | undefined
  readonly onLook: (step: number) => void
  /** How likely it comes through if every step draws its worst shot; null while that is not known. */
  readonly unharmed: number | null
  /** Where nobody can fire at a step. */
  readonly nobody: string
}

export function DriveSteps({ title, tellsRisk, steps, looked, onLook, unharmed, nobody }: DriveStepsProps): ReactNode {
  return (
    <section className="table-panel">
      <h2 className="play-panel-line">
        <span>{title}</span>
        {tellsRisk && <small>stopped or worse</small>}
      </h2>
      <ol className="play-steps play-drive-steps">
        {steps.map(({ key, spent, still, words, detail, seen }, i) => (
          <li key={key} className={looked === i ? 'is-looked' : undefined}>
            <button type="button" onClick={() => onLook(i)} onFocus={() => onLook(i)} onPointerEnter={() => onLook(i)}>
              <i className={still ? 'is-still' : ''}>{spent}</i>
              <span>
                <strong>{words}</strong>
                <small>
                  {detail}
                  {tellsRisk && <Seen seen={seen} nobody={nobody} />}
                </small>
              </span>
              <b className={toneOf(seen)}>{tellsRisk ? harmWords(seen) : ''}</b>
            </button>
          </li>
        ))}
      </ol>
      {unharmed !== null && (
        <p className="play-arrives">
          <span>Unharmed if every step draws its worst shot</span>
          <b className={unharmed < 0.4 ? 'is-bad' : unharmed > 0.7 ? 'is-good' : ''}>{percent(unharmed)}</b>
        </p>
      )}
    </section>
  )
}

/** 'X6 front 14%', each shooter with the side of the hull that he sees. */
function Seen({ seen, nobody }: { readonly seen: DriveStep['seen']; readonly nobody: string }): ReactNode {
  if (seen === null) return <span className="play-drive-seen">looking …</span>
  if (seen.length === 0) return <span className="play-drive-seen">{nobody}</span>
  return seen.slice(0, 3).map(({ key, from, what, harm }) => (
    <span key={key} className="play-drive-seen">
      {from} <em className={`is-${what}`}>{what}</em> {percent(harm)}
    </span>
  ))
}

const worstOf = (seen: DriveStep['seen']): number | null => seen && (seen[0]?.harm ?? 0)

function harmWords(seen: DriveStep['seen']): string {
  const harm = worstOf(seen)
  return harm === null ? '' : harm === 0 ? 'safe' : percent(harm)
}

function toneOf(seen: DriveStep['seen']): string {
  const harm = worstOf(seen)
  return harm === null || harm <= 0.15 ? '' : harm <= 0.3 ? 'is-warm' : 'is-hot'
}
