/** After which answers of the book its reasons open by themselves. */
import type { PbsDecided } from '@firegroup/pbs'
import { useSyncExternalStore } from 'react'

export const SHOWINGS = ['never', 'holds', 'fires', 'always'] as const
export type Showing = (typeof SHOWINGS)[number]
export const SHOWING_WORDS: { readonly [S in Showing]: string } = {
  never: 'Show: never',
  holds: 'Show: holds',
  fires: 'Show: fires',
  always: 'Show: always',
}

const KEY = 'firegroup.pbs.show'
const listeners = new Set<() => void>()
let current = read()

function read(): Showing {
  try {
    const kept = localStorage.getItem(KEY) as Showing
    return SHOWINGS.includes(kept) ? kept : 'never'
  } catch {
    return 'never'
  }
}

export function nextShowing(): void {
  current = SHOWINGS[(SHOWINGS.indexOf(current) + 1) % SHOWINGS.length]!
  try {
    localStorage.setItem(KEY, current)
  } catch {
    // A browser that keeps nothing still honours the choice until the page closes.
  }
  for (const listener of listeners) listener()
}

export function useShowing(): Showing {
  const subscribe = (changed: () => void): (() => void) => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  }
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => current,
  )
}

export function showsAfter(showing: Showing, { answer }: PbsDecided): boolean {
  if (showing === 'always') return true
  return showing === 'holds' ? answer === 'hold' : showing === 'fires' && answer !== 'hold'
}
