import type { HexMap } from '@firegroup/hexmap'
import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BoardHandle } from '../Board.tsx'

interface GoToProps {
  readonly board: RefObject<BoardHandle | null>
  /** False where there is no such hex. */
  readonly onGo: (text: string) => boolean
  readonly onClose: () => void
}

export function GoTo({ board, onGo, onClose }: GoToProps): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  const [unknown, setUnknown] = useState('')

  // before the next key: who types fast must not lose letters
  useLayoutEffect(() => field.current?.focus(), [])

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    // the board has the focus before the next key: who types fast must not lose an Enter
    const isThere = flushSync(() => onGo(text))
    if (isThere) board.current?.focus()
    else setUnknown(text)
  }

  return (
    <form className="table-go-to" data-panel onSubmit={submit}>
      <label>
        Go to hex <input ref={field} autoComplete="off" spellCheck={false} size={7} aria-describedby="go-to-problem" />
      </label>
      <button type="submit" className="ui-button">
        Go
      </button>
      <button type="button" className="ui-button" onClick={onClose}>
        Cancel
      </button>
      <p id="go-to-problem" role="alert">
        {unknown && `There is no hex “${unknown}” on this board.`}
      </p>
    </form>
  )
}

/** A hex by what someone types: "k5" is K5, and on joined boards the first of aK5 and bK5. */
export function findHex(map: HexMap, text: string): number | undefined {
  const [, label = '', id = ''] = /^([a-z]?)([a-z]+\d+)$/.exec(text) ?? []
  const printed = text.toUpperCase()
  const names = [text, printed, `${label}${id.toUpperCase()}`, ...map.boards.map((board) => `${board.label}${printed}`)]
  const found = names.find((name) => map.grid.has(name))
  return found === undefined ? undefined : map.grid.indexOf(found)
}
