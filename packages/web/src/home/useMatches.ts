/** The games kept in this browser, the last played first; read again when the page is come back to. */
import type { MatchRecord, MatchSummary } from '@firegroup/table'
import { useCallback, useEffect, useState } from 'react'
import { browserStore, type Lasting } from '../matches/browser-store.ts'
import { type Glance, glanceOf } from '../matches/glance.ts'
import { troubleWords } from '../matches/trouble-words.ts'

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
      setFound({ games: [], unreadable: [], problem: troubleWords(error), lasting: 'database' })
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
  const { games, unreadable } = await glances(await store.list(), (id) => store.load(id))
  return { games, unreadable, problem: undefined, lasting: await store.lasting() }
}

/** The games of a list, the last played first. One damaged row, or one damaged game, must not hide the others. */
export async function glances(
  rows: readonly unknown[],
  load: (id: string) => Promise<unknown>,
): Promise<Pick<Matches, 'unreadable'> & { readonly games: readonly Glance[] }> {
  const games: Glance[] = []
  const unreadable: string[] = []
  for (const row of rows) {
    try {
      games.push(glanceOf(summaryIn(row), (await load(summaryIn(row).id)) as MatchRecord))
    } catch {
      const { id } = (row ?? {}) as { readonly id?: unknown }
      unreadable.push(typeof id === 'string' ? id : '')
    }
  }
  return { games: games.sort((a, b) => b.played.localeCompare(a.played)), unreadable }
}

/** Throws where a row is no summary. */
function summaryIn(row: unknown): MatchSummary {
  const summary = row as MatchSummary
  const words = [summary.id, summary.name, summary.played]
  if (words.some((each) => typeof each !== 'string')) throw new Error('This row of the list is damaged.')
  return summary
}
