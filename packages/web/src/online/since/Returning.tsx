/** Somebody opens a match that he plays: first what happened since he left, if anything did, then the table. */
import type { ReactNode } from 'react'
import type { AnyDesk } from '../../games/game.ts'
import { SinceScreen } from './SinceScreen.tsx'
import { useSince } from './useSince.ts'

interface ReturningProps {
  readonly id: string
  readonly desk: AnyDesk
  readonly children: ReactNode
}

export function Returning({ id, desk, children }: ReturningProps): ReactNode {
  const { told, close } = useSince(id, desk)
  if (told === 'asking') return <p className="play-opening">Setting up the table …</p>
  return told ? <SinceScreen desk={desk} told={told} onDecide={close} /> : children
}
