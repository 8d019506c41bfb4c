/** What the book decided last, in a line over the board; the panel with its reasons opens from there, or with B. */
import { type PbsDecided, pbsOf } from '@firegroup/pbs'
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { KeyHint } from '../../../keys/KeyHint.tsx'
import { useKeys } from '../../../keys/useKeys.ts'
import { KEYS } from '../keys.ts'
import { type BookDesk, decidedAt, nameOf } from './desk.ts'
import { showsAfter, useShowing } from './showing.ts'
import './why.css'

const WhyPanel = lazy(() => import('./WhyPanel.tsx'))

interface WhyProps {
  readonly desk: BookDesk
  readonly lesson: boolean
}

export function Why({ desk, lesson }: WhyProps): ReactNode {
  const version = useSyncExternalStore(
    desk.subscribe,
    () => desk.version,
    () => desk.version,
  )
  const decided = desk.handOver === null ? decidedAt(desk) : []
  const [open, setOpen] = useState(false)
  const [read, setRead] = useState(decided.length)
  const showing = useShowing()
  const last = decided.at(-1)
  useKeys(KEYS, {
    why: () => {
      if (!last) return false
      setOpen(!open)
      return true
    },
  })
  // a new answer opens the panel where the player wants that; what was taken back is forgotten
  useEffect(() => {
    if (decided.length < read) setRead(decided.length)
    else if (decided.length > read) {
      setRead(decided.length)
      if (!lesson && last && showsAfter(showing, last)) setOpen(true)
    }
  }, [decided.length, read, last, lesson, showing])
  if (!last) return <Hidden desk={desk} key={version > 0 ? 'some' : 'none'} />
  const where = nameOf(desk.s, last.at)
  return (
    <>
      {!open && (
        <button type="button" className="pbs-last" onClick={() => setOpen(true)} data-panel>
          <span>
            By the book, {where}:{' '}
            <strong>{last.answer === 'hold' ? 'they hold' : last.answer === 'free' ? 'your choice' : 'they fire'}</strong>
          </span>
          <span className="pbs-last-why">
            {last.answer === 'hold' ? 'Why held?' : 'Why?'} <KeyHint of="b" />
          </span>
        </button>
      )}
      {open && (
        <Suspense>
          <WhyPanel desk={desk} decided={decided} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Against the book its dice, its Fire Discipline and its checks are its own until the game is over; then it lies open. */
function Hidden({ desk }: { readonly desk: BookDesk }): ReactNode {
  const [book, setBook] = useState<readonly PbsDecided[] | 'reading' | Error | null>(null)
  const isOpponent = pbsOf(desk.s)?.options.mode === 'opponent'
  const isOver = desk.standpoint.outcome !== null
  const open = (): boolean => {
    if (!isOver || !isOpponent) return false
    if (Array.isArray(book)) setBook(null)
    else {
      setBook('reading')
      import('./opened.ts')
        .then(({ openedBook }) => openedBook(desk.seating.setup.id))
        .then(setBook)
        .catch((error: unknown) => setBook(error instanceof Error ? error : new Error(String(error))))
    }
    return true
  }
  useKeys(KEYS, { why: open })
  if (!isOpponent || desk.handOver !== null) return null
  if (!isOver)
    return (
      <p className="pbs-hidden" data-panel>
        By the book. Its dice stay hidden until the game is over.
      </p>
    )
  if (Array.isArray(book) && book.length > 0)
    return (
      <Suspense>
        <WhyPanel desk={desk} decided={book} onClose={() => setBook(null)} />
      </Suspense>
    )
  return (
    <button type="button" className="pbs-last" onClick={open} disabled={book === 'reading'} data-panel>
      <span>{wordsFor(book)}</span>
      {!Array.isArray(book) && (
        <span className="pbs-last-why">
          Why it fired and held <KeyHint of="b" />
        </span>
      )}
    </button>
  )
}

function wordsFor(book: readonly PbsDecided[] | 'reading' | Error | null): string {
  if (book === 'reading') return 'Reading the game'
  if (book instanceof Error) return `The game can’t be read: ${book.message}`
  return book === null ? 'The game is over: the book lies open.' : 'The book was never asked.'
}
