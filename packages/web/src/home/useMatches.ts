/** The games kept in this browser, the last played first; read again when the page is come back to. */
import type { MatchRecord, MatchSummary } from '@firegroup/table'
import { useCallback, useEffect, useState } from 'react'
import { browserStore, type Lasting } from '../matches/browser-store.ts'
import { type Glance, glanceOf } from '../matches/glance.ts'

export interface Matches {
  /** Undefined while they are read. */
  readonly games: readonly Glance[] | undefined
  /** Games that are there but can't be read: their ids. They are left alone, and can be exported. */
  readonly unreadable: readonly string[]
  readonly problem: string | undefined
  readonly lasting: Lasting
  refresh(): Promise<void>
}

export function useMatches(): Matches {
  const [found, setFound] = useState<Omit<Matches, 'refresh'>>({
    games: undefined,
    unreadable: [],
    problem: undefined,
    lasting: 'database',
  })

  const refresh = useCallback(async (): Promise<void> => {
    try {
      setFound(await readMatches())
    } catch (error) {
      setFound({ games: [], unreadable: [], problem: (error as Error).message, lasting: 'page' })
    }
  }, [])

  useEffect(() => {
    void refresh()
    const shown = (): void => {
      if (document.visibilityState === 'visible') void refresh()
    }
    document.addEventListener('visibilitychange', shown)
    return () => document.removeEventListener('visibilitychange', shown)
  }, [refresh])

  return { ...found, refresh }
}

async function readMatches(): Promise<Omit<Matches, 'refresh'>> {
  const store = browserStore()
  const summaries = [...(await store.list())].sort((a, b) => b.played.localeCompare(a.played))
  const games: Glance[] = []
  const unreadable: string[] = []
  for (const summary of summaries) {
    const glance = await glanceAt(summary)
    if (glance) games.push(glance)
    else unreadable.push(summary.id)
  }
  return { games, unreadable, problem: undefined, lasting: await store.lasting() }
}

/** One damaged game must not hide the others. */
async function glanceAt(summary: MatchSummary): Promise<Glance | null> {
  try {
    return glanceOf(summary, (await browserStore().load(summary.id)) as MatchRecord)
  } catch {
    return null
  }
}
