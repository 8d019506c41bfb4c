/** One line of the log: what happened, what it is about, and its arithmetic folded away. */
import { type CSSProperties, memo, type ReactNode } from 'react'
import { nationLook } from '../../counters/nations.ts'
import { keyed } from '../../matches/keyed.ts'
import { Rule } from '../dock/parts.tsx'
import { SmallDie } from '../parts/Dice.tsx'
import { isFolding, type LogEntry } from './entries.ts'
import { LogIcon } from './LogIcon.tsx'
import type { LogSum } from './line.ts'
import { NoteField } from './NoteField.tsx'

export interface LogArticleProps {
  readonly entry: LogEntry
  readonly at: number
  readonly of: number
  /** The nation whose colour it has; '' for its kind's own. */
  readonly nation: string
  /** What the search marks in it. */
  readonly wanted: string
  readonly chosen: boolean
  readonly open: boolean
  /** Undefined where it is not marked, '' without a note. */
  readonly note: string | undefined
  readonly writing: boolean
  readonly acts: LogActs
}

export interface LogActs {
  choose(index: number): void
  fold(index: number): void
  mark(index: number): void
  write(index: number, note: string): void
}

export const LogArticle = memo(function LogArticle(props: LogArticleProps): ReactNode {
  const { entry, at, of, nation, wanted, chosen, open, note, writing, acts } = props
  const { index, kind, nested, text, sub, aside, sum, rule, detail } = entry
  const classes = ['play-log-line', nested && 'is-nested', chosen && 'is-chosen', note !== undefined && 'is-marked']
  const folding = isFolding(entry)
  const tile = nation === '' ? undefined : ({ '--tile': `var(--${nationLook(nation).palette}-deep)` } as CSSProperties)
  return (
    <article className={classes.filter(Boolean).join(' ')} aria-posinset={at} aria-setsize={of} aria-labelledby={`log-${index}`}>
      <div className="play-log-row">
        <button
          type="button"
          className="play-log-said"
          data-line={index}
          tabIndex={chosen ? 0 : -1}
          aria-current={chosen ? 'true' : undefined}
          aria-expanded={folding ? open : undefined}
          aria-keyshortcuts={folding ? 'Enter ArrowRight ArrowLeft J' : 'Enter J'}
          onClick={() => acts.choose(index)}
        >
          <span className={`play-log-tile play-log-tile-${kind}`} style={tile}>
            <LogIcon name={kind} size={nested ? 15 : 18} />
          </span>
          <span className="play-log-words" id={`log-${index}`}>
            <strong>
              <Marked text={text} wanted={wanted} />
            </strong>
            {sub && (
              <small>
                <Marked text={sub} wanted={wanted} />
              </small>
            )}
          </span>
          {nested && aside && (
            <span className="play-log-aside">
              <Marked text={aside} wanted={wanted} />
            </span>
          )}
        </button>
        {folding && (
          <button type="button" className={open ? 'play-log-fold is-open' : 'play-log-fold'} tabIndex={-1} onClick={() => acts.fold(index)}>
            <span className="ui-hidden">{open ? 'Fold' : 'Show'} </span>
            <span className={nested ? 'ui-hidden' : undefined}>{aside ?? (sum ? 'sum' : 'more')}</span>
            <LogIcon name="fold" size={16} />
          </button>
        )}
        {note !== undefined && (
          <button type="button" className="play-log-marked" tabIndex={-1} aria-label="Marked" onClick={() => acts.mark(index)}>
            <LogIcon name="mark" />
          </button>
        )}
      </div>
      {open && (sum ? <Sum sum={sum} rule={rule} /> : detail && <p className="play-log-detail">{detail}</p>)}
      {writing ? (
        <NoteField note={note ?? ''} onWrite={(words) => acts.write(index, words)} />
      ) : (
        note && (
          <p className="play-log-note">
            <LogIcon name="note" size={16} /> {note}
          </p>
        )
      )}
    </article>
  )
})

function Sum({ sum: { rows, dice, rolled, result }, rule }: { sum: LogSum; rule: string | undefined }): ReactNode {
  return (
    <table className="play-log-sum">
      <tbody>
        {keyed(rows, ({ label }) => label).map(({ key, item: { label, value, rule: by } }) => (
          <tr key={key}>
            <th scope="row">
              {label} <Rule rule={by} about={label} />
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
      {(rolled !== '' || result !== '') && (
        <tfoot>
          <tr>
            <th scope="row">
              {keyed(
                dice.map((value, i) => ({ value, i })),
                ({ i }) => String(i),
              ).map(({ key, item: { value, i } }) => (
                <SmallDie key={key} value={value} red={i === 0 && dice.length === 2} />
              ))}
              <span>{rolled}</span> {rolled !== '' && <Rule rule={rule} about={rolled} />}
            </th>
            <td>{result}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

/** The words that were looked for, marked wherever they stand. */
function Marked({ text, wanted }: { text: string; wanted: string }): ReactNode {
  if (wanted === '') return text
  const parts: { readonly text: string; readonly found: boolean }[] = []
  const lower = text.toLowerCase()
  let from = 0
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    parts.push({ text: text.slice(from, at), found: false }, { text: text.slice(at, at + wanted.length), found: true })
    from = at + wanted.length
  }
  return keyed([...parts, { text: text.slice(from), found: false }], ({ text: part }) => part).map(({ key, item }) =>
    item.found ? <mark key={key}>{item.text}</mark> : <span key={key}>{item.text}</span>,
  )
}
