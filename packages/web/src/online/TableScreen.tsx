/** '#/table/<id>': people gather at it, then the match is played on the same page. */
import { type ReactNode, useEffect, useState } from 'react'
import { Shell } from '../app/Shell.tsx'
import type { AnyDesk } from '../games/game.ts'
import { gameOf } from '../games/index.ts'
import { AroundTable } from '../play/around.ts'
import { Desk } from '../play/controller/desk.ts'
import { AtDesk } from '../play/PlayScreen.tsx'
import { Seating } from '../play/seat/seating.ts'
import { landing, stops } from '../play/seat/tempo.ts'
import { AtTable } from './at-table.ts'
import { Gathering } from './gathering/Gathering.tsx'
import { watchSecret } from './links.ts'
import { AskNotices } from './notices/AskNotices.tsx'
import { Returning } from './since/Returning.tsx'
import { Connected } from './table/Bar.tsx'
import { useAroundTable } from './table/useAroundTable.tsx'
import { useAt } from './useAt.ts'
import './online.css'

export function TableScreen({ id }: { readonly id: string }): ReactNode {
  const [at, setAt] = useState<AtTable | null>(null)
  useEffect(() => {
    const table = new AtTable(id, { watching: watchSecret.of(id) })
    setAt(table)
    const attend = (): void => table.attend(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', attend)
    return () => {
      document.removeEventListener('visibilitychange', attend)
      table.close()
    }
  }, [id])
  return at ? <Seated at={at} /> : null
}

function Seated({ at }: { readonly at: AtTable }): ReactNode {
  const opened = useAt(at, ({ opened }) => opened)
  const table = useAt(at, ({ table }) => table)
  if (opened) return <Playing at={at} />
  return (
    <Shell current="online" bar={<Connected at={at} />}>
      {table ? (
        <Gathering at={at} table={table} />
      ) : (
        <p className="online-asking" role="status">
          Coming to the table …
        </p>
      )}
    </Shell>
  )
}

function Playing({ at }: { readonly at: AtTable }): ReactNode {
  const [desk, setDesk] = useState<AnyDesk | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    const open = async (): Promise<void> => {
      const opened = at.opened!
      const game = await gameOf(opened.system).parts.play()
      const seating = await Seating.at(at.port, opened, game.system)
      if (!gone) setDesk(new Desk(seating, game, landing, stops))
    }
    open().catch((error: Error) => setProblem(error.message))
    return () => {
      gone = true
    }
  }, [at])
  if (problem)
    return (
      <div className="ui-fault">
        <h1>This match can’t be shown</h1>
        <p>{problem}</p>
        <a className="ui-button ui-button-main" href="#/online">
          To the tables
        </a>
      </div>
    )
  if (!desk) return <p className="play-opening">Setting up the table …</p>
  return <Played at={at} desk={desk} />
}

function Played({ at, desk }: { readonly at: AtTable; readonly desk: AnyDesk }): ReactNode {
  const around = useAroundTable(at, desk)
  return (
    <Returning id={at.id} desk={desk}>
      <AroundTable value={around}>
        <AtDesk desk={desk} />
        <AskNotices at={at} />
      </AroundTable>
    </Returning>
  )
}
