/** Counters of one kind together, in the order in which they come. */
import type { ForceItem } from '../../games/game.ts'

export function byKind<T>(all: readonly T[], look: (one: T) => Omit<ForceItem, 'count'>): ForceItem[] {
  const kinds = new Map<string, ForceItem>()
  for (const one of all) {
    const item = look(one)
    kinds.set(item.id, { ...item, count: (kinds.get(item.id)?.count ?? 0) + 1 })
  }
  return [...kinds.values()]
}
