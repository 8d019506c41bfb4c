/** A drill: '#/drill/<id>', or the day's at '#/drill'. */
import type { Drill } from '@firegroup/lab'
import { type ReactNode, useEffect, useState } from 'react'
import { addressOf } from '../app/route.ts'
import { Shell } from '../app/Shell.tsx'
import { DrillPage } from './DrillPage.tsx'
import { dailyDrill, dayOf } from './daily.ts'
import { marksOf, useAnswered } from './marks.ts'
import { type DrillPosition, openPosition } from './position.ts'
import { allDrills } from './sets.ts'
import './drills.css'

type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'open'; readonly position: DrillPosition; readonly daily: boolean; readonly set: readonly Drill[] }

export function DrillPlace({ id }: { readonly id: string | undefined }): ReactNode {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' })
  const answered = useAnswered()
  const today = dayOf(new Date())

  useEffect(() => {
    let gone = false
    const open = async (): Promise<Opening> => {
      const sets = await allDrills()
      const daily = dailyDrill(
        sets.filter(({ system }) => system !== 'own').map(({ drills }) => drills),
        today,
      )
      const drill = id === undefined ? daily : sets.flatMap(({ drills }) => drills).find((each) => each.id === id)
      if (!drill) return { kind: 'failed', problem: id === undefined ? 'There are no drills here.' : `There is no drill ${id}.` }
      const set = sets.find(({ drills }) => drills.includes(drill))?.drills ?? []
      return { kind: 'open', position: await openPosition(drill), daily: drill === daily, set }
    }
    open().then(
      (now) => !gone && setOpening(now),
      (error: Error) => !gone && setOpening({ kind: 'failed', problem: error.message }),
    )
    return () => {
      gone = true
    }
  }, [id, today])

  if (opening.kind === 'opening')
    return (
      <Shell current="learn">
        <div className="app-loading" role="status">
          <span>Laying out …</span>
        </div>
      </Shell>
    )
  if (opening.kind === 'failed')
    return (
      <Shell current="learn">
        <div className="ui-sheet ui-sheet-narrow" role="alert">
          <h1>This drill can’t be shown</h1>
          <p>{opening.problem}</p>
          <a className="ui-button ui-button-main" href={addressOf({ place: 'learn', topic: undefined })}>
            All drills
          </a>
        </div>
      </Shell>
    )
  const { position, daily, set } = opening
  const marks = marksOf(answered)
  const at = set.indexOf(position.drill)
  const next = [...set.slice(at + 1), ...set.slice(0, at)].find((each) => !marks.has(each.id))
  return (
    <Shell current="learn">
      <DrillPage key={position.drill.id} position={position} daily={daily} set={set} next={next} answered={answered} today={today} />
    </Shell>
  )
}
