/** Finds one of these by its id; throws, naming them all, where there is none. */
export function byId<T extends { readonly id: string }>(what: string, all: readonly T[]): (id: string) => T {
  return (id) => {
    const found = all.find((each) => each.id === id)
    if (!found) throw new RangeError(`There is no ${what} "${id}"; there are ${all.map((each) => each.id).join(', ')}.`)
    return found
  }
}
