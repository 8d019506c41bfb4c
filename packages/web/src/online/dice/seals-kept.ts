/** The seals of a match as this browser saw them while it was played: at the end they must be the same. */
import type { Seals } from '@firegroup/table'

const kept = (id: string): string => `firegroup seals ${id}`

export function keepSeals(id: string, seals: Seals): void {
  const before = seenSeals(id)
  // what was seen first counts; only what was sealed later is added
  const setUps = [
    ...(before?.setUps ?? []),
    ...seals.setUps.filter(({ decision }) => !before?.setUps.some((each) => each.decision === decision)),
  ]
  localStorage.setItem(kept(id), JSON.stringify({ ...seals, ...before, setUps }))
}

export function seenSeals(id: string): Seals | null {
  const text = localStorage.getItem(kept(id))
  return text === null ? null : (JSON.parse(text) as Seals)
}
