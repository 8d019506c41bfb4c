/** How the database came to be as it is, step by step. A step that was published is never changed: what follows is another step. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { accounts } from './account-migration.ts'
import type { Dialect } from './database.ts'
import { inboxTables } from './inbox-schema.ts'
import { lifeOfATable } from './life-migration.ts'
import { noticeTables, noticeVisits } from './notice-schema.ts'
import { ordersTables } from './orders-schema.ts'
import { seriesOwners } from './series-schema.ts'
import { tokens } from './token-schema.ts'

export function migrationsFor(dialect: Dialect): Record<string, Migration> {
  return {
    '0001-tables': { up: (db) => tables(db, dialect) },
    '0002-accounts': { up: accounts },
    '0003-inbox': { up: inboxTables },
    '0004-leases': { up: leases },
    '0005-life-of-a-table': { up: (db) => lifeOfATable(db, dialect) },
    '0006-notices': { up: noticeTables },
    '0007-tokens': { up: tokens },
    '0008-notice-visits': { up: noticeVisits },
    '0009-orders': { up: ordersTables },
    '0010-told': { up: told },
    '0011-series': { up: seriesOwners },
  }
}

async function tables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const { schema } = db
  await schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('taken_name', 'text', (column) => column.unique())
    .addColumn('password', 'text')
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('seen', 'text', (column) => column.notNull())
    .addColumn('banned', 'integer', (column) => column.notNull())
    .execute()
  await schema
    .createTable('visits')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('created', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('words', 'text', (column) => column.notNull().unique())
    .addColumn('invitation_hash', 'text', (column) => column.notNull())
    .addColumn('watch_hash', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('system', 'text', (column) => column.notNull())
    .addColumn('scenario', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('open', 'integer', (column) => column.notNull())
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('seats')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('computer', 'text')
    .addColumn('ready', 'integer', (column) => column.notNull())
    .addColumn('commitment', 'text')
    .addColumn('nonce', 'text')
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute()
  await schema.createIndex('seats_person').on('seats').column('person').execute()
  await schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('decisions', 'integer', (column) => column.notNull())
    .addColumn('last_hash', 'text')
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('over', 'integer', (column) => column.notNull())
    .addColumn('played', 'text', (column) => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('lease', 'text')
    .execute()
  await schema
    .createTable('decisions')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seat', 'text', (column) => column.notNull())
    .addColumn('logged', 'text', (column) => column.notNull())
    .addColumn('key', 'text')
    .addPrimaryKeyConstraint('decisions_key', ['match_id', 'number'])
    .addUniqueConstraint('decisions_sent', ['match_id', 'seat', 'key'])
    .execute()
  await schema
    .createTable('chat')
    .addColumn('number', dialect === 'sqlite' ? 'integer' : 'bigserial', (column) =>
      dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
    )
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('said', 'text', (column) => column.notNull())
    .execute()
}

async function leases({ schema }: Kysely<unknown>): Promise<void> {
  for (const column of ['owner', 'lease']) await schema.alterTable('matches').dropColumn(column).execute()
  await schema
    .createTable('processes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('until', 'double precision', (column) => column.notNull())
    .execute()
  await schema
    .createTable('leases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('process', 'text', (column) => column.notNull())
    .addColumn('fence', 'text', (column) => column.notNull())
    .execute()
}

async function told({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('told')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('decisions', 'integer', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('told_key', ['match_id', 'number'])
    .execute()
}
