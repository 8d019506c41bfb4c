/** In the bar: how the connection is, and who looks on. */
import type { ReactNode } from 'react'
import type { AtTable } from '../at-table.ts'
import { useAt } from '../useAt.ts'

export function Bar({ at }: { readonly at: AtTable }): ReactNode {
  const company = useAt(at, ({ company }) => company)
  const table = useAt(at, ({ table }) => table)
  const watchers = company?.watchers ?? 0
  return (
    <div className="online-at-bar">
      <Connected at={at} />
      {watchers > 0 && (
        <span className="online-at-watchers">
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2.500 12S6 5.500 12 5.500S21.500 12 21.500 12S18 18.500 12 18.500S2.500 12 2.500 12M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6" />
          </svg>
          {watchers} watch{watchers === 1 ? 'es' : ''}
          {table && table.terms.delay > 0 && `, ${lateWords(table.terms.delay)}`}
        </span>
      )}
    </div>
  )
}

const lateWords = (seconds: number): string => (seconds < 60 ? `${seconds} s late` : `${Math.round(seconds / 60)} min late`)

/** The connection as a dot and a word. */
export function Connected({ at }: { readonly at: AtTable }): ReactNode {
  const connection = useAt(at, ({ connection }) => connection)
  const note = useAt(at, ({ note }) => note)
  const { pending } = at.port
  const kept =
    pending === 0 ? '' : pending === 1 ? ' 1 decision waits here and will be sent.' : ` ${pending} decisions wait here and will be sent.`
  const { state, words } =
    connection.state === 'connected'
      ? { state: 'here', words: note?.kind === 'sent' ? 'Sent. Nothing was lost.' : 'Connected' }
      : !navigator.onLine
        ? { state: 'gone', words: `Offline.${kept}` }
        : connection.state === 'reconnecting'
          ? { state: 'away', words: `Reconnecting, ${connection.seconds} s.${kept}` }
          : { state: 'away', words: `Connecting …${kept}` }
  return (
    <span className="online-at-connection" role="status" data-quiet={words === 'Connected' ? '' : undefined}>
      <span className="online-at-dot" data-state={state} />
      {words}
    </span>
  )
}
