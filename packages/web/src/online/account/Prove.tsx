import { type ReactNode, useState } from 'react'
import { Complaint } from '../Complaint.tsx'
import { type AccountTold, account, passkeyProblem } from './account-api.ts'
import { useWork } from './useWork.ts'

interface ProveProps {
  readonly told: AccountTold
  readonly proved: () => Promise<void>
  readonly leave: () => void
}

/** It has been a while: whoever changes how the name is kept shows once more that it is his. */
export function Prove({ told, proved, leave }: ProveProps): ReactNode {
  const [password, setPassword] = useState('')
  const { busy, problem, run } = useWork()
  const prove = (way: () => Promise<unknown>): void =>
    run(async () => {
      await way()
      await proved()
    })
  return (
    <form
      className="ui-sheet online-account-prove"
      onSubmit={(event) => {
        event.preventDefault()
        prove(() => account.signIn(told.you.name, password))
      }}
    >
      <h2>Is it you?</h2>
      <p>You signed in a while ago. Show once more that the name is yours.</p>
      {told.passkeys.length > 0 && passkeyProblem() === null && (
        <button type="button" className="ui-button ui-button-main" disabled={busy} onClick={() => prove(account.signInByPasskey)}>
          With a passkey
        </button>
      )}
      {told.password && (
        <>
          <label className="ui-field">
            <span>Your password</span>
            <input
              type="password"
              value={password}
              required
              autoComplete="current-password"
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          </label>
          <button type="submit" className="ui-button" disabled={busy}>
            With the password
          </button>
        </>
      )}
      <button type="button" className="ui-button" onClick={leave}>
        Not now
      </button>
      <Complaint text={problem} />
    </form>
  )
}
