/** What stands beside the decisions: a new table, a link that was sent, open tables, games to watch. */

import type { ListedTable, OnlineTable } from '@firegroup/table'
import { type ReactNode, Suspense, use, useState } from 'react'
import { addressOf, goTo } from '../../app/route.ts'
import { shelves } from '../../games/index.ts'
import { Icon } from '../../icons.tsx'
import { KeyHint } from '../../keys/KeyHint.tsx'
import { api } from '../api.ts'
import { Complaint } from '../Complaint.tsx'
import { readLink } from '../links.ts'
import { othersAt } from '../words.ts'
import { FriendBoard } from './FriendBoard.tsx'
import { Thumb } from './OthersList.tsx'
import { clockWords, whereWords } from './words.ts'

export function PlayAFriend(): ReactNode {
  return (
    <section className="online-friend" aria-labelledby="online-friend">
      <FriendBoard />
      <h2 id="online-friend">Play a friend</h2>
      <p>One link. Your friend opens it and sits down. Nobody signs up.</p>
      <a className="ui-button ui-button-fire" href={addressOf({ place: 'online', scenario: 'new' })}>
        <Icon name="plus" /> New table <KeyHint of="t" />
      </a>
    </section>
  )
}

export function Join(): ReactNode {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const join = (): void => {
    const link = readLink(text)
    if (!link) setProblem('This is no link to a table. It ends with twelve letters.')
    else location.hash = `#/t/${link.words}/${link.secret}`
  }
  return (
    <form
      className="online-join"
      onSubmit={(event) => {
        event.preventDefault()
        join()
      }}
    >
      <label>
        <span className="ui-hidden">A link that you were sent</span>
        <input
          id="online-link"
          value={text}
          placeholder="Paste a link you were sent"
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" className="ui-button">
        Join
      </button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  )
}

/** So many of a list are shown at first. */
const FIRST = 4

export function OpenTables({ tables }: { readonly tables: readonly OnlineTable[] }): ReactNode {
  const [problem, setProblem] = useState('')
  const join = (table: OnlineTable): void => {
    api.join(table.words, null).then(
      (id) => goTo({ place: 'table', id }),
      (error: Error) => setProblem(error.message),
    )
  }
  return (
    <TableList
      id="online-open"
      title="Open tables"
      empty="No open table now. Yours could be the first."
      tables={tables}
      words={(table) => (
        <>
          <strong>{table.name}</strong>
          <Suspense fallback={<span>{othersAt(table)}</span>}>
            <Offer table={table} />
          </Suspense>
        </>
      )}
      act={(table) => (
        <button type="button" className="ui-button" onClick={() => join(table)}>
          Join <span className="ui-hidden">{table.name}</span>
        </button>
      )}
    >
      <Complaint text={problem} />
    </TableList>
  )
}

/** 'wanda_o offers the Germans'. */
function Offer({ table }: { readonly table: OnlineTable }): ReactNode {
  const free = table.seats.filter(({ name, computer }) => name === null && computer === null)
  const host = table.seats.find(({ name }) => name !== null)?.name
  const sides = use(shelves())
    .flatMap(({ shelf }) => shelf.scenarios)
    .find(({ id }) => id === table.scenario)?.sides
  const offered = free.map(({ seat }) => sides?.find((side) => side.seat === seat)?.name ?? seat)
  return (
    <>
      <span>{host && offered.length > 0 ? `${host} offers the ${offered.join(' or the ')}` : othersAt(table)}</span>
      <span>{clockWords(table.terms.clock)}</span>
    </>
  )
}

export function ToWatch({ tables }: { readonly tables: readonly ListedTable[] }): ReactNode {
  return (
    <TableList
      id="online-watch"
      title="To watch"
      empty="Nobody plays in the open now."
      tables={tables}
      words={(table) => (
        <>
          <strong>{table.seats.map(({ name, computer }) => (computer === null ? name : 'the computer')).join(' and ')}</strong>
          <span>{whereWords(table)}</span>
        </>
      )}
      act={(table) => (
        <a className="ui-button" href={addressOf({ place: 'table', id: table.id })} data-watch>
          <Icon name="look" /> Watch <span className="ui-hidden">{table.name}</span>
        </a>
      )}
    />
  )
}

interface TableListProps<T> {
  readonly id: string
  readonly title: string
  readonly empty: string
  readonly tables: readonly T[]
  readonly words: (table: T) => ReactNode
  readonly act: (table: T) => ReactNode
  readonly children?: ReactNode
}

/** Tables of strangers, the first few of them until all are wanted. */
function TableList<T extends { readonly id: string; readonly scenario: string }>({
  id,
  title,
  empty,
  tables,
  words,
  act,
  children,
}: TableListProps<T>): ReactNode {
  const [all, showAll] = useState(false)
  return (
    <section aria-labelledby={id}>
      <ListHead id={id} title={title} count={tables.length} all={all} onAll={() => showAll(true)} />
      {tables.length === 0 && <p className="online-empty">{empty}</p>}
      {tables.length > 0 && (
        <ul className="online-rows">
          {tables.slice(0, all ? undefined : FIRST).map((table) => (
            <li key={table.id} className="online-row">
              <Suspense fallback={<span className="online-thumb" />}>
                <Thumb scenario={table.scenario} />
              </Suspense>
              <span className="online-row-words">{words(table)}</span>
              {act(table)}
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}

interface ListHeadProps {
  readonly id: string
  readonly title: string
  readonly count: number
  readonly all: boolean
  readonly onAll: () => void
}

function ListHead({ id, title, count, all, onAll }: ListHeadProps): ReactNode {
  return (
    <header className="online-list-head">
      <h2 id={id}>{title}</h2>
      {count > FIRST && !all && (
        <button type="button" className="online-more" onClick={onAll}>
          All {count} <span className="ui-hidden">{title.toLowerCase()}</span>
        </button>
      )}
    </header>
  )
}
