import type { ReactNode, RefObject } from 'react'
import { Icon, type IconName } from '../../icons.tsx'
import type { BoardHandle } from '../Board.tsx'

export type Tool = 'look' | 'sight'

interface ToolRailProps {
  readonly tool: Tool
  readonly onTool: (tool: Tool) => void
  readonly board: RefObject<BoardHandle | null>
  readonly onGoTo: () => void
}

export function ToolRail({ tool, onTool, board, onGoTo }: ToolRailProps): ReactNode {
  return (
    <div className="table-tool-rail" role="toolbar" aria-label="Board tools" aria-orientation="vertical">
      <ToolButton icon="look" name="Look and move" hint="V" pressed={tool === 'look'} onClick={() => onTool('look')} />
      <ToolButton
        icon="sight"
        name="Line of sight"
        hint="L"
        pressed={tool === 'sight'}
        onClick={() => onTool(tool === 'sight' ? 'look' : 'sight')}
      />
      <hr />
      <ToolButton icon="plus" name="Zoom in" hint="+" onClick={() => board.current?.zoom(1.25)} />
      <ToolButton icon="minus" name="Zoom out" hint="−" onClick={() => board.current?.zoom(0.8)} />
      <ToolButton icon="fit" name="Whole board" hint="0" onClick={() => board.current?.fit()} />
      <ToolButton icon="goto" name="Go to hex" hint="/" onClick={onGoTo} />
    </div>
  )
}

interface ToolButtonProps {
  readonly icon: IconName
  readonly name: string
  readonly hint: string
  readonly pressed?: boolean
  readonly onClick: () => void
}

function ToolButton({ icon, name, hint, pressed, onClick }: ToolButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={`table-tool table-tool-${icon}`}
      aria-label={name}
      data-key={hint}
      title={`${name} (${hint})`}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}
