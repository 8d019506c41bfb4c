/** A note on a line, being written: Enter keeps it, as does leaving it; Esc leaves it as it was. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

interface NoteFieldProps {
  readonly note: string
  readonly onWrite: (note: string) => void
}

export function NoteField({ note, onWrite }: NoteFieldProps): ReactNode {
  const [words, setWords] = useState(note)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    onWrite(words.trim())
  }
  return (
    <label className="play-log-writing">
      <span className="ui-hidden">Your note</span>
      <textarea
        ref={field}
        rows={2}
        maxLength={600}
        value={words}
        placeholder="Your note"
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={key}
        onBlur={() => onWrite(words.trim())}
      />
      <small>Only you see it until you share the game.</small>
    </label>
  )
}
