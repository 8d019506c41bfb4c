/** '…': what can be asked, given up, switched off or reported at a table. */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { AtTable } from '../at-table.ts'
import { useAt } from '../useAt.ts'
import { isMuted, useMuted } from './muting.ts'

export function Menu({ at }: { readonly at: AtTable }): ReactNode {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const away = (event: Event): void => {
      if (!place.current?.contains(event.target as Node)) setOpen(false)
    }
    const onEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false)
    }
    addEventListener('pointerdown', away)
    addEventListener('keydown', onEscape, true)
    return () => {
      removeEventListener('pointerdown', away)
      removeEventListener('keydown', onEscape, true)
    }
  }, [open])
  return (
    <div ref={place} className="online-at-menu">
      <button
        type="button"
        className="table-tool"
        aria-label="More at this table"
        title="More"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <svg className="ui-icon" viewBox="0 0 24 24" width="21" height="21" aria-hidden="true">
          <path d="M5 12h.01M12 12h.01M19 12h.01" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        </svg>
      </button>
      {open && <Items at={at} onDone={() => setOpen(false)} />}
    </div>
  )
}

function Items({ at, onDone }: { readonly at: AtTable; readonly onDone: () => void }): ReactNode {
  const affairs = useAt(at, ({ affairs }) => affairs)
  const table = useAt(at, ({ table }) => table)
  const company = useAt(at, ({ company }) => company)
  const muted = useMuted(at.id)
  const [asking, setAsking] = useState<'' | 'resign' | 'report'>('')
  const sits = table?.seats.some(({ you }) => you) ?? false
  const other = table?.seats.find(({ you, name }) => !you && name !== null)
  const isOver = table?.stage === 'over'
  const done = (act: () => void) => (): void => {
    act()
    onDone()
  }
  return (
    <nav className="online-at-menu-items" aria-label="At this table">
      {sits && !isOver && <Item words="Offer a draw" problem={affairs?.closed.draw} act={done(() => at.offer('draw'))} />}
      {sits && !isOver && <Item words="Ask to take back" problem={affairs?.closed.undo} act={done(() => at.offer('undo'))} />}
      {sits && isOver && (
        <Item words="Play again, sides exchanged" problem={affairs?.closed.rematch} act={done(() => at.offer('rematch'))} />
      )}
      {sits && !isOver && asking !== 'resign' && <Item words="Resign" act={() => setAsking('resign')} />}
      {asking === 'resign' && (
        <div className="online-at-menu-ask" role="alertdialog" aria-label="Resign">
          <p>Give the game up? The other side wins.</p>
          <button type="button" className="ui-button ui-button-fire" onClick={done(() => at.act({ type: 'resign' }))}>
            Resign
          </button>
          <button type="button" className="ui-button" onClick={() => setAsking('')}>
            Play on
          </button>
        </div>
      )}
      <Item words={muted ? 'Hear the chat again' : 'Mute the chat'} act={done(() => isMuted.set(at.id, !muted))} />
      <Item
        words={company?.shown === false ? 'Show when I am here' : 'Do not show when I am here'}
        act={done(() => at.act({ type: 'presence', shown: company?.shown === false }))}
      />
      {other && <Item words={`Block ${other.name}`} act={done(() => at.act({ type: 'block', seat: other.seat }))} />}
      {other && asking !== 'report' && <Item words={`Report ${other.name}`} act={() => setAsking('report')} />}
      {other && asking === 'report' && <Report onSend={(text) => done(() => at.act({ type: 'report', seat: other.seat, text }))()} />}
    </nav>
  )
}

interface ItemProps {
  readonly words: string
  readonly problem?: string | undefined
  readonly act: () => void
}

/** What can't be done now says why. */
function Item({ words, problem, act }: ItemProps): ReactNode {
  return (
    <button type="button" aria-disabled={problem !== undefined} onClick={() => problem === undefined && act()}>
      {words}
      {problem !== undefined && <small>{problem}</small>}
    </button>
  )
}

function Report({ onSend }: { readonly onSend: (text: string) => void }): ReactNode {
  const [text, setText] = useState('')
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() !== '') onSend(text.trim())
  }
  return (
    <form className="online-at-menu-ask" onSubmit={send}>
      <label>
        What has happened?
        <textarea value={text} maxLength={1000} rows={3} onChange={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="submit" className="ui-button ui-button-main">
        Send to whoever runs this server
      </button>
    </form>
  )
}
