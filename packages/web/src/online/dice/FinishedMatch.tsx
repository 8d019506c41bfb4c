/** '#/table/<id>/dice' and '#/table/<id>/replay': a match that is over, for whoever played it or was given its link. While it is played, its seals. */
import type { MatchRecord, Seals } from '@firegroup/table'
import { type ReactNode, useEffect, useState } from 'react'
import { addressOf } from '../../app/route.ts'
import { Shell } from '../../app/Shell.tsx'
import { api } from '../api.ts'
import { DicePage } from './DicePage.tsx'
import { replay } from './replay.ts'
import { SealedPage } from './SealedPage.tsx'
import { keepSeals } from './seals-kept.ts'
import '../online.css'
import '../home/home.css'
import './dice.css'

interface FinishedMatchProps {
  readonly id: string
  readonly view: 'dice' | 'replay'
  readonly share: string | undefined
}

type Found = { readonly record: MatchRecord } | { readonly seals: Seals } | { readonly problem: string } | null

export function FinishedMatch({ id, view, share }: FinishedMatchProps): ReactNode {
  const [found, setFound] = useState<Found>(null)
  useEffect(() => {
    let gone = false
    void find(id, share).then(async (each) => {
      if (!gone && view === 'replay' && each && 'record' in each) await replay(each.record)
      if (!gone) setFound(each)
    })
    return () => {
      gone = true
    }
  }, [id, view, share])
  return (
    <Shell current="online">
      {found === null && <p className="online-asking">Reading the match …</p>}
      {found && 'problem' in found && (
        <div className="ui-sheet ui-sheet-narrow">
          <h1>This match is not open to you</h1>
          <p role="alert">{found.problem}</p>
          <a className="ui-button ui-button-main" href={addressOf({ place: 'online', scenario: undefined })}>
            To the tables
          </a>
        </div>
      )}
      {found && 'seals' in found && <SealedPage id={id} seals={found.seals} />}
      {found && 'record' in found && view === 'dice' && <DicePage id={id} record={found.record} />}
    </Shell>
  )
}

async function find(id: string, share: string | undefined): Promise<Found> {
  try {
    if (share === undefined) await api.visit()
    return { record: await api.record(id, share) }
  } catch (error) {
    try {
      const seals = await api.seals(id, share)
      keepSeals(id, seals)
      return { seals }
    } catch {
      return { problem: (error as Error).message }
    }
  }
}
