/** '#/online/notices': what somebody is told while he is away, where, and when not. */

import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Shell } from '../../app/Shell.tsx'
import { useWork } from '../account/useWork.ts'
import { api, NoServer, type You } from '../api.ts'
import { Complaint } from '../Complaint.tsx'
import { MailNotices } from './MailNotices.tsx'
import { type NoticesTold, notices, type Wishes } from './notice-api.ts'
import { PushNotices } from './PushNotices.tsx'
import '../online.css'
import '../account/account.css'
import './notices.css'

interface Told {
  readonly you: You
  readonly told: NoticesTold
}

export function Notices({ confirm }: { readonly confirm: string | undefined }): ReactNode {
  const [state, setState] = useState<Told | string | null>(null)
  const [said, setSaid] = useState('')
  const refresh = useCallback(async (): Promise<void> => {
    try {
      const you = await api.visit()
      setState({ you, told: await notices.told() })
    } catch (error) {
      setState(error instanceof NoServer ? 'Online needs a server. This computer can be one: npm start.' : (error as Error).message)
    }
  }, [])
  useEffect(() => {
    if (confirm === undefined) void refresh()
    else
      notices
        .confirm(confirm)
        .then(
          () => setSaid('The address is confirmed.'),
          (error: Error) => setSaid(error.message),
        )
        .finally(() => void refresh())
  }, [confirm, refresh])
  return (
    <Shell current="online">
      <div className="online-account">
        <p className="online-account-back">
          <a href="#/online">Tables</a> / Notices
        </p>
        <h1>Notices</h1>
        <p className="online-account-lead">
          One word for each decision that waits for you, once, and none while you are here. Nothing of odds, hands or hidden units stands in
          it.
        </p>
        <p role="status" className={said === '' ? 'ui-hidden' : 'online-notices-said'}>
          {said}
        </p>
        {state === null && <p role="status">Asking the server …</p>}
        {typeof state === 'string' && <p role="alert">{state}</p>}
        {state !== null && typeof state !== 'string' && (
          <div className="online-account-columns">
            <section className="ui-sheet">
              <PushNotices told={state.told} refresh={refresh} say={setSaid} />
            </section>
            <section className="ui-sheet">
              <When told={state.told} />
              <MailNotices told={state.told} you={state.you} refresh={refresh} say={setSaid} />
            </section>
          </div>
        )}
      </div>
    </Shell>
  )
}

const NIGHT = { from: 22 * 60, to: 7 * 60 }

function When({ told }: { readonly told: NoticesTold }): ReactNode {
  const { problem, run } = useWork()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  // shown at once; the server is told meanwhile
  const [{ turns, reminders, quiet }, setWishes] = useState<Wishes>({ ...told, zone })
  const wish = (change: Partial<Wishes>): void => {
    const wishes = { turns, reminders, quiet, zone, ...change }
    setWishes(wishes)
    run(() => notices.wish(wishes))
  }
  return (
    <>
      <h2>Which</h2>
      <Switch label="A decision waits for me" on={turns} onChange={(on) => wish({ turns: on })} />
      <Switch
        label="Once more when a quarter of the time is left"
        on={reminders}
        disabled={!turns}
        onChange={(on) => wish({ reminders: on })}
      />
      <h2>Quiet hours</h2>
      <Switch label="Tell me nothing at night" on={quiet !== null} onChange={(on) => wish({ quiet: on ? NIGHT : null })} />
      {quiet && (
        <div className="online-notices-hours">
          <Hour label="From" minutes={quiet.from} onChange={(from) => wish({ quiet: { ...quiet, from } })} />
          <Hour label="To" minutes={quiet.to} onChange={(to) => wish({ quiet: { ...quiet, to } })} />
          <p className="online-account-note">Your time: {zone}. What came up meanwhile is told afterwards, if it still waits.</p>
        </div>
      )}
      <Complaint text={problem} />
    </>
  )
}

function Hour({
  label,
  minutes,
  onChange,
}: {
  readonly label: string
  readonly minutes: number
  readonly onChange: (minutes: number) => void
}): ReactNode {
  const two = (value: number): string => String(value).padStart(2, '0')
  return (
    <label className="ui-field">
      <span>{label}</span>
      <input
        type="time"
        value={`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`}
        onChange={(event) => {
          const [hour, minute] = event.currentTarget.value.split(':').map(Number)
          if (hour !== undefined && minute !== undefined && !Number.isNaN(hour + minute)) onChange(hour * 60 + minute)
        }}
      />
    </label>
  )
}

interface SwitchProps {
  readonly label: string
  readonly on: boolean
  readonly disabled?: boolean
  readonly onChange: (on: boolean) => void
}

function Switch({ label, on, disabled, onChange }: SwitchProps): ReactNode {
  return (
    <label className="ui-switch">
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
