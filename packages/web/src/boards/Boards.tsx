/** The Boards place: choose a board, look at it, trace lines of sight. */
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useFileDrop } from '../useFileDrop.ts'
import { type Choice, fromHash, isBoardAddress, layOut, toHash } from './choice.ts'
import { type Refusal, readMapFile } from './file.ts'
import { Table } from './Table.tsx'
import { TopBar } from './TopBar.tsx'
import './boards.css'

export function Boards(): ReactNode {
  const [choice, setChoice] = useState<Choice>(() => fromHash(location.hash))
  const [refusal, setRefusal] = useState<Refusal | undefined>()
  const board = useMemo(() => layOut(choice), [choice])

  useEffect(() => {
    const followAddress = (): void => {
      if (isBoardAddress(location.hash)) setChoice((now) => (toHash(now) === location.hash ? now : fromHash(location.hash)))
    }
    addEventListener('hashchange', followAddress)
    return () => removeEventListener('hashchange', followAddress)
  }, [])

  const choose = (next: Choice): void => {
    setChoice(next)
    setRefusal(undefined)
    history.replaceState(null, '', toHash(next))
  }

  const open = async (file: File): Promise<void> => {
    const read = await readMapFile(file)
    if (read.ok) choose({ kind: 'file', map: read.map })
    else setRefusal(read)
  }

  const dropping = useFileDrop((file) => void open(file))

  return (
    <div className={dropping ? 'table-frame is-dropping' : 'table-frame'}>
      <TopBar choice={choice} board={board} onChoose={choose} />
      <Table
        board={board}
        choice={choice}
        onChoose={choose}
        refusal={refusal}
        onForgetRefusal={() => setRefusal(undefined)}
        onOpen={(file) => void open(file)}
      />
    </div>
  )
}
