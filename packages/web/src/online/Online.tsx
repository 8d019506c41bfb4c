/** '#/online': the tables that wait for somebody, those that he may join, and the way to a new one. */
import type { OnlineTable } from '@firegroup/table'
import { type ReactNode, useState } from 'react'
import { addressOf, goTo } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { AccountLine } from './account/AccountLine.tsx'
import { api } from './api.ts'
import { readLink } from './links.ts'
import { useServer } from './useServer.ts'
import { othersAt, standWords } from './words.ts'
import './online.css'

export function Online(): ReactNode {
  const { server, refresh } = useServer()
  return (
    <Shell current="online">
      <div className="online">
        {server.state === 'asking' && <p className="online-asking">Looking for your tables …</p>}
        {server.state === 'none' && <NoServerHere />}
        {server.state === 'failed' && (
          <div className="ui-sheet ui-sheet-narrow" role="alert">
            <h1>The server refuses</h1>
            <p>{server.problem}</p>
            <button type="button" className="ui-button" onClick={refresh}>
              Try again
            </button>
          </div>
        )}
        {server.state === 'here' && (
          <>
            <Own tables={server.own} />
            <aside>
              <NewTable />
              <Join />
              <OpenTables tables={server.open.filter(({ seats }) => !seats.some(({ you }) => you))} />
              <AccountLine you={server.you} />
            </aside>
          </>
        )}
      </div>
    </Shell>
  )
}

function NoServerHere(): ReactNode {
  return (
    <div className="ui-sheet ui-sheet-narrow">
      <h1>Online needs a server</h1>
      <p>This computer can be one: start Firegroup with “npm start”, and open the address that it names. Everything else works without.</p>
      <a className="ui-button ui-button-main" href="#/">
        To your games
      </a>
    </div>
  )
}

function Own({ tables }: { readonly tables: readonly OnlineTable[] }): ReactNode {
  const going = tables.filter(({ stage }) => stage === 'gathering' || stage === 'playing')
  const waiting = going.filter((table) => table.seats.some(({ seat, you }) => you && table.waiting.includes(seat)))
  const others = going.filter((table) => !waiting.includes(table))
  return (
    <section aria-labelledby="online-own">
      <h1 id="online-own">{headline(waiting.length)}</h1>
      {going.length === 0 && <p className="online-empty">Nobody is waiting. Open a table and send the link.</p>}
      {waiting.length > 0 && (
        <ol className="online-cards">
          {waiting.map((table) => (
            <li key={table.id}>
              <TableCard table={table} isYours />
            </li>
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <>
          <h2>Waiting for others</h2>
          <ol className="online-cards">
            {others.map((table) => (
              <li key={table.id}>
                <TableCard table={table} isYours={false} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function headline(count: number): string {
  if (count === 0) return 'No decision waits for you'
  return count === 1 ? 'One decision waits for you' : `${count} decisions wait for you`
}

function TableCard({ table, isYours }: { readonly table: OnlineTable; readonly isYours: boolean }): ReactNode {
  return (
    <a className="online-card" href={addressOf({ place: 'table', id: table.id })}>
      <strong>{table.name}</strong>
      <span>{othersAt(table)}</span>
      <span className="online-tags">
        <span className={isYours ? 'online-tag online-tag-yours' : 'online-tag'}>{standWords(table)}</span>
      </span>
    </a>
  )
}

function NewTable(): ReactNode {
  return (
    <section className="online-friend">
      <h2>Play a friend</h2>
      <p>One link. Your friend opens it and sits down. Nobody signs up.</p>
      <a className="ui-button ui-button-fire" href={addressOf({ place: 'online', scenario: 'new' })}>
        New table
      </a>
    </section>
  )
}

function Join(): ReactNode {
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
        <input value={text} placeholder="Paste a link you were sent" onChange={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="submit" className="ui-button">
        Join
      </button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  )
}

function OpenTables({ tables }: { readonly tables: readonly OnlineTable[] }): ReactNode {
  const [problem, setProblem] = useState('')
  const join = (table: OnlineTable): void => {
    api.join(table.words, null).then(
      (id) => goTo({ place: 'table', id }),
      (error: Error) => setProblem(error.message),
    )
  }
  return (
    <section className="online-open" aria-labelledby="online-open">
      <h2 id="online-open">Open tables</h2>
      {tables.length === 0 && <p className="online-empty">No open table now.</p>}
      <ul>
        {tables.map((table) => (
          <li key={table.id} className="online-open-row">
            <span className="online-open-words">
              <strong>{table.name}</strong>
              <span>{othersAt(table)}</span>
            </span>
            <button type="button" className="ui-button" onClick={() => join(table)}>
              Join <span className="ui-hidden">{table.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="online-problem">
          {problem}
        </p>
      )}
    </section>
  )
}
