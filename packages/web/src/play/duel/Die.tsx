/** A small die at rest. */
import type { ReactNode } from 'react'

/** Where pips lie on a grid of three by three. */
const PIPS: readonly (readonly number[])[] = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]]

export function Die({ value, red, size = 26 }: { readonly value: number; readonly red: boolean; readonly size?: number }): ReactNode {
  return (
    <svg
      className={red ? 'play-duel-die is-red' : 'play-duel-die'}
      viewBox="0 0 40 42"
      width={size}
      height={size * 1.05}
      role="img"
      aria-label={String(value)}
    >
      <rect x="1" y="3" width="38" height="38" rx="9" className="play-duel-die-edge" />
      <rect x="1" y="1" width="38" height="38" rx="9" className="play-duel-die-face" />
      {(PIPS[value] ?? []).map((at) => (
        <circle key={at} cx={10 + (at % 3) * 10} cy={10 + Math.floor(at / 3) * 10} r="3.6" className="play-duel-die-pip" />
      ))}
    </svg>
  )
}
