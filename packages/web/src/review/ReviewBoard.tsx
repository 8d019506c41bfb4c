/** The board at a decision: what was played, and what would have been better. */
import type { Judged } from '@firegroup/lab'
import { type ReactNode, useMemo } from 'react'
import { IconButton } from '../IconButton.tsx'
import { decisionAt } from '../matches/replay/timeline.ts'
import type { AnyTimeline } from '../matches/useTimeline.ts'
import type { SceneWay } from '../scene/scene.ts'
import { hundredths } from './words.ts'

interface ReviewBoardProps {
  readonly timeline: AnyTimeline
  /** The decision, from 0: the board is as it was before it. */
  readonly at: number
  readonly cost: Judged | undefined
  readonly seat: string
  readonly onAt: (at: number) => void
}

const INSETS = { left: 0, top: 0, right: 0, bottom: 72 }

export function ReviewBoard({ timeline, at, cost, seat, onAt }: ReviewBoardProps): ReactNode {
  const { game, moments, record } = timeline
  const { state } = moments[at]!
  const { decision } = moments[at + 1]!
  const ways = useMemo((): SceneWay[] => {
    if (!decision) return []
    const { kind } = decision
    const played = cost?.ways.find((way) => way.played)
    const best = cost?.ways[0]
    const told: SceneWay[] = [
      {
        deed: game.deed(state, kind, decision.decision),
        tone: 'played',
        label: played ? `played: ${hundredths(played.chance)}` : 'played',
      },
    ]
    if (best && !best.played)
      told.push({ deed: game.deed(state, kind, best.decision), tone: 'better', label: `better: ${hundredths(best.chance)}` })
    return told
  }, [game, state, decision, cost])
  const { place } = game.when(state)
  const last = moments.length - 2
  return (
    <section className="review-card review-board" aria-label="The board at this decision">
      <game.Scene name={record.name} state={state} seat={decision?.seat ?? seat} viewer={null} ways={ways} insets={INSETS} />
      <div className="review-strip">
        <IconButton className="review-strip-button" icon="first" name="The first decision" onClick={() => onAt(0)} />
        <IconButton
          className="review-strip-button"
          icon="back"
          name="The decision before"
          aria-keyshortcuts="ArrowLeft"
          onClick={() => onAt(at - 1)}
        />
        <IconButton
          className="review-strip-button"
          icon="forward"
          name="The next decision"
          aria-keyshortcuts="ArrowRight"
          onClick={() => onAt(at + 1)}
        />
        <p aria-live="polite">
          <b>
            Decision {at + 1} of {last + 1}
          </b>{' '}
          <span>{place.replace('Turn', 'turn')}</span>
          <span className="review-strip-what">{decisionAt(timeline, at + 1)}</span>
        </p>
        <span className="review-strip-legend" aria-hidden="true">
          <i className="is-played" /> played
          {cost && (
            <>
              <i className="is-better" /> preferred
            </>
          )}
        </span>
      </div>
    </section>
  )
}
