/** Tables at which somebody does not want to hear what is said; kept in his browser, and told to nobody. */
import { useSyncExternalStore } from 'react'

const key = (id: string): string => `firegroup muted ${id}`
const listeners = new Set<() => void>()

export const isMuted = {
  at: (id: string): boolean => localStorage.getItem(key(id)) !== null,
  set(id: string, muted: boolean): void {
    if (muted) localStorage.setItem(key(id), '1')
    else localStorage.removeItem(key(id))
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export function useMuted(id: string): boolean {
  return useSyncExternalStore(
    isMuted.subscribe,
    () => isMuted.at(id),
    () => false,
  )
}
