/** Dice: ivory, and red for the coloured one, which comes first in every roll of two. They tumble once; what they come to is said when they lie still. */
import type { CSSProperties, ReactNode } from 'react'
import { keyed } from '../../matches/keyed.ts'

const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
]

function Die({ value, red, turn }: { value: number; red: boolean; turn: number }): ReactNode {
  return (
    <svg
      className={red ? 'play-die play-die-red' : 'play-die'}
      viewBox="-6 -6 112 116"
      width="54"
      height="56"
      style={{ '--rest': `${turn}deg` } as CSSProperties}
      aria-hidden="true"
    >
      <rect x="0" y="4" width="100" height="100" rx="20" className="play-die-edge" />
      <rect x="0" y="0" width="100" height="100" rx="20" className="play-die-face" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" className="play-die-pip" />
      ))}
    </svg>
  )
}

/** A die in a line of text. */
export function SmallDie({ value, red }: { readonly value: number; readonly red: boolean }): ReactNode {
  return (
    <span className="play-small-die">
      <Die value={value} red={red} turn={red ? 6 : -5} />
    </span>
  )
}

interface DiceTrayProps {
  readonly dice: readonly number[]
  /** What they come to; null while they tumble. */
  readonly words: { readonly title: string; readonly detail: string } | null
}

export function DiceTray({ dice, words }: DiceTrayProps): ReactNode {
  return (
    <div className={words ? 'play-dice-tray' : 'play-dice-tray is-rolling'}>
      <span className="play-dice" role="img" aria-label={words ? `Dice: ${dice.join(' and ')}` : 'The dice roll'}>
        {keyed(
          dice.map((value, i) => ({ value, i })),
          ({ i }) => String(i),
        ).map(({ key, item: { value, i } }) => (
          <Die key={key} value={value} red={i === 0 && dice.length === 2} turn={i === 0 ? -5 : 6} />
        ))}
      </span>
      {words && (
        <span className="play-dice-words">
          <strong>{words.title}</strong>
          <span>{words.detail}</span>
        </span>
      )}
    </div>
  )
}
