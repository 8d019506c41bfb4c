/** What a hit does to a vehicle: a card for each place where it may be struck. */
import type { ReactNode } from 'react'
import { percent } from '../../../../play/controller/draft.ts'
import { Rule } from '../../../../play/dock/parts.tsx'
import { capital } from '../../../../words.ts'
import { type Kill, type KillPlace, killRanges } from '../drafts/to-kill.ts'
import { killWords } from '../log-armour.ts'

export function ToKill({ places }: { readonly places: readonly KillPlace[] }): ReactNode {
  return (
    <ul className="play-kills">
      {places.map(({ kill, rolls }) => (
        <li key={`${kill.place.aspect} ${kill.place.facing}`}>
          <h3>
            <span>
              {capital(kill.place.aspect)}, {kill.place.facing}
            </span>
            <small>{percent(rolls / 36)}</small>
          </h3>
          <p>
            {numberWords(kill)} = <b>{kill.final}</b> to kill <Rule rule="7.9" about="To Kill" />
          </p>
          {killRanges(kill).map(({ result, from, to }) => (
            <p key={result} className={result === 'none' || result === 'dud' ? 'is-faint' : undefined}>
              {rangeWords(from, to)} {killWords(result)}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}

/** '13 + 1 − 6'. */
function numberWords({ by, modifiers, af }: Kill): string {
  const changes = modifiers.map(({ value }) => ` ${value < 0 ? '−' : '+'} ${Math.abs(value)}`).join('')
  return `${by.basic}${changes} − ${af}`
}

function rangeWords(from: number, to: number): string {
  if (from === to) return `${from}`
  if (from === 2) return `${to} or less`
  return to === 12 ? `${from} or more` : `${from} to ${to}`
}
