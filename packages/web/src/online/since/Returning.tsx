/** Somebody opens a match that he plays: first what happened since he left, if anything did, then the table. */
import { type ReactNode, useEffect } from 'react'
import type { AnyDesk } from '../../games/game.ts'
import { api } from '../api.ts'
import { keepSeals } from '../dice/seals-kept.ts'
import { SinceScreen } from './SinceScreen.tsx'
import { useSince } from './useSince.ts'

interface ReturningProps {
  readonly id: string
  readonly desk: AnyDesk
  readonly children: ReactNode
}

export function Returning({ id, desk, children }: ReturningProps): ReactNode {
  const { told, close } = useSince(id, desk)
  useEffect(() => {
    // what is sealed now must be what is opened at the end
    if (!desk.standpoint.outcome)
      api.seals(id, undefined).then(
        (seals) => keepSeals(id, seals),
        () => undefined,
      )
  }, [id, desk])
  if (told === 'asking') return <p className="play-opening">Setting up the table …</p>
  return told ? <SinceScreen desk={desk} told={told} onDecide={close} /> : children
}
