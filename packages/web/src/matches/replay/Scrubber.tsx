/** The game as a line: a tick where a phase begins, a dot where something was lost, and a knob. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../icons.tsx'
import type { Tick } from './timeline.ts'

interface ScrubberProps {
  readonly moments: readonly { readonly index: number; readonly losses: number }[]
  /** 'turn 2, Germans, Rally', of the moment that is shown. */
  readonly place: string
  readonly ticks: readonly Tick[]
  readonly at: number
  readonly playing: boolean
  readonly speed: number
  readonly onAt: (at: number) => void
  readonly onStep: (by: number) => void
  readonly onPhase: (by: 1 | -1) => void
  readonly onPlay: () => void
  readonly onSpeed: (speed: number) => void
}

const SPEEDS = [1, 2, 4] as const

export function Scrubber({ moments, place, ticks, at, playing, speed, onAt, onStep, onPhase, onPlay, onSpeed }: ScrubberProps): ReactNode {
  const last = Math.max(1, moments.length - 1)
  const share = (index: number): string => `${(100 * index) / last}%`
  const { index } = moments[at]!
  return (
    <section className="replay-scrubber" aria-label="Scrubber">
      <div className="replay-scrubber-deeds">
        <Deed icon="first" label="One phase back" keys="Shift + [" onClick={() => onPhase(-1)} />
        <Deed icon="back" label="One decision back" keys="[" onClick={() => onStep(-1)} />
        <Deed icon={playing ? 'pause' : 'play'} label={playing ? 'Stop' : 'Play'} keys="Space" onClick={onPlay} />
        <Deed icon="forward" label="One decision forward" keys="]" onClick={() => onStep(1)} />
        <Deed icon="last" label="One phase forward" keys="Shift + ]" onClick={() => onPhase(1)} />
      </div>
      <div className="replay-scrubber-line">
        <div className="replay-scrubber-marks" aria-hidden="true">
          {ticks.map((tick) => (
            <i key={tick.at} className={tick.opensTurn ? 'replay-tick replay-tick-turn' : 'replay-tick'} style={{ left: share(tick.at) }}>
              {tick.opensTurn && tick.numbered && <b>{tick.turn}</b>}
            </i>
          ))}
          {moments.map(({ losses }, moment) =>
            // between the decision and where it led: a loss that ends a phase lies before the tick of the next
            losses > 0 ? <i key={`loss ${moments[moment]!.index}`} className="replay-loss" style={{ left: share(moment - 0.5) }} /> : null,
          )}
          <i className="replay-scrubber-done" style={{ width: share(at) }} />
        </div>
        <input
          type="range"
          min={0}
          max={moments.length - 1}
          value={at}
          aria-label="Decision"
          aria-valuetext={`After decision ${index}: ${place}`}
          onChange={(event) => onAt(event.currentTarget.valueAsNumber)}
        />
      </div>
      <output className="replay-scrubber-count">
        {index} / {moments.at(-1)!.index}
      </output>
      <fieldset className="replay-scrubber-speed">
        <legend className="ui-hidden">Speed</legend>
        {SPEEDS.map((each) => (
          <button key={each} type="button" aria-pressed={each === speed} onClick={() => onSpeed(each)}>
            {each}×
          </button>
        ))}
      </fieldset>
    </section>
  )
}

function Deed({ icon, label, keys, onClick }: { icon: IconName; label: string; keys: string; onClick: () => void }): ReactNode {
  return (
    <button type="button" className="replay-scrubber-deed" aria-label={label} title={`${label} (${keys})`} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}
