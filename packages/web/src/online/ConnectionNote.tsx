/** How the connection is, when it is not as it should be: what is decided is kept, and sent when it is back. */
import { type ReactNode, useSyncExternalStore } from 'react'
import type { AtTable } from './at-table.ts'

export function ConnectionNote({ at }: { readonly at: AtTable }): ReactNode {
  const connection = useSyncExternalStore(at.subscribe, () => at.connection)
  const { pending } = at.port
  if (connection.state === 'connected') return null
  const state = connection.state === 'reconnecting' ? `Reconnecting, ${connection.seconds} s` : 'Connecting …'
  const kept =
    pending === 0 ? '' : pending === 1 ? ' 1 decision waits here and will be sent.' : ` ${pending} decisions wait here and will be sent.`
  return (
    <p className="online-connection" role="status">
      {state}.{kept}
    </p>
  )
}
