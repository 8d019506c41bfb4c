import type { Kysely } from 'kysely'

/** What a program holds to be known as somebody: of it only the digest is kept. */
export interface TokenRow {
  token_hash: string
  person: string
  /** What its owner calls it. */
  label: string
  created: string
  used: string | null
}

export interface TokenTables {
  tokens: TokenRow
}

export async function tokens({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('used', 'text')
    .execute()
  await schema.createIndex('tokens_person').on('tokens').column('person').execute()
}
