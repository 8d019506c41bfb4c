/**
 * What something was like when each of these events happened, found by going back from what it is after the last of them: events tell what they
 * changed. `before` takes one event back.
 */
export function momentsOf<T, E>(after: T, events: readonly E[], before: (after: T, event: E) => T): T[] {
  const moments: T[] = []
  let moment = after
  for (const event of events.toReversed()) {
    moment = before(moment, event)
    moments.push(moment)
  }
  return moments.reverse()
}

/** The same list, with a change to those of these ids. The list itself stays as it is. */
export function changed<T extends { readonly id: number }>(list: readonly T[], ids: readonly number[], change: Partial<T>): T[] {
  return list.map((each) => (ids.includes(each.id) ? { ...each, ...change } : each))
}
