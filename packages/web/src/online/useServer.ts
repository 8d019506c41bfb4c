/** Whoever this browser is to the server, and the tables that concern him. */
import type { Home } from '@firegroup/table'
import { useCallback, useEffect, useState } from 'react'
import { api, NoServer, type You } from './api.ts'

export type Server =
  | { readonly state: 'asking' }
  | { readonly state: 'none' }
  | { readonly state: 'failed'; readonly problem: string }
  | { readonly state: 'here'; readonly you: You; readonly home: Home }

/** How often the list is asked for again while it is looked at, in milliseconds. */
const AGAIN = 5000

export function useServer(): { readonly server: Server; readonly refresh: () => void } {
  const [server, setServer] = useState<Server>({ state: 'asking' })
  const refresh = useCallback(() => {
    void look().then(setServer)
  }, [])
  useEffect(() => {
    refresh()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh()
    }, AGAIN)
    return () => clearInterval(timer)
  }, [refresh])
  return { server, refresh }
}

async function look(): Promise<Server> {
  try {
    const you = await api.visit()
    return { state: 'here', you, home: await api.home() }
  } catch (error) {
    return error instanceof NoServer ? { state: 'none' } : { state: 'failed', problem: (error as Error).message }
  }
}
