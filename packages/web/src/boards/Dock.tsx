/** The paper beside the board: what the thread crosses, what a hex is, which board this is. On a phone it is a sheet from below. */
import type { ReactNode } from 'react'
import type { Sight } from '../board/sight/sight.ts'
import type { Tool } from '../board/tools/ToolRail.tsx'
import { terrainName } from '../board/words.ts'
import { Icon } from '../icons.tsx'
import { capital } from '../words.ts'
import { BoardPanel } from './BoardPanel.tsx'
import type { BoardOnTable, Choice } from './choice.ts'
import type { Refusal } from './file.ts'
import { HexPanel } from './HexPanel.tsx'
import { SightPanel } from './SightPanel.tsx'

export interface DockProps {
  readonly board: BoardOnTable
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
  readonly tool: Tool
  /** Where a thread begins; its sight is there once it has a second hex, settled once that was chosen. */
  readonly from: number | undefined
  readonly sight: Sight | undefined
  readonly settled: boolean
  readonly hex: number
  readonly refusal: Refusal | undefined
  readonly onForgetRefusal: () => void
  readonly onOpen: (file: File) => void
  readonly phone: boolean
  /** Of the sheet on a phone. */
  readonly raised: boolean
  readonly onRaise: (raised: boolean) => void
}

export function Dock(props: DockProps): ReactNode {
  const { board, tool, from, sight, hex, refusal, phone, raised } = props
  const { title, subtitle } = headline(props)
  return (
    <aside className={raised ? 'table-dock is-raised' : 'table-dock'} aria-label="Explanation">
      {phone && (
        <button type="button" className="table-dock-handle" aria-expanded={raised} onClick={() => props.onRaise(!raised)}>
          <span className="ui-hidden">{raised ? 'Lower the sheet' : 'Raise the sheet'}</span>
        </button>
      )}
      <header className="table-dock-head">
        <h1>{title}</h1>
        <p>{subtitle}</p>
      </header>
      <div className="table-dock-body">
        {refusal && <RefusalNote refusal={refusal} onClose={props.onForgetRefusal} />}
        {tool === 'sight' && <SightPanel map={board.map} from={from} sight={sight} />}
        <HexPanel map={board.map} hex={hex} from={from} titled={tool === 'sight'} />
        <BoardPanel board={board} choice={props.choice} onChoose={props.onChoose} onOpen={props.onOpen} />
      </div>
    </aside>
  )
}

function headline({ board, tool, from, sight, settled, hex }: DockProps): { title: string; subtitle: string } {
  const { grid } = board.map
  if (sight) {
    const [a, b] = [grid.idOf(sight.from), grid.idOf(sight.to)]
    return {
      title: `Line of sight ${a} to ${b}`,
      subtitle: settled ? `Range ${sight.range}` : `Range ${sight.range}, Enter or click sets the target`,
    }
  }
  if (tool === 'sight') {
    return from === undefined
      ? { title: 'Line of sight', subtitle: 'Press a hex, drag to another' }
      : { title: `Line of sight from ${grid.idOf(from)}`, subtitle: 'Choose a second hex' }
  }
  return { title: `Hex ${grid.idOf(hex)}`, subtitle: `${capital(terrainName(board.map.terrainOf(hex)))}, level ${board.map.levelOf(hex)}` }
}

const MOST_PROBLEMS = 8

function RefusalNote({ refusal, onClose }: { readonly refusal: Refusal; readonly onClose: () => void }): ReactNode {
  const more = refusal.problems.length - MOST_PROBLEMS
  return (
    <div className="ui-refusal" role="alert">
      <h2>{refusal.name} was not opened</h2>
      <p>The board on the table is unchanged. What is wrong with the file:</p>
      <ul>
        {refusal.problems.slice(0, MOST_PROBLEMS).map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {more > 0 && <li>And {more} more.</li>}
      </ul>
      <button type="button" className="ui-button" onClick={onClose}>
        <Icon name="close" /> Close
      </button>
    </div>
  )
}
