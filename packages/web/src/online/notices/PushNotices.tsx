/** Notices in browsers: this one, and the others that take them. */

import { type ReactNode, useState } from 'react'
import { Choices } from '../../app/Choices.tsx'
import { when } from '../../matches/glance.ts'
import { useWork } from '../account/useWork.ts'
import { Complaint } from '../Complaint.tsx'
import { type BrowserState, leaveNotices, stateIn, takeNotices } from './browser.ts'
import { type NoticesTold, notices, type Wording } from './notice-api.ts'

/** Why there are none here, and what to do. */
const WHY_NOT: { readonly [S in BrowserState]?: string } = {
  none: 'This browser has no notices. On an iPhone put Firegroup on the home screen first.',
  insecure: 'Notices need an encrypted address (https), or this computer’s own.',
  denied: 'This browser refuses notices from here. You can allow them beside its address, then come back.',
}

interface PushProps {
  readonly told: NoticesTold
  readonly refresh: () => Promise<void>
  readonly say: (said: string) => void
}

export function PushNotices({ told, refresh, say }: PushProps): ReactNode {
  const { busy, problem, run } = useWork()
  const own = told.devices.find(({ here }) => here)
  const [wording, setWording] = useState<Wording>(own?.wording ?? 'sentence')
  const state = stateIn(told)
  const why = WHY_NOT[state]
  const change = (work: () => Promise<unknown>, said: string): void =>
    run(async () => {
      await work()
      await refresh()
      say(said)
    })
  const take = async (as: Wording): Promise<void> => {
    const refused = await takeNotices(told.key, as)
    if (refused !== null) throw new Error(refused)
  }
  return (
    <>
      <h2>In this browser</h2>
      {why !== undefined && <p className="online-notices-why">{why}</p>}
      {why === undefined && (
        <>
          <Choices
            legend="What a locked screen may say"
            name="wording"
            value={wording}
            onChange={(as) => {
              setWording(as)
              if (state === 'on') change(() => take(as), 'Changed.')
            }}
            choices={[
              { value: 'sentence', name: 'What waits', note: 'marina_k moves into J5: fire or hold?' },
              { value: 'plain', name: 'Only that something waits', note: 'A decision waits for you.' },
            ]}
          />
          <div className="online-account-row">
            {state === 'on' ? (
              <>
                <button
                  type="button"
                  className="ui-button"
                  disabled={busy}
                  onClick={() => change(notices.test, 'Sent. Look away from this page to see it.')}
                >
                  Send a test notice
                </button>
                <button
                  type="button"
                  className="ui-button"
                  disabled={busy}
                  onClick={() => change(() => (own ? leaveNotices(own.id) : Promise.resolve()), 'No more notices in this browser.')}
                >
                  Switch off here
                </button>
              </>
            ) : (
              <button
                type="button"
                className="ui-button ui-button-main"
                disabled={busy}
                onClick={() => change(() => take(wording), 'You will be told when a decision waits for you.')}
              >
                Tell me in this browser
              </button>
            )}
          </div>
        </>
      )}
      <Complaint text={problem} />
      <h2>All browsers</h2>
      {told.devices.length === 0 && <p className="online-account-note">None takes notices yet.</p>}
      <ul className="online-account-list">
        {told.devices.map(({ id, device, wording: as, created, here }) => (
          <li key={id}>
            <span>
              <strong>{device}</strong>
              <span>
                {here ? 'this browser' : `since ${when(created)}`},{' '}
                {as === 'sentence' ? 'says what waits' : 'says only that something waits'}
              </span>
            </span>
            <button
              type="button"
              className="ui-button"
              disabled={busy}
              onClick={() => change(() => (here ? leaveNotices(id) : notices.removeDevice(id)), `No more notices in ${device}.`)}
            >
              Switch off <span className="ui-hidden">{device}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
