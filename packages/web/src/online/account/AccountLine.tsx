/** Who somebody is here, in a line: a guest is offered a name, and nobody is held up by it. */
import type { ReactNode } from 'react'
import { addressOf } from '../../app/route.ts'
import type { You } from '../api.ts'
import { passkeyProblem } from './account-api.ts'
import './account.css'

const ACCOUNT = addressOf({ place: 'online', scenario: 'account' })
const NOTICES = addressOf({ place: 'online', scenario: 'notices' })

export function AccountLine({ you }: { readonly you: You }): ReactNode {
  if (you.named)
    return (
      <p className="online-account-line">
        You play as <a href={ACCOUNT}>{you.name}</a>. <a href={NOTICES}>Notices</a>
      </p>
    )
  return (
    <p className="online-account-line online-account-offer">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7.5 16a4 4 0 1 0 0-8a4 4 0 0 0 0 8M11.5 12H21v3.5M17 12v2.5" />
      </svg>
      <span>
        You play as a guest of this browser. <a href={ACCOUNT}>Take a name with a {passkeyProblem() === null ? 'passkey' : 'password'}</a>{' '}
        to play from your phone too. <a href={NOTICES}>Notices</a>
      </span>
    </p>
  )
}
