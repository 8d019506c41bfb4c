/** Notices by mail, where the server can send it. */

import { type ReactNode, useState } from 'react'
import { useWork } from '../account/useWork.ts'
import type { You } from '../api.ts'
import { Complaint } from '../Complaint.tsx'
import { type NoticesTold, notices } from './notice-api.ts'

interface MailProps {
  readonly told: NoticesTold
  readonly you: You
  readonly refresh: () => Promise<void>
  readonly say: (said: string) => void
}

export function MailNotices({ told, you, refresh, say }: MailProps): ReactNode {
  return (
    <>
      <h2>By mail</h2>
      {!told.mail && <p className="online-notices-why">This server sends no mail.</p>}
      {told.mail && !you.named && (
        <p className="online-notices-why">
          Mails go to names: <a href="#/online/account">take one</a> first.
        </p>
      )}
      {told.mail && you.named && <Address told={told} refresh={refresh} say={say} />}
    </>
  )
}

function Address({ told, refresh, say }: Omit<MailProps, 'you'>): ReactNode {
  const [address, setAddress] = useState('')
  const { busy, problem, run } = useWork()
  const change = (work: () => Promise<unknown>, said: string): void =>
    run(async () => {
      await work()
      await refresh()
      say(said)
    })
  const failed = <Complaint text={problem} />
  if (told.address !== null)
    return (
      <>
        <p className="online-account-note">
          {told.confirmed
            ? `To ${told.address}, when you have not answered for ten minutes.`
            : `${told.address} is not confirmed yet: open the link in the mail that was sent there.`}
        </p>
        <button
          type="button"
          className="ui-button"
          disabled={busy}
          onClick={() => change(notices.removeAddress, 'The address is forgotten.')}
        >
          No more mails
        </button>
        {failed}
      </>
    )
  return (
    <form
      className="online-account-inline"
      onSubmit={(event) => {
        event.preventDefault()
        change(() => notices.setAddress(address.trim()), 'A mail is on its way. Open the link in it.')
      }}
    >
      <label className="ui-field">
        <span>Your address</span>
        <input
          type="email"
          required
          maxLength={200}
          autoComplete="email"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      </label>
      <button type="submit" className="ui-button" disabled={busy}>
        Confirm it
      </button>
      {failed}
    </form>
  )
}
