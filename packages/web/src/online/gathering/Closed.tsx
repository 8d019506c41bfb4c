/** A table that is there no more, and why. */
import type { OnlineTable } from '@firegroup/table'
import type { ReactNode } from 'react'
import { addressOf } from '../../app/route.ts'

export function Closed({ table }: { readonly table: OnlineTable }): ReactNode {
  return (
    <div className="ui-sheet ui-sheet-narrow">
      <h1>{table.name}</h1>
      <p>{table.change ?? 'This table was closed.'}</p>
      <div className="online-new-row">
        <a className="ui-button ui-button-main" href={addressOf({ place: 'online', scenario: 'new' })}>
          My own table
        </a>
        <a className="ui-button" href="#/online">
          To the tables
        </a>
      </div>
    </div>
  )
}
