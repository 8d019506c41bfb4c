/** After the first decision that was sent, and never before: shall he be told when the next one waits? Also says to the server that somebody is here. */
import { type ReactNode, useEffect, useState } from 'react'
import { api } from '../api.ts'
import type { AtTable } from '../at-table.ts'
import { canNotify, clearNotices, noteAsked, takeNotices, wasAsked } from './browser.ts'
import { notices, type Wording } from './notice-api.ts'
import './notices.css'

/** Only while others decide, and no sooner than this: whoever is asked again at once is not held up. In milliseconds. */
const PATIENCE = 1500
/** How often the server hears that the page is looked at, in milliseconds: it sends no notices meanwhile. */
const HERE = 30_000

export function AskNotices({ at }: { readonly at: AtTable }): ReactNode {
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const { port } = at
    let timer: ReturnType<typeof setTimeout> | undefined
    port.onchanged = () => {
      clearTimeout(timer)
      if (port.asked) setAsking(false)
      else if (port.decided > 0 && canNotify() === 'can' && !wasAsked()) timer = setTimeout(setAsking, PATIENCE, true)
    }
    return () => {
      clearTimeout(timer)
      port.onchanged = null
    }
  }, [at])
  useEffect(() => {
    const here = (): void => {
      if (document.visibilityState !== 'visible') return
      void clearNotices(at.id)
      api.visit().catch(() => undefined)
    }
    here()
    const timer = setInterval(here, HERE)
    document.addEventListener('visibilitychange', here)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', here)
    }
  }, [at])
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), 6000)
    return () => clearTimeout(timer)
  }, [said])

  const take = (wording: Wording): void => {
    setAsking(false)
    notices
      .told()
      .then(({ key }) => takeNotices(key, wording))
      .then((problem) => setSaid(problem ?? 'You will be told when a decision waits for you.'))
      .catch((error: Error) => setSaid(error.message))
  }
  const leave = (): void => {
    noteAsked()
    setAsking(false)
  }
  if (said !== '')
    return (
      <p className="online-ask" role="status">
        {said}
      </p>
    )
  if (!isAsking) return null
  return (
    <section className="online-ask" aria-labelledby="online-ask">
      <h2 id="online-ask">Shall we tell you when it is your turn?</h2>
      <p>What may stand on a locked screen?</p>
      <div>
        <button type="button" className="ui-button ui-button-main" onClick={() => take('sentence')}>
          “marina_k moves into J5: fire or hold?”
        </button>
        <button type="button" className="ui-button" onClick={() => take('plain')}>
          “A decision waits for you”
        </button>
        <button type="button" className="ui-button" onClick={leave}>
          Not now
        </button>
      </div>
    </section>
  )
}
