/** '#/play/<id>': opens the match, then shows its table. */
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { AnyDesk } from '../games/game.ts'
import { gameOf } from '../games/index.ts'
import { GlossaryAtHand } from '../learn/index.ts'
import { browserStore } from '../matches/browser-store.ts'
import { readRecord } from '../matches/read-record.ts'
import { startComputer } from '../worker/computer.ts'
import { Desk } from './controller/desk.ts'
import { HandOver } from './parts/HandOver.tsx'
import { openMatch } from './session/open.ts'
import { Session } from './session/session.ts'
import { tempo } from './session/tempo.ts'
import './play.css'

type Opening = { readonly desk: AnyDesk } | { readonly problem: string } | null

export function PlayScreen({ id }: { readonly id: string }): ReactNode {
  const [opening, setOpening] = useState<Opening>(null)

  useEffect(() => {
    let gone = false
    const computer = startComputer()
    let desk: AnyDesk | null = null
    const open = async (): Promise<void> => {
      const store = browserStore()
      const record = await readRecord(id, store)
      if (!record.ok) throw new Error(messages(record.problems))
      const game = await gameOf(record.value.save.system).parts.play()
      const match = openMatch(game.system, record.value, store, computer)
      if (!match.ok) throw new Error(messages(match.problems))
      if (gone) return
      const session = new Session(match.value, computer, game.pace, tempo())
      desk = new Desk(session, game)
      setOpening({ desk })
      void session.goOn()
    }
    open().catch((error: Error) => {
      if (!gone) setOpening({ problem: error.message })
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
      <main className="ui-fault">
        <h1>This game can’t be opened</h1>
        <p>{opening.problem}</p>
        <p>Your other games are untouched.</p>
        <a className="ui-button ui-button-main" href="#/">
          To your games
        </a>
      </main>
    )
  return <AtTable desk={opening.desk} />
}

const messages = (problems: readonly { readonly message: string }[]): string => problems.map(({ message }) => message).join(' ')

function AtTable({ desk }: { desk: AnyDesk }): ReactNode {
  const handOver = useSyncExternalStore(desk.subscribe, () => desk.handOver)
  const { Table, glossary } = desk.game
  return (
    <GlossaryAtHand glossary={glossary}>
      {handOver ? <HandOver key={handOver} desk={desk} to={handOver} /> : <Table desk={desk} />}
    </GlossaryAtHand>
  )
}
