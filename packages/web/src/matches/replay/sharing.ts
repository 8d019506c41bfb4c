/** For copies of states that share with the one before what has not changed: most units rest most of the time. */
export function sameOr<T extends object>(now: T, before: T | undefined): T {
  if (!before) return now
  for (const key of Object.keys(now) as (keyof T)[]) {
    const [a, b] = [now[key], before[key]]
    if (a !== b && !(Array.isArray(a) && Array.isArray(b) && sameList(a, b))) return now
  }
  return before
}

export const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((item, i) => item === b[i])
