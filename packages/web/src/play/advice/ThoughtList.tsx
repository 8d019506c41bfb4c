/** What the computer considered, the best first: each with its odds, between what they lie, why, and what may follow. */
import type { Seat } from '@firegroup/kernel'
import { type ReactNode, useEffect, useRef } from 'react'
import { KeyHint } from '../../keys/KeyHint.tsx'
import { keyed } from '../../matches/keyed.ts'
import type { Considered, Thoughts } from '../../worker/thoughts.ts'
import { odds, range, remarks, verdict } from './words.ts'

interface ThoughtListProps {
  readonly thoughts: Thoughts
  /** Who says 'you' of himself, or how a side is called. */
  readonly nameOf: (seat: Seat) => string
  readonly chosen: Considered | null
  readonly onChoose: (option: Considered) => void
  /** Decides so; absent where it is too late. */
  readonly onDo?: ((option: Considered) => void) | undefined
}

export function ThoughtList({ thoughts, nameOf, chosen, onChoose, onDo }: ThoughtListProps): ReactNode {
  const { options } = thoughts
  return (
    <>
      <ol className="advice-thoughts">
        {keyed(options, ({ words }) => words).map(({ key, item }, i) => (
          <li key={key} className={item.overlooked ? 'is-overlooked' : undefined}>
            <button type="button" className="advice-thought" aria-expanded={item === chosen} onClick={() => onChoose(item)}>
              <span className="advice-thought-words">
                <strong>{item.words}</strong>
                <span>
                  {item.played && (
                    <>
                      <em className="advice-thought-played">Played</em>{' '}
                    </>
                  )}
                  {verdict(item, thoughts)}
                </span>
              </span>
              <Odds option={item} />
              {onDo && i < 9 && <KeyHint of={i + 1} />}
            </button>
            {item === chosen && <Details option={item} nameOf={nameOf} onDo={onDo} />}
          </li>
        ))}
      </ol>
      {remarks(thoughts).map((remark) => (
        <p key={remark} className="advice-thoughts-remark">
          {remark}
        </p>
      ))}
    </>
  )
}

/** The figure, and on the bar where it may lie. */
function Odds({ option }: { readonly option: Considered }): ReactNode {
  const said = odds(option)
  if (said === null) return null
  const { chance, low, high } = option
  return (
    <span className="advice-thought-odds">
      <b>{said}</b>
      <small>{range(option)}</small>
      <i aria-hidden="true">
        <i style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }} />
        <span style={{ left: `${chance * 100}%` }} />
      </i>
    </span>
  )
}

type DetailsProps = Pick<ThoughtListProps, 'nameOf' | 'onDo'> & { readonly option: Considered }

function Details({ option, nameOf, onDo }: DetailsProps): ReactNode {
  const deed = useRef<HTMLButtonElement>(null)
  // whoever chose by a key goes on with Enter
  useEffect(() => deed.current?.focus(), [])
  return (
    <div className="advice-thought-details">
      {option.overlooked && <p>It did not look good enough to be considered.</p>}
      {option.next.length === 0 ? (
        <p>The game may be over with it.</p>
      ) : (
        <>
          <p>It may go on like this, as far as one can guess:</p>
          <ol>
            {keyed(option.next, ({ words }) => words).map(({ key, item: { seat, words } }) => (
              <li key={key}>
                <b>{nameOf(seat)}</b> {words}
              </li>
            ))}
          </ol>
        </>
      )}
      {onDo && (
        <button ref={deed} type="button" className="ui-button" onClick={() => onDo(option)}>
          Do this <KeyHint of="Enter" />
        </button>
      )}
    </div>
  )
}
