/** What can be taken out of the log: a link, a turn as text, the whole as a report, the game as a file. */
import type { GameEvent } from '@firegroup/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { addressOf } from '../../app/route.ts'
import { download, exportMatch, fileNameOf } from '../../matches/export.ts'
import type { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import { LogIcon, type LogSign } from './LogIcon.tsx'
import { readPast } from './past.ts'
import { chapterText, logText } from './text.ts'
import type { LogView } from './useLog.ts'

interface LogShareProps<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  readonly view: LogView
  readonly chosen: number | null
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

export function LogShare<S, E extends GameEvent, D extends Draft>({ desk, view, chosen, open, onOpen }: LogShareProps<S, E, D>): ReactNode {
  const [said, setSaid] = useState('')
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const { id } = desk.seating.setup
  const { whole, marks } = view
  const name = desk.game.bars.scenarioName(desk.s)
  const chapter = whole.findLast(({ entries }) => entries.some(({ index }) => index === chosen)) ?? whole.at(-1)

  useEffect(() => {
    if (!open) return
    menu.current?.querySelector('button')?.focus()
    const element = root.current
    const left = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && element?.contains(relatedTarget))) onOpen(false)
    }
    element?.addEventListener('focusout', left)
    return () => element?.removeEventListener('focusout', left)
  }, [open, onOpen])
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), 4000)
    return () => clearTimeout(timer)
  }, [said])

  const close = (words = ''): void => {
    onOpen(false)
    setSaid(words)
    button.current?.focus()
  }
  const copy = async (text: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      close(done)
    } catch {
      close('The browser did not let it be copied.')
    }
  }
  const link = async (): Promise<void> => {
    const past = await readPast(desk)
    const at = past.ok && chosen !== null ? past.value.decisionOf(chosen) : undefined
    await copy(new URL(addressOf({ place: 'replay', id, at }), location.href).href, 'The link is copied.')
  }
  const deeds: readonly (readonly [LogSign, string, string, () => void])[] = [
    ['link', 'Link to this moment', 'opens the board there, in this browser', () => void link()],
    [
      'copy',
      'This phase as text',
      'one line an event, with dice',
      () => chapter && void copy(chapterText(chapter, marks), 'The phase is copied.'),
    ],
    [
      'report',
      'The game as a report',
      'every phase, with your marks and notes',
      () => {
        download(fileNameOf({ name, played: new Date().toISOString() }, 'txt'), logText(name, whole, marks), 'text/plain')
        close('The report is saved.')
      },
    ],
    [
      'share',
      'Save file',
      'decisions and dice, to go on or to verify',
      () => {
        void exportMatch(id)
        close('The game is saved.')
      },
    ],
  ]
  return (
    <div ref={root} className="play-log-share">
      <button ref={button} type="button" className="ui-button" aria-haspopup="menu" aria-expanded={open} onClick={() => onOpen(!open)}>
        <LogIcon name="share" /> Share
      </button>
      <output className="play-log-said-done" aria-live="polite">
        {said}
      </output>
      {open && (
        <div
          ref={menu}
          role="menu"
          tabIndex={-1}
          aria-label="Share"
          className="play-log-menu"
          data-own-arrows
          onKeyDown={(event) => {
            const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
            if (by === undefined) return
            const buttons = [...event.currentTarget.querySelectorAll('button')]
            const now = buttons.findIndex((each) => each.matches(':focus'))
            buttons[(now + by + buttons.length) % buttons.length]?.focus()
            event.preventDefault()
          }}
        >
          {deeds.map(([sign, title, note, act]) => (
            <button key={title} type="button" role="menuitem" onClick={act}>
              <LogIcon name={sign} size={20} />
              <span>
                {title}
                <small>{note}</small>
              </span>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
