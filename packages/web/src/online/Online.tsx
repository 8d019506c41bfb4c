/** '#/online': what waits for whoever looks, by decision; tables that wait for others; those that he may join or watch; and the way to a new one. */
import type { Home } from '@firegroup/table'
import { type ReactNode, Suspense, useState } from 'react'
import { addressOf, goTo } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { TABLES } from '../keys/contexts.ts'
import { useKeys } from '../keys/useKeys.ts'
import { AccountLine } from './account/AccountLine.tsx'
import type { You } from './api.ts'
import { Join, OpenTables, PlayAFriend, ToWatch } from './home/Beside.tsx'
import { DecisionCards } from './home/DecisionCards.tsx'
import { OthersList } from './home/OthersList.tsx'
import { type Sorted, sorted } from './home/order.ts'
import { headline } from './home/words.ts'
import { Bell } from './notices/Bell.tsx'
import { type Server, useServer } from './useServer.ts'
import './online.css'
import './home/home.css'

export function Online(): ReactNode {
  const { server, refresh } = useServer()
  return (
    <Shell current="online" bar={<Bar server={server} />}>
      {server.state === 'asking' && <PaperCards />}
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
      {server.state === 'here' && <Tables home={server.home} you={server.you} />}
    </Shell>
  )
}

/** Whether the server answers, and who one is to it. */
function Bar({ server }: { readonly server: Server }): ReactNode {
  if (server.state === 'asking') return null
  const you = server.state === 'here' ? server.you : null
  return (
    <div className="online-bar">
      <span className={you ? 'online-dot is-on' : 'online-dot'} role="status">
        {you ? 'Connected' : 'No server'}
      </span>
      {server.state === 'here' && <Bell waiting={server.home.own.filter(({ asked }) => asked).length} />}
      {you && (
        <a className="online-who" href={addressOf({ place: 'online', scenario: 'account' })}>
          <strong>{you.name}</strong>
          <span>{you.named ? 'your account' : 'guest on this browser'}</span>
        </a>
      )}
    </div>
  )
}

/** Where the cards will be: shown only after a moment, for most lists are there before. */
function PaperCards(): ReactNode {
  return (
    <div className="online online-papers" role="status">
      <span className="ui-hidden">Looking for your tables …</span>
      <span className="online-paper is-first" />
      <span className="online-paper" />
      <span className="online-paper" />
    </div>
  )
}

function NoServerHere(): ReactNode {
  return (
    <div className="ui-sheet ui-sheet-narrow">
      <h1>Online needs a server</h1>
      <p>
        This computer can be one: <kbd>npm start</kbd>, and open the address that it names. This app runs without one, and so does every
        game against the computer.
      </p>
      <a className="ui-button ui-button-main" href="#/">
        To your games
      </a>
    </div>
  )
}

function Tables({ home, you }: { readonly home: Home; readonly you: You }): ReactNode {
  const lists = sorted(home.own)
  const [at, setAt] = useState(0)
  const current = Math.min(at, Math.max(0, lists.waiting.length - 1))
  const open = home.open.filter(({ seats }) => !seats.some((seat) => seat.you))
  useKeys(TABLES, {
    next: () => {
      if (lists.waiting.length === 0) return
      const next = document.activeElement?.closest('[data-decision]') ? (current + 1) % lists.waiting.length : current
      setAt(next)
      document.querySelector<HTMLElement>(`[data-decision="${next}"] [data-decide]`)?.focus()
    },
    decide: ({ target }) => {
      const table = lists.waiting[current]
      if (!table || (target instanceof Element && target.closest('a, button, input'))) return false
      goTo({ place: 'table', id: table.id, ...(table.asked ? { view: 'decide' as const } : {}) })
      return true
    },
    table: () => goTo({ place: 'online', scenario: 'new' }),
    watch: () => document.querySelector<HTMLElement>('[data-watch]')?.focus(),
  })
  return (
    <>
      <div className="online">
        <Own lists={lists} at={current} />
        <aside aria-label="Other tables">
          <PlayAFriend />
          <Join />
          <OpenTables tables={open} />
          <ToWatch tables={home.watch} />
          <AccountLine you={you} />
        </aside>
      </div>
      <div className="online-foot">
        <a className="ui-button ui-button-main" href={addressOf({ place: 'online', scenario: 'new' })}>
          New table
        </a>
        <button type="button" className="ui-button" onClick={() => document.getElementById('online-link')?.focus()}>
          Join
        </button>
      </div>
    </>
  )
}

function Own({ lists: { waiting, others, finished }, at }: { readonly lists: Sorted; readonly at: number }): ReactNode {
  return (
    <section aria-labelledby="online-own">
      <header className="online-head">
        <div>
          <h1 id="online-own">{headline(waiting.length)}</h1>
          {waiting.length > 1 && <p>Whoever is here now comes first, then the shortest clock.</p>}
        </div>
        {finished.length > 0 && (
          <a className="online-more" href={addressOf({ place: 'online', scenario: 'finished' })}>
            {finished.length === 1 ? 'One finished game' : `${finished.length} finished games`}
          </a>
        )}
      </header>
      {waiting.length === 0 && (
        <div className="online-empty">
          <p>Nobody is waiting. Open a table and send the link.</p>
          <p className="online-deeds">
            <a className="ui-button ui-button-fire" href={addressOf({ place: 'online', scenario: 'new' })}>
              New table
            </a>
            <button type="button" className="ui-button" onClick={() => document.getElementById('online-link')?.focus()}>
              Paste a link
            </button>
          </p>
        </div>
      )}
      <DecisionCards tables={waiting} at={at} />
      {others.length > 0 && (
        <details className="online-others" open>
          <summary>
            <h2>Waiting for others</h2> <span className="online-count">{others.length}</span>
          </summary>
          <Suspense>
            <OthersList tables={others} />
          </Suspense>
        </details>
      )}
    </section>
  )
}
