/** The attacks over the lane: arrows from row to row, each with its odds. Drawn from where the frames have come to stand. */
import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import { keyed } from '../../matches/keyed.ts'
import { Die } from './Die.tsx'
import type { DuelColumn, DuelFighter, DuelStroke } from './duel.ts'
import { type FrameBox, type Laid, type LaneBox, layStrokes } from './lane.ts'

interface DuelLaneProps {
  readonly field: RefObject<HTMLDivElement | null>
  readonly columns: readonly DuelColumn[]
  readonly idle: readonly DuelFighter[]
  readonly strokes: readonly DuelStroke[]
}

export function DuelLane({ field, columns, idle, strokes }: DuelLaneProps): ReactNode {
  const [box, setBox] = useState<LaneBox | null>(null)

  // measured anew whenever what stands in the rows may have changed
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    const measure = (): void => {
      const next = measured(element)
      setBox((now) => (now && JSON.stringify(now) === JSON.stringify(next) ? now : next))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const watcher = new ResizeObserver(measure)
    watcher.observe(element)
    return () => watcher.disconnect()
  })

  const laid = box ? layStrokes(strokes, columns, idle, box) : []
  return (
    <>
      <svg className="play-duel-lines" aria-hidden="true">
        <title>Who attacks whom</title>
        {laid.map((each) => (
          <Arrow key={each.stroke.key} laid={each} />
        ))}
      </svg>
      {laid.map(({ stroke, pill }) => (
        <span
          key={stroke.key}
          className={`play-duel-pill ${stroke.mine ? 'is-mine' : 'is-theirs'}${stroke.dice ? ' is-rolled' : ''}`}
          style={{ left: pill.x, top: pill.y }}
          aria-hidden="true"
        >
          {stroke.dice && (
            <span className="play-duel-dice">
              {keyed(
                stroke.dice.map((value, i) => ({ value, i })),
                ({ i }) => String(i),
              ).map(({ key, item: { value, i } }) => (
                <Die key={key} value={value} red={i === 0} />
              ))}
            </span>
          )}
          <b>{stroke.figure}</b>
          <span>
            <strong>{stroke.lines[0]}</strong>
            {stroke.lines[1]}
          </span>
        </span>
      ))}
    </>
  )
}

function Arrow({ laid: { stroke, lines } }: { readonly laid: Laid }): ReactNode {
  return (
    <g className={stroke.mine ? 'play-duel-arrow is-mine' : 'play-duel-arrow is-theirs'}>
      {lines.map(({ d, tip }) => (
        <g key={d}>
          <path className="play-duel-arrow-casing" d={d} />
          <path className="play-duel-arrow-line" d={d} />
          {tip && <path className="play-duel-arrow-tip" d={`M${tip.x - 8} ${tip.y + tip.down * -12}h16l-8 ${tip.down * 13}z`} />}
        </g>
      ))}
    </g>
  )
}

function measured(field: HTMLElement): LaneBox {
  const origin = field.getBoundingClientRect()
  const frames: { [name: string]: FrameBox } = {}
  for (const frame of field.querySelectorAll<HTMLElement>('[data-frame]')) {
    const { left, right, top, bottom } = frame.getBoundingClientRect()
    frames[frame.dataset['frame']!] = {
      left: left - origin.left,
      right: right - origin.left,
      top: top - origin.top,
      bottom: bottom - origin.top,
    }
  }
  return { width: origin.width, frames }
}
