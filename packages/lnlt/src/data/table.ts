/** One of our own tables does not hold together: stops the program where the table is loaded, and names table, row and field. */
export function checkTable(holds: boolean, table: string, row: string | number, field: string, problem: string): asserts holds {
  if (!holds) throw new Error(`Table ${table}, row ${row}, ${field}: ${problem}`)
}

/** The rows by id, each id once; a look-up of an unknown one throws and says what it looked for. */
export function indexed<Row extends { readonly id: string }>(table: string, rows: readonly Row[]): ReadonlyMap<string, Row> {
  const byId = new Map<string, Row>()
  for (const row of rows) {
    checkTable(!byId.has(row.id), table, row.id, 'id', 'stands twice.')
    byId.set(row.id, row)
  }
  return byId
}

export function unknown(what: string, id: string): never {
  throw new RangeError(`There is no ${what} "${id}".`)
}
