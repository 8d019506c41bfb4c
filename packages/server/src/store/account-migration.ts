import type { Kysely } from 'kysely'

/** Names that are kept by passkeys, passwords and recovery codes; visits that can be told apart and ended. */
export async function accounts({ schema }: Kysely<unknown>): Promise<void> {
  for (const column of ['device', 'seen', 'proved']) await schema.alterTable('visits').addColumn(column, 'text').execute()
  await schema.createIndex('visits_person').on('visits').column('person').execute()
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('used', 'text')
    .execute()
  await schema.createIndex('passkeys_person').on('passkeys').column('person').execute()
  await schema
    .createTable('recovery_codes')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('used', 'text')
    .addPrimaryKeyConstraint('recovery_codes_key', ['person', 'code_hash'])
    .execute()
  await schema
    .createTable('challenges')
    .addColumn('digest', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('expires', 'text', (column) => column.notNull())
    .execute()
}
