import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Answers, KeyActs, KeyContext } from './context.ts'
import { type Heard, hear } from './dispatch.ts'
import { reachedControl, watchReached } from './focus.ts'

/** The keys of a context, wherever the focus is but in a field, as long as this is shown. */
export function useKeys<C extends string>(context: KeyContext<C>, acts: KeyActs<C>): void {
  useHeard(context, acts)
}

/** The same for a context that is only known when it is there, such as a game's own. */
export function useAnswers<T>(answers: Answers<T> | undefined, about: T): void {
  useHeard(answers?.context, answers?.acts(about) ?? {})
}

function useHeard(context: KeyContext | undefined, acts: KeyActs): void {
  const entry = useRef<Heard | undefined>(undefined)
  useEffect(() => {
    if (entry.current) entry.current.acts = acts
  })
  const first = useRef(acts)
  useEffect(() => {
    if (!context) return
    const here: Heard = { context, acts: first.current }
    entry.current = here
    return hear(here)
  }, [context])
}

/** The control that has Enter to itself, as long as the keyboard is on it; null while Enter is the table's. */
export const useReachedControl = (): Element | null => useSyncExternalStore(watchReached, reachedControl, () => null)
