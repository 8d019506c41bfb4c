/** Counters that are on their way over the board, at the pointer. */
import { type ReactNode, useEffect, useRef } from 'react'
import type { CounterView } from '../../board/pieces/view.ts'
import { Counter } from '../../counters/Counter.tsx'
import { Ghost } from './Ghost.tsx'

const SIZE = 58
/** More of a stack than these are known by their number. */
const ROOM = 4

interface CarriedProps {
  readonly counters: readonly CounterView[]
  /** Why they can't be put down where they are; '' where they can. */
  readonly refusal: string
  readonly welcome: boolean
}

export function Carried({ counters, refusal, welcome }: CarriedProps): ReactNode {
  const at = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent): void => {
      if (at.current) at.current.style.transform = `translate(${clientX}px, ${clientY}px)`
    }
    addEventListener('pointermove', follow)
    return () => removeEventListener('pointermove', follow)
  }, [])
  const more = counters.length - ROOM
  return (
    <Ghost at={at} refusal={refusal} welcome={welcome}>
      {counters.slice(0, ROOM).map(({ id, face, tabs }) => (
        <Counter key={id} face={face} size={SIZE} {...(tabs ? { tabs } : {})} />
      ))}
      {more > 0 && <small>+{more}</small>}
    </Ghost>
  )
}
