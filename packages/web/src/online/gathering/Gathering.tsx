/** Before a match: what is played and how, the link, who sits where, and whether everybody is ready. */
import type { OnlineTable, Settling } from '@firegroup/table'
import { type ReactNode, use } from 'react'
import { type Shelved, shelves } from '../../games/index.ts'
import type { AtTable } from '../at-table.ts'
import { Closed } from './Closed.tsx'
import { ScenarioColumn } from './ScenarioColumn.tsx'
import { TableCard } from './TableCard.tsx'
import { TermsColumn } from './TermsColumn.tsx'
import './gathering.css'

interface GatheringProps {
  readonly at: AtTable
  readonly table: OnlineTable
}

export function Gathering({ at, table }: GatheringProps): ReactNode {
  const all = use(shelves())
  const found = cardOf(all, table.scenario)
  if (table.stage === 'closed') return <Closed table={table} />
  const sideAt = (seat: string) => found?.card.sides.find((side) => side.seat === seat)
  const settle = (change: Settling): void => at.settle(change)
  return (
    <div className="online-new">
      {found ? (
        <ScenarioColumn all={all} found={found} table={table} onSettle={settle} />
      ) : (
        <p className="online-empty">This scenario is not among those of this version.</p>
      )}
      {found && <TermsColumn found={found} table={table} onSettle={settle} />}
      <TableCard at={at} table={table} sideOf={(seat) => sideAt(seat)?.name ?? seat} nationOf={(seat) => sideAt(seat)?.nation ?? ''} />
    </div>
  )
}

/** A scenario with the game whose it is. */
export interface Found extends Shelved {
  readonly card: Shelved['shelf']['scenarios'][number]
}

function cardOf(all: readonly Shelved[], scenario: string): Found | null {
  for (const { game, shelf } of all) {
    const card = shelf.scenarios.find(({ id }) => id === scenario)
    if (card) return { game, shelf, card }
  }
  return null
}
