import type { Foresight } from './foresight.ts'

/** The best-looking of each that come to the same, as far as the system says what they come to; the best-looking come first. */
export function differing<S, W extends { readonly decision: unknown }>(
  { likeness }: Pick<Foresight<S>, 'likeness'>,
  now: S,
  kind: string,
  ways: readonly W[],
): readonly W[] {
  if (!likeness) return ways
  const seen = new Set<string>()
  return ways.filter(({ decision }, i) => {
    const name = likeness(now, kind, decision)
    if (name === null) return i === 0
    const isNew = !seen.has(name)
    seen.add(name)
    return isNew
  })
}
