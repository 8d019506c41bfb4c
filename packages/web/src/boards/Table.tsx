/** One board on the table: the tools, the cursor, the thread and the dock that puts them into words. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type AimPhase, Board, type BoardHandle } from '../board/Board.tsx'
import { SightOverlay } from '../board/sight/SightOverlay.tsx'
import { sightBetween } from '../board/sight/sight.ts'
import { findHex, GoTo } from '../board/tools/GoTo.tsx'
import { type Tool, ToolRail } from '../board/tools/ToolRail.tsx'
import { describeHex } from '../board/words.ts'
import { FINDING, LEAVING } from '../keys/contexts.ts'
import { useKeys } from '../keys/useKeys.ts'
import { PHONE } from '../useLayout.ts'
import { useMedia } from '../useMedia.ts'
import type { BoardOnTable, Choice } from './choice.ts'
import { Dock } from './Dock.tsx'
import type { Refusal } from './file.ts'

interface TableProps {
  readonly board: BoardOnTable
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
  readonly refusal: Refusal | undefined
  readonly onForgetRefusal: () => void
  readonly onOpen: (file: File) => void
}

/** A thread in the making has no target yet; the hex under the pointer or the cursor stands in for it. */
interface Thread {
  readonly from: number
  readonly to: number | undefined
}

const DESKTOP_INSETS = { left: 66, top: 0, right: 396, bottom: 0 }
const PHONE_INSETS = { left: 0, top: 0, right: 0, bottom: 112 }
/** With the sheet raised, the upper part of the board is what is left to see. */
const RAISED_INSETS = { ...PHONE_INSETS, bottom: 440 }

export function Table({ board, choice, onChoose, refusal, onForgetRefusal, onOpen }: TableProps): ReactNode {
  const { map } = board
  const { grid } = map
  const [shown, setShown] = useState(board)
  const [tool, setTool] = useState<Tool>('look')
  const [cursor, setCursor] = useState(() => middleHex(board))
  const [thread, setThread] = useState<Thread | undefined>()
  const [pointed, setPointed] = useState(-1)
  const [seeking, setSeeking] = useState(false)
  const [spoken, setSpoken] = useState('')
  const [raised, setRaised] = useState(false)
  const handle = useRef<BoardHandle>(null)
  const secondPress = useRef(false)
  const beforePress = useRef<Thread | undefined>(undefined)
  const phone = useMedia(PHONE)

  if (board !== shown) {
    setShown(board)
    setCursor(middleHex(board))
    setThread(undefined)
    setPointed(-1)
    setSeeking(false)
    setSpoken(`${board.name}, ${map.size} hexes.`)
  }

  const target = thread?.to ?? (pointed >= 0 ? pointed : cursor)
  const sight = useMemo(
    () => (thread && target !== thread.from ? sightBetween(map, thread.from, target) : undefined),
    [map, thread, target],
  )

  const moveTo = (hex: number): void => {
    setCursor(hex)
    setPointed(-1)
    handle.current?.reveal(hex)
  }

  const startThread = (from: number): void => {
    setTool('sight')
    setThread({ from, to: undefined })
    setSpoken(`Line of sight from ${grid.idOf(from)}. Choose a second hex.`)
  }

  const endThread = (from: number, to: number): void => {
    setThread({ from, to })
    setCursor(to)
    setSpoken(sightBetween(map, from, to).summary)
  }

  const choosing = (hex: number): void => {
    setCursor(hex)
    if (tool === 'sight' && thread && thread.to === undefined && hex !== thread.from) endThread(thread.from, hex)
    else if (tool === 'sight') startThread(hex)
    else setSpoken(describeHex(map, hex))
  }

  const aim = (phase: AimPhase, from: number, to: number): void => {
    if (phase === 'cancel') {
      setThread(beforePress.current)
      setPointed(-1)
      return
    }
    if (phase === 'press') {
      beforePress.current = thread
      secondPress.current = thread !== undefined && thread.to === undefined && thread.from !== from
    }
    const start = secondPress.current && thread ? thread.from : from
    if (phase === 'release') {
      if (start === to) startThread(start)
      else endThread(start, to)
    } else if (phase === 'press' && !secondPress.current) {
      setThread({ from, to: undefined })
      setPointed(from)
    } else setPointed(to)
  }

  const back = (): void => {
    if (seeking) setSeeking(false)
    else if (thread) setThread(undefined)
    else setTool('look')
    setSpoken(seeking ? '' : thread ? 'Line cleared.' : 'Looking.')
  }

  const pickTool = (next: Tool): void => {
    setTool(next)
    if (next === 'look') setThread(undefined)
  }

  useKeys(FINDING, { find: () => setSeeking(true), sight: () => startThread(cursor), putAway: () => pickTool('look') })
  useKeys(LEAVING, { back })

  useEffect(() => {
    if (raised) handle.current?.reveal(cursor)
  }, [raised, cursor])

  const goTo = (text: string): boolean => {
    const hex = findHex(map, text)
    if (hex === undefined) return false
    setSeeking(false)
    moveTo(hex)
    setSpoken(describeHex(map, hex))
    return true
  }

  return (
    <main className="table">
      <Board
        ref={handle}
        map={map}
        name={board.name}
        cursor={cursor}
        describe={(hex) => describeHex(map, hex)}
        onCursor={moveTo}
        onChoose={choosing}
        onAim={tool === 'sight' ? aim : undefined}
        onHover={setPointed}
        insets={phone ? (raised ? RAISED_INSETS : PHONE_INSETS) : DESKTOP_INSETS}
        overlay={<SightOverlay map={map} from={thread?.from} sight={sight} />}
      />
      <ToolRail tool={tool} onTool={pickTool} board={handle} onGoTo={() => setSeeking(true)} />
      {seeking && <GoTo board={handle} onGo={goTo} onClose={() => setSeeking(false)} />}
      <Dock
        board={board}
        choice={choice}
        onChoose={onChoose}
        tool={tool}
        from={thread?.from}
        sight={sight}
        settled={thread?.to !== undefined}
        hex={thread ? cursor : pointed >= 0 ? pointed : cursor}
        refusal={refusal}
        onForgetRefusal={onForgetRefusal}
        onOpen={onOpen}
        phone={phone}
        raised={raised}
        onRaise={setRaised}
      />
      <output className="ui-hidden" aria-live="polite">
        {spoken}
      </output>
    </main>
  )
}

function middleHex({ map: { grid } }: BoardOnTable): number {
  const [column, half] = [Math.floor(Math.max(...grid.columns) / 2), Math.floor(Math.max(...grid.halves) / 2)]
  return Math.max(0, grid.hexAt(column * 180, half * 60))
}
