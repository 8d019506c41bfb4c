/** Items with a key each: their words, counted where the same words come again. */
export function keyed<T>(items: readonly T[], words: (item: T) => string): readonly { readonly key: string; readonly item: T }[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const text = words(item)
    const times = (seen.get(text) ?? 0) + 1
    seen.set(text, times)
    return { key: `${text} ${times}`, item }
  })
}
