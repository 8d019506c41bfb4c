/** '#/play/<id>': opens the match, then shows its table. */
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { browserStore } from '../matches/browser-store.ts'
import { startComputer } from '../worker/computer.ts'
import { Desk } from './controller/desk.ts'
import { PlayTable } from './HexTable.tsx'
import { HandOver } from './parts/HandOver.tsx'
import { openMatch } from './session/open.ts'
import { Session } from './session/session.ts'
import { tempo } from './session/tempo.ts'
import './play.css'

type Opening = { readonly desk: Desk } | { readonly problem: string } | null

export function PlayScreen({ id }: { readonly id: string }): ReactNode {
  const [opening, setOpening] = useState<Opening>(null)

  useEffect(() => {
    let gone = false
    const computer = startComputer()
    let desk: Desk | null = null
    void openMatch(id, browserStore(), computer).then((match) => {
      if (gone) return
      if (!match.ok) {
        setOpening({ problem: match.problems.map(({ message }) => message).join(' ') })
        return
      }
      const session = new Session(match.value, computer, tempo())
      desk = new Desk(session)
      setOpening({ desk })
      void session.goOn()
    })
    return () => {
      gone = true
      if (desk) desk.close()
      else computer.close()
    }
  }, [id])

  if (opening === null) return <p className="play-opening">Setting up the table …</p>
  if ('problem' in opening)
    return (
      <main className="fault">
        <h1>This game can’t be opened</h1>
        <p>{opening.problem}</p>
        <p>Your other games are untouched.</p>
        <a className="button button-main" href="#/">
          To your games
        </a>
      </main>
    )
  return <AtTable desk={opening.desk} />
}

function AtTable({ desk }: { desk: Desk }): ReactNode {
  const handOver = useSyncExternalStore(desk.subscribe, () => desk.handOver)
  return handOver ? <HandOver key={handOver} desk={desk} to={handOver} /> : <PlayTable desk={desk} />
}
