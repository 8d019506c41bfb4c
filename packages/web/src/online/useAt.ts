import { useSyncExternalStore } from 'react'
import type { AtTable } from './at-table.ts'

/** Something that is known at a table, whenever it changes. */
export function useAt<T>(at: AtTable, pick: (at: AtTable) => T): T {
  const now = (): T => pick(at)
  return useSyncExternalStore(at.subscribe, now, now)
}
