/** What each way is worth, now that one has been chosen. */
import { type DrillWay, markOf } from '@firegroup/lab'
import type { ReactNode, Ref } from 'react'
import { percent } from '../play/controller/draft.ts'
import { reasonWords } from '../review/words.ts'
import type { ShotOdds } from '../scene/scene.ts'
import type { DrillPosition } from './position.ts'
import { letterOf, verdictOf } from './words.ts'

interface AnswerProps {
  readonly position: DrillPosition
  readonly given: DrillWay
  readonly best: DrillWay
  readonly ref: Ref<HTMLDivElement>
}

export function Answer({ position, given, best, ref }: AnswerProps): ReactNode {
  const { drill, game, previews } = position
  const mark = markOf(given)
  const { title, text } = verdictOf(mark, given === best, given.below)
  const reason = reasonWords(drill.because)
  const odds = previews.map((preview) => game.oddsOf(preview))
  const named = odds.find((each) => each !== null)?.fates ?? []
  return (
    <>
      <div className={`drill-verdict is-${mark}`} ref={ref} tabIndex={-1}>
        <span className="drill-mark" aria-hidden="true">
          {mark === 2 ? '✓' : mark === 1 ? '½' : '0'}
        </span>
        <span>
          <strong>{title}</strong>
          <span>{text}</span>
        </span>
        <span className="drill-points">
          <b>+{mark}</b> of 2
        </span>
      </div>
      <p className="drill-legend">
        {named.map(({ name }) => (
          <span key={name}>
            <i className={`drill-fate is-${name}`} /> {name}
          </span>
        ))}
        <span className="drill-legend-end">you win after it, of 100</span>
      </p>
      <ol className="drill-answers">
        {drill.ways.map((way, i) => (
          <li key={way.words} className={way === best ? 'is-best' : way === given ? 'is-yours' : ''}>
            <span className="drill-letter" aria-hidden="true">
              {letterOf(i)}
            </span>
            <span className="drill-answer-words">
              <b>{way.words}</b>
              {way === best && <em className="drill-chip is-best">best</em>}
              {way === given && <em className="drill-chip is-yours">yours</em>}
              {odds[i] && <Shot odds={odds[i]} />}
            </span>
            <span className="drill-chance">
              <b>{Math.round(way.chance)}</b>
              {way !== best && <small>±{Math.max(1, Math.round(way.range))}</small>}
            </span>
          </li>
        ))}
      </ol>
      <p className="drill-why">
        <b>Why.</b> {reason === '' ? `In ${drill.trials} games played on from here it came out so.` : `${capital(reason)}.`} {drill.trials}{' '}
        trials each, from what you know here.
      </p>
    </>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function Shot({ odds: { effect, says, fates } }: { readonly odds: ShotOdds }): ReactNode {
  const told = fates.filter(({ share }) => share >= 0.005)
  return (
    <>
      <span className="drill-shot">
        <b>{percent(effect)} any effect</b> {says}
      </span>
      <span className="drill-bar" aria-hidden="true">
        {told.map(({ name, share }) => (
          <i key={name} className={`drill-fate is-${name}`} style={{ flexGrow: share }}>
            {share >= 0.1 ? percent(share) : ''}
          </i>
        ))}
      </span>
      <span className="ui-hidden">{told.map(({ name, share }) => `${name} ${percent(share)}`).join(', ')}</span>
    </>
  )
}
