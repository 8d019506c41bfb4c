/** '#/play/<id>': opens the match, then shows its table. */
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { AnyDesk } from '../games/game.ts'
import { gameOf } from '../games/index.ts'
import { GlossaryAtHand } from '../learn/index.ts'
import { Desk } from './controller/desk.ts'
import { HandOver } from './parts/HandOver.tsx'
import { openTable, startHost } from './seat/open-table.ts'
import { Seating } from './seat/seating.ts'
import { landing, stops, tempo } from './seat/tempo.ts'
import './play.css'

type Opening = { readonly desk: AnyDesk } | { readonly problem: string } | null

export function PlayScreen({ id }: { readonly id: string }): ReactNode {
  const [opening, setOpening] = useState<Opening>(null)

  useEffect(() => {
    let gone = false
    const port = startHost()
    let desk: AnyDesk | null = null
    const open = async (): Promise<void> => {
      const opened = await openTable(port, id, tempo())
      const game = await gameOf(opened.system).parts.play()
      const seating = await Seating.at(port, opened, game.system)
      if (gone) return
      desk = new Desk(seating, game, landing, stops)
      setOpening({ desk })
    }
    open().catch((error: Error) => {
      if (!gone) setOpening({ problem: error.message })
    })
    return () => {
      gone = true
      if (desk) desk.close()
      else port.terminate()
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
  return <AtDesk desk={opening.desk} />
}

/** A table in play, wherever its game runs. */
export function AtDesk({ desk }: { readonly desk: AnyDesk }): ReactNode {
  const handOver = useSyncExternalStore(desk.subscribe, () => desk.handOver)
  const { Table, glossary } = desk.game
  return (
    <GlossaryAtHand glossary={glossary}>
      {handOver ? <HandOver key={handOver} desk={desk} to={handOver} /> : <Table desk={desk} />}
    </GlossaryAtHand>
  )
}
