/** The clock of a table: live, by days, or none; what belongs to it is set below. */
import type { ClockTerms } from '@firegroup/table'
import { type ReactNode, useRef } from 'react'
import { Cards } from './Cards.tsx'

interface ClockChoiceProps {
  readonly clock: ClockTerms
  readonly onChange: (clock: ClockTerms) => void
}

const USUAL: { readonly [T in ClockTerms['type']]: ClockTerms } = {
  live: { type: 'live', bank: 25, increment: 15 },
  days: { type: 'days', each: 2, away: 7 },
  none: { type: 'none' },
}

export function ClockChoice({ clock, onChange }: ClockChoiceProps): ReactNode {
  // what was set before comes back with its kind
  const kept = useRef({ ...USUAL })
  kept.current[clock.type] = clock
  const { live, days } = kept.current
  return (
    <section>
      <Cards
        legend="Clock"
        name="clock"
        value={clock.type}
        onChange={(type) => onChange(kept.current[type])}
        choices={[
          { value: 'live', name: 'Live', note: live.type === 'live' ? `${live.bank} min + ${live.increment} s` : '' },
          { value: 'days', name: 'Days', note: days.type === 'days' ? `${several(days.each, 'day')} a decision` : '' },
          { value: 'none', name: 'None', note: 'among friends' },
        ]}
      />
      {clock.type === 'live' && (
        <div className="online-new-steppers">
          <Stepper
            label="For the whole game, each"
            value={clock.bank}
            steps={[5, 10, 15, 20, 25, 30, 45, 60, 90, 120, 180]}
            words={(value) => `${value} min`}
            onChange={(bank) => onChange({ ...clock, bank })}
          />
          <Stepper
            label="Free at every decision"
            value={clock.increment}
            steps={[0, 5, 10, 15, 20, 30, 45, 60]}
            words={(value) => `${value} s`}
            onChange={(increment) => onChange({ ...clock, increment })}
          />
        </div>
      )}
      {clock.type === 'days' && (
        <div className="online-new-steppers">
          <Stepper
            label="Each decision within"
            value={clock.each}
            steps={[1, 2, 3, 4, 5, 7, 10, 14]}
            words={(value) => several(value, 'day')}
            onChange={(each) => onChange({ ...clock, each })}
          />
          <Stepper
            label="Away days, once a game"
            value={clock.away}
            steps={[0, 3, 7, 10, 14, 21, 30]}
            words={(value) => several(value, 'day')}
            onChange={(away) => onChange({ ...clock, away })}
          />
        </div>
      )}
    </section>
  )
}

interface StepperProps {
  readonly label: string
  readonly value: number
  readonly steps: readonly number[]
  readonly words: (value: number) => string
  readonly onChange: (value: number) => void
}

function Stepper({ label, value, steps, words, onChange }: StepperProps): ReactNode {
  const less = steps.findLast((step) => step < value)
  const more = steps.find((step) => step > value)
  return (
    <div className="online-new-stepper">
      <span>{label}</span>
      <span className="online-new-stepper-hand">
        <button
          type="button"
          aria-label={`Less: ${label}`}
          disabled={less === undefined}
          onClick={() => less !== undefined && onChange(less)}
        >
          −
        </button>
        <output>{words(value)}</output>
        <button
          type="button"
          aria-label={`More: ${label}`}
          disabled={more === undefined}
          onClick={() => more !== undefined && onChange(more)}
        >
          +
        </button>
      </span>
    </div>
  )
}

const several = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`)
