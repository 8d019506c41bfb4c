import { type ReactNode, useState } from 'react'
import { Complaint } from '../Complaint.tsx'
import { account, passkeyProblem } from './account-api.ts'
import { useWork } from './useWork.ts'

/** Somebody who has a name comes in; what he had as a guest of this browser comes along. */
export function SignIn({ signedIn }: { readonly signedIn: () => Promise<void> }): ReactNode {
  const [name, setName] = useState('')
  const [secret, setSecret] = useState('')
  const [byCode, setByCode] = useState(false)
  const { busy, problem, run } = useWork()
  const signIn = (way: () => Promise<unknown>): void =>
    run(async () => {
      await way()
      await signedIn()
    })
  return (
    <form
      className="ui-sheet"
      onSubmit={(event) => {
        event.preventDefault()
        signIn(() => (byCode ? account.signInByCode(name.trim(), secret) : account.signIn(name.trim(), secret)))
      }}
    >
      <h2>You have a name</h2>
      {passkeyProblem() === null && (
        <button type="button" className="ui-button ui-button-main" disabled={busy} onClick={() => signIn(account.signInByPasskey)}>
          Sign in with a passkey
        </button>
      )}
      <label className="ui-field">
        <span>Your name</span>
        <input value={name} required maxLength={24} autoComplete="username" onChange={(event) => setName(event.currentTarget.value)} />
      </label>
      <label className="ui-field">
        <span>{byCode ? 'Recovery code' : 'Password'}</span>
        <input
          key={byCode ? 'code' : 'password'}
          type={byCode ? 'text' : 'password'}
          value={secret}
          required
          maxLength={byCode ? 40 : 200}
          autoComplete={byCode ? 'off' : 'current-password'}
          onChange={(event) => setSecret(event.currentTarget.value)}
        />
      </label>
      <Complaint text={problem} />
      <button type="submit" className="ui-button" disabled={busy}>
        {busy ? 'A moment …' : 'Sign in'}
      </button>
      <button
        type="button"
        className="online-account-other"
        onClick={() => {
          setByCode(!byCode)
          setSecret('')
        }}
      >
        {byCode ? 'With a password instead' : 'With a recovery code instead'}
      </button>
      <p className="online-account-note">The tables of this browser come along.</p>
    </form>
  )
}
