/** How far the games are that are being played. */
import { duration } from '@firegroup/lab'
import type { ReactNode } from 'react'
import { count } from './figures.ts'
import type { LabState, Progress } from './laboratory.ts'

export function ProgressStrip({ progress, last }: Pick<LabState, 'progress' | 'last'>): ReactNode {
  return (
    <>
      {progress && <Going {...progress} />}
      {/* spoken once, when it is over: a number a second would drown everything else */}
      <output className="ui-hidden">{last ? `${last.what}: ${count(last.done)} of ${count(last.of)} played.` : ''}</output>
    </>
  )
}

function Going({ what, done, of, rate, secondsLeft }: Progress): ReactNode {
  return (
    <div className="lab-progress">
      <progress value={done} max={of} aria-label={`${what} played`} />
      <p>
        <strong>{what}</strong> {count(done)} of {count(of)} played
        {secondsLeft === null ? ', setting up the tables …' : `, ${rateWords(rate)}, ${duration(secondsLeft)} left`}
      </p>
    </div>
  )
}

const rateWords = (rate: number): string =>
  rate >= 1 ? `${rate.toFixed(rate < 10 ? 1 : 0)} a second` : `${(rate * 60).toFixed(1)} a minute`
