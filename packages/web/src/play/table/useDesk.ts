import { useSyncExternalStore } from 'react'

/** Draws again whenever the desk changes; where nothing ever does, as in tests, once. */
export function useDesk(desk: { readonly version: number; readonly subscribe: (listener: () => void) => () => void }): void {
  const version = (): number => desk.version
  useSyncExternalStore(desk.subscribe, version, version)
}
