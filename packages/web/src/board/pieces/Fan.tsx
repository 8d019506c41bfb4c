/** A stack fanned out above its hex: every counter whole, at a size for reading and for fingers whatever the zoom. */
import type { Grid } from '@firegroup/hexmap'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Counter } from '../../counters/Counter.tsx'
import { KeyHint } from '../../keys/KeyHint.tsx'
import { HEX_HEIGHT, toWorld } from '../art/units.ts'
import type { CounterView, StackView } from './view.ts'

interface FanProps {
  readonly grid: Grid
  readonly hex: number
  readonly stacks: readonly StackView[]
  readonly zoom: number
  readonly onMember: ((counter: CounterView, stack: StackView) => void) | undefined
  readonly onClose: () => void
  readonly still: boolean
}

const SIZE = 58
const MARGIN = 8

export function Fan({ grid, hex, stacks, zoom, onMember, onClose, still }: FanProps): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const [aside, setAside] = useState(0)
  const [below, setBelow] = useState(false)
  const { x, y } = toWorld(grid.centre(hex))
  const half = (HEX_HEIGHT / 2) * zoom

  // Kept in sight: beside the board's edge it moves over, under its top edge it hangs below the hex instead.
  useLayoutEffect(() => {
    const board = root.current?.closest<HTMLElement>('.board')
    const host = board?.getBoundingClientRect()
    const world = root.current?.parentElement?.getBoundingClientRect()
    const box = root.current?.getBoundingClientRect()
    if (!board || !host || !world || !box) return
    const middle = world.left + x * zoom
    const room = { left: host.left + MARGIN + box.width / 2, right: host.right - MARGIN - box.width / 2 }
    // A hex that was moved out of sight takes its fan along.
    const inSight = middle >= host.left && middle <= host.right
    setAside(inSight ? Math.round(Math.max(room.left, Math.min(room.right, middle)) - middle) : 0)
    const covered = Number(board.dataset['covered'] ?? 0)
    setBelow(world.top + y * zoom - half - box.height - MARGIN < host.top + covered)
  }, [x, y, zoom, half])

  // A press here is not one on the board, which listens with listeners of its own.
  useEffect(() => {
    const element = root.current
    const keep = (event: Event): void => event.stopPropagation()
    element?.addEventListener('pointerdown', keep)
    element?.addEventListener('dblclick', keep)
    return () => {
      element?.removeEventListener('pointerdown', keep)
      element?.removeEventListener('dblclick', keep)
    }
  }, [])

  const key = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const at = buttons.findIndex((button) => button.matches(':focus'))
    buttons[(at + step + buttons.length) % buttons.length]?.focus()
    event.preventDefault()
    event.stopPropagation()
  }

  const place = { left: x * zoom, top: y * zoom + (below ? half : -half), '--aside': `${aside}px` } as CSSProperties
  return (
    <div
      ref={root}
      className={['board-fan', below && 'is-below', still && 'is-still'].filter(Boolean).join(' ')}
      style={place}
      role="toolbar"
      aria-label={`Stack in ${grid.idOf(hex)}`}
      onKeyDown={key}
      data-own-arrows
      data-panel
    >
      {stacks.map((stack) => (
        <div key={stack.side} className={`board-fan-row ${roomFor(stack)}`}>
          {stack.counters.map((counter) => (
            <Member key={counter.id} counter={counter} onChoose={onMember && (() => onMember(counter, stack))} onClose={onClose} />
          ))}
          {stack.card && <Card card={stack.card} />}
        </div>
      ))}
    </div>
  )
}

function Card({ card: { title, text, act } }: { readonly card: NonNullable<StackView['card']> }): ReactNode {
  return (
    <div className="board-fan-card">
      <p>
        <strong>{title}</strong> <span>{text}</span>
      </p>
      {act && (
        <button type="button" onClick={act.do}>
          {act.label} <KeyHint of={act.key} />
        </button>
      )}
    </div>
  )
}

/** Counters of a row stand level, whichever of them carry tabs. */
function roomFor({ counters }: StackView): string {
  const most = Math.max(...counters.map(({ tabs = [] }) => tabs.length))
  return most > 2 ? 'has-two-rows' : most > 0 ? 'has-tabs' : ''
}

interface MemberProps {
  readonly counter: CounterView
  readonly onChoose: (() => void) | undefined
  readonly onClose: () => void
}

function Member({ counter, onChoose, onClose }: MemberProps): ReactNode {
  const { face, tabs, mood, selected, note, words } = counter
  return (
    <button type="button" className="board-fan-member" aria-pressed={selected ?? false} onClick={onChoose ?? onClose}>
      <span className="ui-hidden">{note ? `${words}, ` : words}</span>
      <Counter face={face} size={SIZE} {...(tabs ? { tabs } : {})} {...(mood ? { mood } : {})} selected={selected ?? false} />
      {note && <span className={`board-fan-note board-fan-note-${note.tone}`}>{note.text}</span>}
    </button>
  )
}
