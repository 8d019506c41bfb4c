/** '#/online/unsubscribe/<link>': from a mail, and done. */
import { type ReactNode, useEffect, useState } from 'react'
import { Shell } from '../../app/Shell.tsx'
import { notices } from './notice-api.ts'

export function Unsubscribe({ link }: { readonly link: string }): ReactNode {
  const [said, setSaid] = useState('A moment …')
  useEffect(() => {
    notices.unsubscribe(link).then(
      () => setSaid('You get no more mails from here. Your games go on.'),
      (error: Error) => setSaid(error.message),
    )
  }, [link])
  return (
    <Shell current="online">
      <div className="ui-sheet ui-sheet-narrow">
        <h1>Mails</h1>
        <p role="status">{said}</p>
        <a className="ui-button" href="#/online/notices">
          All notices
        </a>
      </div>
    </Shell>
  )
}
