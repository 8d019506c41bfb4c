/** What is said once: that the match went on, that another tab decided, that something was refused, and that time is up. */
import type { ReactNode } from 'react'
import type { AtTable } from '../at-table.ts'
import { useAt } from '../useAt.ts'

export function Notes({ at }: { readonly at: AtTable }): ReactNode {
  const note = useAt(at, ({ note }) => note)
  const affairs = useAt(at, ({ affairs }) => affairs)
  const table = useAt(at, ({ table }) => table)
  const own = table?.seats.find(({ you }) => you)?.seat
  const isOut = own !== undefined && affairs?.out.includes(own) === true
  return (
    <div className="online-at-notes">
      {isOut && (
        <div className="online-at-note-card" role="alert">
          <strong>Your time is up</strong>
          <span>The other side may claim the win. Until it does, you can still decide.</span>
        </div>
      )}
      {note && note.kind !== 'sent' && (
        <div className="online-at-note-card" role={note.kind === 'done' ? 'status' : 'alert'}>
          {note.kind === 'wentOn' && (
            <>
              <strong>The match went on</strong>
              <span>Your answer was for a step that is over. Nothing was changed. Here is where it stands.</span>
            </>
          )}
          {note.kind === 'elsewhere' && (
            <>
              <strong>Decided in your other tab</strong>
              <span>This one follows.</span>
            </>
          )}
          {(note.kind === 'done' || note.kind === 'refused') && <span>{note.words}</span>}
          <button type="button" onClick={() => at.dismiss()}>
            {note.kind === 'wentOn' ? 'Show where it stands' : 'Close'}
          </button>
        </div>
      )}
    </div>
  )
}
