import { type ReactNode, useState } from 'react'
import { Icon } from '../../icons.tsx'
import { download } from '../../matches/export.ts'

/** Recovery codes, this once. */
export function Codes({ codes, done }: { readonly codes: readonly string[]; readonly done: () => void }): ReactNode {
  const [said, setSaid] = useState('')
  const text = `${codes.join('\n')}\n`
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setSaid('The codes are copied.'),
      () => setSaid('They could not be copied. Save them instead.'),
    )
  }
  return (
    <section className="ui-sheet online-account-codes" aria-labelledby="online-codes">
      <h1 id="online-codes">Keep these codes</h1>
      <p>Each opens your name once, should your passkey or password be lost. They are not shown again.</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="online-account-row">
        <button type="button" className="ui-button" onClick={copy}>
          <Icon name="copy" /> Copy
        </button>
        <button type="button" className="ui-button" onClick={() => download('firegroup-recovery-codes.txt', text, 'text/plain')}>
          <Icon name="save" /> Save as a file
        </button>
        <button type="button" className="ui-button ui-button-main" onClick={done}>
          I have kept them
        </button>
      </div>
      <p role="status">{said}</p>
    </section>
  )
}
