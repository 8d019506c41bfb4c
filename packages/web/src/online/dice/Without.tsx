/** The match as a file and as links: for whoever checks it without a server, or wants to see it again. */

import { type MatchRecord, shareOf } from '@firegroup/table'
import { type ReactNode, useState } from 'react'
import { addressOf } from '../../app/route.ts'
import { Icon } from '../../icons.tsx'
import { download, fileNameOf } from '../../matches/export.ts'
import { Complaint } from '../Complaint.tsx'
import { CopyButton } from '../home/CopyButton.tsx'
import { type Checked, isGood } from './check.ts'
import { replay } from './replay.ts'

export function Without({
  record,
  id,
  checked,
}: {
  readonly record: MatchRecord
  readonly id: string
  readonly checked: Checked | null
}): ReactNode {
  const [problem, setProblem] = useState('')
  const text = JSON.stringify(record)
  const name = fileNameOf(record)
  const share = record.seal && shareOf(record.seal.secret)
  const link = (view: 'dice' | 'replay'): string =>
    `${location.origin}${location.pathname}${addressOf({ place: 'table', id, view, share })}`
  return (
    <section className="online-panel" aria-labelledby="online-without">
      <h2 id="online-without">Check it without us</h2>
      <p>The file holds the whole match. The command needs no server and no network.</p>
      <p className="online-deeds">
        <button type="button" className="ui-button ui-button-main" onClick={() => download(name, text, 'application/json')}>
          <Icon name="save" /> Download, {Math.max(1, Math.round(text.length / 1000))} kB
        </button>
        <CopyButton text={link('dice')} what="The link to this page">
          Share this page
        </CopyButton>
      </p>
      <div className="online-command">
        <code>
          <span aria-hidden="true">$ </span>firegroup verify {name}
        </code>
        <CopyButton text={`firegroup verify ${name}`} what="The command" className="online-command-copy">
          Copy
        </CopyButton>
        {checked && isGood(checked) && (
          <p>
            ✓ {checked.seals.length} seals, key, {checked.setUps} set-ups, {checked.rolls.length} rolls, {checked.decisions} decisions: all
            fit.
          </p>
        )}
      </div>
      <h2>The replay</h2>
      <p className="online-deeds">
        <button type="button" className="ui-button" onClick={() => replay(record).catch((error: Error) => setProblem(error.message))}>
          <Icon name="replay" /> Watch the replay
        </button>
        <CopyButton text={link('replay')} what="The link to the replay">
          Copy its link
        </CopyButton>
      </p>
      <Complaint text={problem} />
    </section>
  )
}
