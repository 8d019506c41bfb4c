/** All that an online table has around it, for the frame that every game has. */
import { type ReactNode, useMemo } from 'react'
import { addressOf } from '../../app/route.ts'
import type { AnyDesk } from '../../games/game.ts'
import type { Around } from '../../play/around.ts'
import { useLayout } from '../../useLayout.ts'
import type { AtTable } from '../at-table.ts'
import { useAt } from '../useAt.ts'
import { Bar } from './Bar.tsx'
import { Chat } from './Chat.tsx'
import { Menu } from './Menu.tsx'
import { Notes } from './Notes.tsx'
import { Offers } from './Offers.tsx'
import { Plates } from './Plates.tsx'
import './table.css'
import './talk.css'
import './small.css'

/** What the plates cover of the board, in CSS pixels. */
const HEIGHT = { desk: 74, compact: 64, tablet: 64, portrait: 62, landscape: 50, phone: 58 } as const

export function useAroundTable(at: AtTable, desk: AnyDesk): Around {
  const undo = useUndo(at)
  const layout = useLayout()
  return useMemo(
    () => ({
      bar: <Bar at={at} />,
      tools: <Menu at={at} />,
      top: (shown) => (
        <>
          <Plates at={at} desk={shown} />
          <Notes at={at} />
        </>
      ),
      foot: <Offers at={at} nationOf={(seat) => desk.game.nation(desk.s, seat)} />,
      talk: <Chat at={at} />,
      outcome: <Ways at={at} />,
      height: HEIGHT[layout],
      undo,
    }),
    [at, desk, undo, layout],
  )
}

/** Against people a decision is taken back by consent; against computers as anywhere. */
function useUndo(at: AtTable): Around['undo'] {
  const affairs = useAt(at, ({ affairs }) => affairs)
  const table = useAt(at, ({ table }) => table)
  const isAmongPeople = (table?.seats.filter(({ name }) => name !== null).length ?? 0) > 1
  const problem = affairs?.closed.undo ?? null
  return useMemo(
    () => (isAmongPeople ? { label: 'Ask to take back', problem, ask: () => problem === null && at.offer('undo') } : null),
    [at, isAmongPeople, problem],
  )
}

/** Once it is over: again, back, or elsewhere. */
function Ways({ at }: { readonly at: AtTable }): ReactNode {
  const affairs = useAt(at, ({ affairs }) => affairs)
  const rematch = affairs?.rematch ?? null
  return (
    <>
      {rematch !== null ? (
        <a className="ui-button ui-button-main" href={addressOf({ place: 'table', id: rematch })}>
          To the new table
        </a>
      ) : (
        affairs?.closed.rematch === undefined && (
          <button type="button" className="ui-button ui-button-main" onClick={() => at.offer('rematch')}>
            Play again, sides exchanged
          </button>
        )
      )}
      <a className="ui-button" href={addressOf({ place: 'table', id: at.id, view: 'replay' })}>
        Look back
      </a>
      <a className="ui-button" href={addressOf({ place: 'table', id: at.id, view: 'dice' })}>
        Check the dice
      </a>
      <a className="ui-button" href="#/online">
        To the tables
      </a>
    </>
  )
}
