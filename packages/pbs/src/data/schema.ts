import { type Described, integer, listOf, optional, record, type Schema, text } from '@firegroup/kernel'
import { RULES } from './rules.ts'

/*
 * Tables of the procedure are data. Each kind has a schema, and nothing is used before it was checked: a table that is broken, or names a rule that there is
 * not, is an error that says which and where.
 */

/** A rule that there is. */
export const ruleId: Schema<string> = {
  ...text({ max: 20 }),
  check: (value, path) => (RULES.has(value as string) ? null : `${path} names the rule '${String(value)}', which there is not.`),
}

/** One modifier of a roll: a row of a table, by its id. */
export const drmRow = record({
  id: text({ max: 30 }),
  rule: ruleId,
  says: text({ max: 120 }),
  value: integer(-20, 20),
  vsScout: optional(integer(-20, 20)),
})
export type DrmRow = Described<typeof drmRow>
export const drmRows = listOf(drmRow, { max: 30 })

/** What every table has: the rules that it puts into numbers, and whether its numbers are ours. */
export const common = { rules: listOf(ruleId, { max: 40 }) } as const

/** Reads one table by its schema; a broken one is an error. */
export function readTable<T>(name: string, schema: Schema<T>, value: unknown): T {
  const problem = schema.check(value, `tables.${name}`)
  if (problem) throw new Error(`A table of Play Both Sides can't be read: ${problem}`)
  return value as T
}

/** The row of a table of modifiers; an error that names it where there is none. */
export function rowOf(rows: readonly DrmRow[], id: string): DrmRow {
  const row = rows.find((each) => each.id === id)
  if (!row) throw new Error(`A table of Play Both Sides has no row '${id}': it has ${rows.map((each) => each.id).join(', ')}.`)
  return row
}
