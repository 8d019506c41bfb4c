import type { Kysely } from 'kysely'

/** Whose a series on the queue is; what it is and how far, the queue knows. */
export interface SeriesRow {
  id: string
  person: string
  created: string
}

export interface SeriesTables {
  series: SeriesRow
}

export async function seriesOwners({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('series')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('created', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('series_person').on('series').column('person').execute()
}
