/** How the numbers in a field are called. */
export type FieldNames = { readonly [field: string]: (value: number) => string }

/** The same data with names in place of the numbers that stand in these fields, alone or in lists, however deep. */
export function withNames(data: unknown, names: FieldNames): unknown {
  if (Array.isArray(data)) return data.map((each) => withNames(each, names))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      Object.hasOwn(names, field) ? called(value, names[field]!, names) : withNames(value, names),
    ]),
  )
}

function called(value: unknown, name: (value: number) => string, names: FieldNames): unknown {
  if (typeof value === 'number') return name(value)
  return Array.isArray(value) ? value.map((each) => called(each, name, names)) : withNames(value, names)
}
