/** What was answered, and on how many days in a row: kept in the browser. */
import { useSyncExternalStore } from 'react'
import { dayNumber } from './daily.ts'

export interface Answered {
  readonly drill: string
  readonly mark: 0 | 1 | 2
  readonly day: string
}

const KEY = 'firegroup.drills.marks'
const listeners = new Set<() => void>()
let answered: readonly Answered[] = read()

/** The first answer counts: whoever tries again learns, but does not gain. */
export function noteAnswer(drill: string, mark: 0 | 1 | 2, day: string): void {
  if (answered.some((each) => each.drill === drill && each.day === day)) return
  answered = [...answered, { drill, mark, day }]
  try {
    localStorage.setItem(KEY, JSON.stringify(answered))
  } catch {
    // A browser that keeps nothing still remembers until the page closes.
  }
  for (const listener of listeners) listener()
}

export function useAnswered(): readonly Answered[] {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => answered,
  )
}

/** Days in a row with a full or half mark, up to today; one that is not over yet breaks nothing. */
export function streakOf(all: readonly Answered[], today: string): number {
  const days = new Set(all.filter(({ mark }) => mark > 0).map(({ day }) => dayNumber(day)))
  let day = dayNumber(today)
  if (!days.has(day)) day--
  let count = 0
  while (days.has(day - count)) count++
  return count
}

/** The mark of the first answer to each drill. */
export function marksOf(all: readonly Answered[]): ReadonlyMap<string, 0 | 1 | 2> {
  const marks = new Map<string, 0 | 1 | 2>()
  for (const { drill, mark } of all) if (!marks.has(drill)) marks.set(drill, mark)
  return marks
}

function read(): readonly Answered[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isAnswered) : []
  } catch {
    return []
  }
}

function isAnswered(each: unknown): each is Answered {
  const { drill, mark, day } = (each ?? {}) as Partial<Answered>
  return typeof drill === 'string' && typeof day === 'string' && (mark === 0 || mark === 1 || mark === 2)
}
