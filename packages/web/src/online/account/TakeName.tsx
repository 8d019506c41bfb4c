import { type ReactNode, useState } from 'react'
import { Complaint } from '../Complaint.tsx'
import { account, passkeyProblem } from './account-api.ts'
import { NewPassword } from './NewPassword.tsx'
import { useWork } from './useWork.ts'

/** A guest takes a name; his games stay his. */
export function TakeName({ taken }: { readonly taken: (codes: readonly string[]) => void }): ReactNode {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const without = passkeyProblem()
  const [byPassword, setByPassword] = useState(without !== null)
  const { busy, problem, run } = useWork()
  const take = (): void =>
    run(async () => taken(await (byPassword ? account.takeName(name.trim(), password) : account.takeNameByPasskey(name.trim()))))
  return (
    <form
      className="ui-sheet"
      onSubmit={(event) => {
        event.preventDefault()
        take()
      }}
    >
      <h2>Take a name</h2>
      <label className="ui-field">
        <span>Name</span>
        <input value={name} required maxLength={24} autoComplete="username" onChange={(event) => setName(event.currentTarget.value)} />
      </label>
      {byPassword && <NewPassword label="Password, 10 characters or more" value={password} onChange={setPassword} />}
      <Complaint text={problem} />
      <button type="submit" className="ui-button ui-button-fire" disabled={busy}>
        {busy ? 'A moment …' : byPassword ? 'Take it with a password' : 'Take it with a passkey'}
      </button>
      {without === null ? (
        <button type="button" className="online-account-other" onClick={() => setByPassword(!byPassword)}>
          {byPassword ? 'With a passkey instead' : 'With a password instead'}
        </button>
      ) : (
        <p className="online-account-note">{without}</p>
      )}
      {!byPassword && (
        <p className="online-account-note">A passkey is your device’s lock: a fingerprint, a face or a PIN. Nothing to remember.</p>
      )}
    </form>
  )
}
