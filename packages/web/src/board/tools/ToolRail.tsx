/** The tools of a board: a rail, or one button that opens them around itself where there is no room for a rail. */
import { type CSSProperties, type ReactNode, type RefObject, useState } from 'react'
import { Icon, type IconName } from '../../icons.tsx'
import { ariaName, printed } from '../../keys/chord.ts'
import type { BoardHandle } from '../Board.tsx'

export type Tool = 'look' | 'sight'

/** A tool of the table besides those of every board. */
export interface RailTool {
  readonly id: string
  readonly icon: ReactNode
  readonly name: string
  /** Its key, as its context has it. */
  readonly key: string
  readonly pressed?: boolean
  readonly onClick: () => void
}

interface ToolRailProps {
  readonly tool: Tool
  readonly onTool: (tool: Tool) => void
  readonly board: RefObject<BoardHandle | null>
  readonly onGoTo: () => void
  readonly more?: readonly RailTool[]
  /** One button that opens the others. */
  readonly folded?: boolean
}

export function ToolRail({ tool, onTool, board, onGoTo, more = [], folded = false }: ToolRailProps): ReactNode {
  const [open, setOpen] = useState(false)
  const icon = (name: IconName): ReactNode => <Icon name={name} />
  const looking: readonly RailTool[] = [
    { id: 'look', icon: icon('look'), name: 'Look and move', key: 'v', pressed: tool === 'look', onClick: () => onTool('look') },
    {
      id: 'sight',
      icon: icon('sight'),
      name: 'Line of sight',
      key: 'l',
      pressed: tool === 'sight',
      onClick: () => onTool(tool === 'sight' ? 'look' : 'sight'),
    },
    ...more,
  ]
  const moving: readonly RailTool[] = [
    { id: 'plus', icon: icon('plus'), name: 'Zoom in', key: '+', onClick: () => board.current?.zoom(1.25) },
    { id: 'minus', icon: icon('minus'), name: 'Zoom out', key: '-', onClick: () => board.current?.zoom(0.8) },
    { id: 'fit', icon: icon('fit'), name: 'Whole board', key: '0', onClick: () => board.current?.fit() },
    { id: 'goto', icon: icon('goto'), name: 'Go to hex', key: '/', onClick: onGoTo },
  ]
  if (!folded)
    return (
      <div className="table-tool-rail" role="toolbar" aria-label="Board tools" aria-orientation="vertical">
        {looking.map((each) => (
          <ToolButton key={each.id} tool={each} />
        ))}
        <hr />
        {moving.map((each) => (
          <ToolButton key={each.id} tool={each} />
        ))}
      </div>
    )
  const use = ({ id, onClick }: RailTool): void => {
    onClick()
    // what is pressed again and again stays open
    if (id !== 'plus' && id !== 'minus') setOpen(false)
  }
  const around = [...looking, ...moving].filter(({ id }) => id !== 'look')
  return (
    <div className="table-tool-rail" role="toolbar" aria-label="Board tools">
      <button type="button" className="table-tool" aria-label="Tools" aria-expanded={open} onClick={() => setOpen(!open)}>
        {icon(open ? 'close' : 'look')}
      </button>
      {open &&
        around.map((each, i) => (
          <ToolButton key={each.id} tool={{ ...each, onClick: () => use(each) }} around={placeAround(i, around.length)} />
        ))}
    </div>
  )
}

/** On two quarters of a circle below and to the right of the button: the inner has room for three, the outer for the rest. */
function placeAround(i: number, count: number): CSSProperties {
  const inner = Math.min(3, count)
  const [radius, at, of] = i < inner ? [84, i, inner] : [154, i - inner, count - inner]
  const angle = of < 2 ? Math.PI / 4 : (at / (of - 1)) * (Math.PI / 2)
  return { transform: `translate(${Math.round(radius * Math.cos(angle))}px, ${Math.round(radius * Math.sin(angle))}px)` }
}

interface ToolButtonProps {
  readonly tool: RailTool
  readonly around?: CSSProperties
}

function ToolButton({ tool: { id, icon, name, key, pressed, onClick }, around }: ToolButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={`table-tool table-tool-${id}`}
      style={around}
      aria-label={name}
      aria-keyshortcuts={ariaName(key)}
      data-key={printed(key)}
      title={`${name} (${printed(key)})`}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {icon}
    </button>
  )
}
