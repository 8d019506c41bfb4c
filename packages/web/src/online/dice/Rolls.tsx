/** The rolls of a match: the first and the last ones, and all of them where they are asked for. */
import { type ReactNode, useState } from 'react'
import { keyed } from '../../matches/keyed.ts'
import type { Roll } from './check.ts'

const FIRST = 5
const LAST = 2

export function Rolls({ rolls }: { readonly rolls: readonly Roll[] }): ReactNode {
  const [all, showAll] = useState(false)
  if (rolls.length === 0) return <p>Every card was drawn as the key has it.</p>
  const few = rolls.length > FIRST + LAST && !all
  const shown = rolls
    .map((roll, i) => ({ roll, number: i + 1 }))
    .filter(({ number }) => !few || number <= FIRST || number > rolls.length - LAST)
  return (
    <>
      <p>
        {rolls.length} of {rolls.length} rolls are the same when rolled again.{' '}
        {few && (
          <button type="button" className="online-more" onClick={() => showAll(true)}>
            See them one by one
          </button>
        )}
      </p>
      <ol className="online-rolls">
        {shown.map(({ roll, number }) => (
          <li key={number} value={number} className={few && number === rolls.length - LAST + 1 ? 'is-after-gap' : undefined}>
            <span className="online-roll" role="img" aria-label={roll.dice.join(' and ')}>
              {keyed(roll.dice, String).map(({ key, item }, at) => (
                <span key={key} className={at === 1 ? 'online-die is-second' : 'online-die'} aria-hidden="true">
                  {item}
                </span>
              ))}
            </span>
            <span>{number}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
