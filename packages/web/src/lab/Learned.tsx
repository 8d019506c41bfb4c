/** What the games tell, in words, and the way into the one that was longest in doubt. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { goTo } from '../app/route.ts'
import { browserCrew } from '../worker/lab-pool.ts'
import { Card } from './Card.tsx'
import { openGame } from './closest.ts'
import { type Laboratory, type LabState, playerOfBoth } from './laboratory.ts'
import type { SideLook } from './sides.ts'
import { learned } from './words.ts'

interface LearnedProps {
  readonly lab: Laboratory
  readonly sides: readonly [SideLook, SideLook]
  readonly shown: LabState
  readonly playerName: (id: string) => string
}

export function Learned({ lab, sides, shown, playerName }: LearnedProps): ReactNode {
  const [opening, setOpening] = useState(false)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const { printed, variants, skill, subject, progress } = shown
  if (!printed || !subject) return null
  const own = playerOfBoth(printed)
  const bySkill = own === undefined ? skill : new Map(skill).set(own, printed)
  const sentences = learned({
    names: [sides[0].name, sides[1].name],
    summary: printed.summary,
    variants: [...variants.values()].map(({ variant, summary }) => ({ title: variant?.title ?? '', wins: summary.seats[0]!.wins })),
    skill: [...bySkill].map(([player, { summary }]) => ({ name: playerName(player), wins: summary.seats[0]!.wins })),
  })
  const { closest } = printed.summary
  const open = async (seed: string): Promise<void> => {
    setOpening(true)
    const opened = await openGame(browserCrew(), { series: printed, seed })
    // whoever has gone elsewhere meanwhile is not called back
    if (!here.current) return
    if (opened.ok) goTo({ place: 'replay', id: opened.value, at: undefined })
    else lab.complain(opened.problems.map(({ message }) => message).join(' '))
    setOpening(false)
  }
  return (
    <Card title="What we learn" className="lab-learned">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {closest !== null && (
        <button type="button" className="ui-button" disabled={opening || progress !== null} onClick={() => void open(closest)}>
          {opening ? 'Playing it again …' : 'Open the closest game'}
        </button>
      )}
    </Card>
  )
}
