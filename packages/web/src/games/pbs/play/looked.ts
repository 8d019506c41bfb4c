/** What of the book's reasons is looked at: the board shows it. */
import type { PbsDecided } from '@firegroup/pbs'
import { useSyncExternalStore } from 'react'

export interface Looked {
  readonly decided: PbsDecided
  /** Which step of its trace; -1 for the whole of it. */
  readonly step: number
}

const listeners = new Set<() => void>()
let current: Looked | null = null

export function lookAt(looked: Looked | null): void {
  if (current?.decided === looked?.decided && current?.step === looked?.step) return
  current = looked
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export function useLooked(): Looked | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => current,
  )
}
