/** How a name is kept, and where it is signed in: for whoever has one. */

import { type ReactNode, useState } from 'react'
import { goTo } from '../../app/route.ts'
import { download } from '../../matches/export.ts'
import { when } from '../../matches/glance.ts'
import { Complaint } from '../Complaint.tsx'
import { type AccountTold, account, passkeyProblem } from './account-api.ts'
import { NewPassword } from './NewPassword.tsx'
import { Prove } from './Prove.tsx'
import { useWork, type Work } from './useWork.ts'

interface KeepingProps {
  readonly told: AccountTold
  readonly refresh: () => Promise<void>
  readonly tellCodes: (codes: readonly string[]) => void
}

export function Keeping({ told, refresh, tellCodes }: KeepingProps): ReactNode {
  const work = useWork()
  const [asked, setAsked] = useState<(() => Promise<unknown>) | null>(null)
  const change = (act: () => Promise<unknown>): void =>
    work.run(async () => {
      await act()
      await refresh()
    })
  /** What changes how the name is kept is asked for again once somebody has shown that it is his. */
  const guarded = (act: () => Promise<unknown>): void => (told.fresh ? change(act) : setAsked(() => act))
  const renew = async (): Promise<void> => tellCodes(await account.newCodes())
  return (
    <>
      <p className="online-account-lead">Your games are wherever you sign in with this name.</p>
      <Complaint text={work.problem} />
      {asked && (
        <Prove
          told={told}
          proved={async () => {
            await asked()
            setAsked(null)
            await refresh()
          }}
          leave={() => setAsked(null)}
        />
      )}
      <div className="online-account-columns">
        <section className="ui-sheet">
          <h2>Passkeys</h2>
          <Passkeys told={told} guarded={guarded} busy={work.busy} />
          <h2>Password</h2>
          <Password has={told.password} guarded={guarded} busy={work.busy} />
          <h2>Recovery codes</h2>
          <p className="online-account-note">{codesLeft(told.codes)}</p>
          <button type="button" className="ui-button" disabled={work.busy} onClick={() => guarded(renew)}>
            Make new codes
          </button>
        </section>
        <section className="ui-sheet">
          <h2>Signed in</h2>
          <Visits told={told} change={change} busy={work.busy} />
          <h2>Your data</h2>
          <Data name={told.you.name} guarded={guarded} work={work} />
        </section>
      </div>
    </>
  )
}

function codesLeft(count: number): string {
  if (count === 0) return 'None is left. Make new ones.'
  return count === 1 ? 'One is left. Make new ones soon.' : `${count} are left. Each opens your name once.`
}

interface PartProps {
  readonly told: AccountTold
  readonly guarded: (act: () => Promise<unknown>) => void
  readonly busy: boolean
}

function Passkeys({ told, guarded, busy }: PartProps): ReactNode {
  const problem = passkeyProblem()
  return (
    <>
      {told.passkeys.length === 0 && <p className="online-account-note">None yet.</p>}
      <ul className="online-account-list">
        {told.passkeys.map(({ id, label, created, used }) => (
          <li key={id}>
            <span>
              <strong>{label}</strong>
              <span>{used === null ? `made ${when(created)}` : `last used ${when(used)}`}</span>
            </span>
            <button type="button" className="ui-button" disabled={busy} onClick={() => guarded(() => account.removePasskey(id))}>
              Remove <span className="ui-hidden">{label}</span>
            </button>
          </li>
        ))}
      </ul>
      {problem === null ? (
        <button type="button" className="ui-button" disabled={busy} onClick={() => guarded(account.addPasskey)}>
          Add a passkey
        </button>
      ) : (
        <p className="online-account-note">{problem}</p>
      )}
    </>
  )
}

function Password({ has, guarded, busy }: { readonly has: boolean } & Omit<PartProps, 'told'>): ReactNode {
  const [password, setPassword] = useState('')
  const set = async (): Promise<void> => {
    await account.setPassword(password)
    setPassword('')
  }
  return (
    <form
      className="online-account-inline"
      onSubmit={(event) => {
        event.preventDefault()
        guarded(set)
      }}
    >
      <NewPassword label={has ? 'Another password' : 'A password'} value={password} onChange={setPassword} />
      <button type="submit" className="ui-button" disabled={busy}>
        {has ? 'Change' : 'Set'}
      </button>
      <p className="online-account-note">A change signs you out everywhere else.</p>
    </form>
  )
}

function Visits({
  told,
  change,
  busy,
}: {
  readonly told: AccountTold
  readonly change: (act: () => Promise<unknown>) => void
  readonly busy: boolean
}): ReactNode {
  return (
    <>
      <ul className="online-account-list">
        {told.visits.map(({ id, device, seen, here }) => (
          <li key={id}>
            <span>
              <strong>{device}</strong>
              <span>
                {here ? (
                  'this browser'
                ) : (
                  <>
                    last seen <time dateTime={seen}>{when(seen)}</time>
                  </>
                )}
              </span>
            </span>
            <button
              type="button"
              className="ui-button"
              disabled={busy}
              onClick={() => change(here ? account.signOut : () => account.endVisit(id))}
            >
              Sign out <span className="ui-hidden">{here ? 'here' : device}</span>
            </button>
          </li>
        ))}
      </ul>
      {told.visits.length > 1 && (
        <button type="button" className="ui-button" disabled={busy} onClick={() => change(account.endOthers)}>
          Sign out everywhere else
        </button>
      )}
    </>
  )
}

function Data({ name, guarded, work }: { readonly name: string; readonly guarded: PartProps['guarded']; readonly work: Work }): ReactNode {
  const [typed, setTyped] = useState<string | null>(null)
  const save = async (): Promise<void> => {
    download('firegroup-my-data.json', JSON.stringify(await account.exported(), null, 2), 'application/json')
  }
  const forget = async (): Promise<void> => {
    await account.forget()
    goTo({ place: 'online', scenario: undefined })
  }
  return (
    <>
      <div className="online-account-row">
        <button type="button" className="ui-button" disabled={work.busy} onClick={() => work.run(save)}>
          Save all that is kept of me
        </button>
        {typed === null && (
          <button type="button" className="ui-button" onClick={() => setTyped('')}>
            Forget me …
          </button>
        )}
      </div>
      {typed !== null && (
        <form
          className="online-account-inline"
          onSubmit={(event) => {
            event.preventDefault()
            guarded(forget)
          }}
        >
          <label className="ui-field">
            <span>Type {name} to have it forgotten. Matches stay, without the name.</span>
            <input value={typed} autoComplete="off" onChange={(event) => setTyped(event.currentTarget.value)} />
          </label>
          <button type="submit" className="ui-button" disabled={work.busy || typed !== name}>
            Forget me
          </button>
          <button type="button" className="ui-button" onClick={() => setTyped(null)}>
            Stay
          </button>
        </form>
      )}
    </>
  )
}
