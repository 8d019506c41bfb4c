/** Which lessons have been taken: kept in the browser. */
import { useSyncExternalStore } from 'react'

const KEY = 'firegroup.lessons'
const listeners = new Set<() => void>()
let taken: readonly string[] = read()

function lessonsTaken(): readonly string[] {
  return taken
}

export function markTaken(lesson: string): void {
  if (taken.includes(lesson)) return
  taken = [...taken, lesson]
  try {
    localStorage.setItem(KEY, JSON.stringify(taken))
  } catch {
    // A browser that keeps nothing still remembers until the page closes.
  }
  for (const listener of listeners) listener()
}

export function useLessonsTaken(): readonly string[] {
  return useSyncExternalStore((changed) => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  }, lessonsTaken)
}

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : []
  } catch {
    return []
  }
}
