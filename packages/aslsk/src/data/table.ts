/** What is wrong with one of our own tables, by table, row and field. A table that fails its checks stops the program where it is loaded. */
function tableError(table: string, row: string | number, field: string, problem: string): Error {
  return new Error(`Table ${table}, row ${row}, ${field}: ${problem}`)
}

export function checkTable(holds: boolean, table: string, row: string | number, field: string, problem: string): asserts holds {
  if (!holds) throw tableError(table, row, field, problem)
}
