import type { ReactNode } from 'react'
import { addressOf } from '../../app/route.ts'
import './notices.css'

/** The way to notices, with how many decisions wait. */
export function Bell({ waiting }: { readonly waiting: number }): ReactNode {
  return (
    <a className="online-bell" href={addressOf({ place: 'online', scenario: 'notices' })} title="Notices">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4" />
      </svg>
      <span className="ui-hidden">Notices.</span>
      {waiting > 0 && (
        <span className="online-bell-count">
          {waiting}
          <span className="ui-hidden">{waiting === 1 ? ' decision waits' : ' decisions wait'}</span>
        </span>
      )}
    </a>
  )
}
