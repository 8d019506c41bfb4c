/** '#/online…': the tables, and what lies behind them. Each is loaded when it is first gone to. */
import { lazy, type ReactNode } from 'react'

const Online = lazy(async () => ({ default: (await import('./Online.tsx')).Online }))
const Account = lazy(async () => ({ default: (await import('./account/Account.tsx')).Account }))
const Finished = lazy(async () => ({ default: (await import('./home/Finished.tsx')).Finished }))
const Notices = lazy(async () => ({ default: (await import('./notices/Notices.tsx')).Notices }))
const Unsubscribe = lazy(async () => ({ default: (await import('./notices/Unsubscribe.tsx')).Unsubscribe }))
const NewTable = lazy(async () => ({ default: (await import('./NewTable.tsx')).NewTable }))

/** `to` is a scenario for a new table, or one of the pages that are named here; nothing is the list of tables. */
export function OnlinePlace({ to, more }: { readonly to: string | undefined; readonly more: string | undefined }): ReactNode {
  if (to === undefined) return <Online />
  if (to === 'account') return <Account />
  if (to === 'notices') return <Notices confirm={more} />
  if (to === 'unsubscribe' && more !== undefined) return <Unsubscribe link={more} />
  return to === 'finished' ? <Finished /> : <NewTable scenario={to} />
}
