/** Which places a game is about, as far as its victory conditions name them: the log tells when these change hands. */

/** Reads any form of condition: the names in it, and whether it speaks of buildings or areas as well. */
export function namedIn(victory: unknown): { readonly names: ReadonlySet<string>; readonly areas: boolean } {
  const names = new Set<string>()
  let areas = false
  const read = (value: unknown, key: string): void => {
    if (typeof value === 'string' && key !== 'text' && key !== 'name') names.add(value)
    else if (Array.isArray(value)) for (const item of value) read(item, key)
    else if (value !== null && typeof value === 'object')
      for (const [name, part] of Object.entries(value)) {
        if (name === 'area') areas = true
        read(part, name)
      }
  }
  read(victory, '')
  return { names, areas }
}
