/** What was seen before a decision of a kept game: thought through again in a worker, which is started when it is first asked. */
import { useEffect, useRef, useState } from 'react'
import { Advice } from '../../play/advice/advice.ts'
import { startComputer, type WorkerComputer } from '../../worker/computer.ts'
import type { AnyTimeline } from '../useTimeline.ts'
import { lookBackAt } from './look-back.ts'

export interface LookBack {
  readonly advice: Advice
  /** Why this moment can't be asked about; null where it can. */
  readonly problem: string | null
  readonly ask: () => void
}

export function useLookBack(timeline: AnyTimeline, at: number): LookBack {
  const [, setVersion] = useState(0)
  const [advice] = useState(() => new Advice(() => setVersion((version) => version + 1)))
  const computer = useRef<WorkerComputer | null>(null)
  const look = lookBackAt(timeline, at)

  useEffect(
    () => () => {
      computer.current?.close()
      computer.current = null
    },
    [],
  )

  // each moment is asked about by itself
  const seen = useRef(at)
  useEffect(() => {
    if (seen.current !== at) advice.close()
    seen.current = at
  }, [advice, at])

  const ask = (): void => {
    if (!look.ok) return
    computer.current ??= startComputer()
    const { current } = computer
    advice.ask((progress) => current.lookBack(look.value, progress))
  }

  return { advice, problem: look.ok ? null : look.problems.map(({ message }) => message).join(' '), ask }
}
