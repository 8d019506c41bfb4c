/** The links of a table: one that seats a friend, one to watch. They work before anything else does. */
import type { Terms } from '@firegroup/table'
import { type ReactNode, useState } from 'react'
import { handedOn, linkTo, type Links as Secrets } from '../links.ts'
import { QrPicture } from '../QrPicture.tsx'

interface LinksProps {
  readonly words: string
  readonly links: Secrets
  readonly watchers: Terms['watchers']
}

/** How long 'Copied' is shown, in milliseconds. */
const COPIED = 2000

export function Links({ words, links, watchers }: LinksProps): ReactNode {
  const [copied, setCopied] = useState<'' | 'table' | 'watch'>('')
  const link = linkTo(words, links.invitation)
  const copy = (which: 'table' | 'watch'): void => {
    handedOn()
    void navigator.clipboard.writeText(which === 'table' ? link : linkTo(words, links.watching)).then(() => {
      setCopied(which)
      setTimeout(() => setCopied(''), COPIED)
    })
  }
  const share = (): void => {
    handedOn()
    void navigator.share({ title: 'Firegroup', text: 'Play with me', url: link }).catch(() => undefined)
  }
  return (
    <div className="online-new-links">
      <h2>Send this link to a friend</h2>
      <p>Whoever opens it sits down as a guest. No account.</p>
      <div className="online-new-link-box">
        <label>
          <span>{`${location.host}/#/t/`}</span>
          <strong className="online-new-link-words">{words}</strong>
          <small>
            #{links.invitation.slice(0, 4)}…{links.invitation.slice(-4)}
          </small>
          <input readOnly value={link} aria-label="The link to this table" onFocus={(event) => event.currentTarget.select()} />
        </label>
        <button type="button" className="ui-button ui-button-main" onClick={() => copy('table')}>
          {copied === 'table' ? '✓ Copied' : 'Copy'}
        </button>
      </div>
      <div className="online-new-point">
        <QrPicture text={link} label="The same link as a code for a camera" />
        <div className="online-new-point-ways">
          <p>Or let your friend point a phone at it.</p>
          {'share' in navigator && (
            <button type="button" className="ui-button" onClick={share}>
              Share
            </button>
          )}
          {watchers !== 'nobody' && (
            <button type="button" className="ui-button" onClick={() => copy('watch')}>
              {copied === 'watch' ? '✓ Copied' : 'Link to watch'}
            </button>
          )}
        </div>
      </div>
      <p className="ui-hidden" role="status">
        {copied === '' ? '' : copied === 'table' ? 'The link is copied.' : 'The link to watch is copied.'}
      </p>
    </div>
  )
}
