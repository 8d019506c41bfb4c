/** Talk at the table: folded to its last line, opened above the ticker. Text and nothing else. */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { TALK, TALKING } from '../../keys/contexts.ts'
import { KeyHint } from '../../keys/KeyHint.tsx'
import { useKeys } from '../../keys/useKeys.ts'
import type { AtTable } from '../at-table.ts'
import { useAt } from '../useAt.ts'
import { isMuted, useMuted } from './muting.ts'

export function Chat({ at }: { readonly at: AtTable }): ReactNode {
  const lines = useAt(at, ({ chat }) => chat)
  const muted = useMuted(at.id)
  const [open, setOpen] = useState(false)
  const [read, setRead] = useState(0)
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const show = (shown: boolean): void => {
    setOpen(shown)
    setRead(lines.length)
    if (shown) setTimeout(() => field.current?.focus())
  }
  useKeys(TALK, { chat: () => show(!open) })
  useKeys(TALKING, {
    close: () => {
      if (!open) return false
      show(false)
      return true
    },
  })
  useEffect(() => {
    if (open) setRead(lines.length)
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [open, lines])
  if (muted)
    return (
      <div className="online-at-chat">
        <button type="button" className="online-at-chat-line" onClick={() => isMuted.set(at.id, false)}>
          Chat is muted. Hear it again
        </button>
      </div>
    )
  const last = lines.at(-1)
  const unread = open ? 0 : lines.slice(read).filter(({ you }) => !you).length
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    at.say(text.trim())
    setText('')
  }
  return (
    <div className="online-at-chat" data-open={open ? '' : undefined} data-talk={open ? 'open' : undefined}>
      {open && (
        <div className="online-at-chat-panel" role="dialog" aria-label="Chat">
          <ol ref={list} aria-live="polite">
            {lines.length === 0 && <li className="online-at-chat-empty">Nothing was said yet.</li>}
            {lines.map(({ number, from, you, among, text: said }) => (
              <li key={number} className={you ? 'is-own' : undefined}>
                <strong>{from}</strong>
                {among === 'watchers' && <small> watching</small>} {said}
              </li>
            ))}
          </ol>
          <form onSubmit={send}>
            <input
              ref={field}
              value={text}
              maxLength={500}
              aria-label="Say something"
              placeholder="Say something"
              onChange={(event) => setText(event.currentTarget.value)}
            />
            <button type="submit" className="ui-button">
              Say
            </button>
          </form>
        </div>
      )}
      <button type="button" className="online-at-chat-line" aria-expanded={open} aria-keyshortcuts="d" onClick={() => show(!open)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v11H9l-5 4z" />
        </svg>
        <span className="ui-hidden">Chat</span>
        <span className="online-at-chat-last">
          {last ? (
            <>
              <strong>{last.from}</strong> {last.text}
            </>
          ) : (
            'Say something'
          )}
        </span>
        {unread > 0 && (
          <em className="online-at-chat-count">
            {unread} <span className="ui-hidden">new</span>
          </em>
        )}
        <KeyHint of="d" />
      </button>
    </div>
  )
}
