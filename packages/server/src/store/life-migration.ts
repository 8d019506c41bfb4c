/** What came with clocks, offers, chats of their own and people who are not to be met again. */
import type { Kysely } from 'kysely'
import type { Dialect } from './database.ts'

export async function lifeOfATable({ schema }: Kysely<unknown>, dialect: Dialect): Promise<void> {
  for (const column of ['terms', 'news', 'link_opened', 'begins']) await schema.alterTable('tables').addColumn(column, 'text').execute()
  await schema
    .alterTable('chat')
    .addColumn('among', 'text', (column) => column.notNull().defaultTo('seats'))
    .execute()
  await schema.createIndex('chat_table').on('chat').column('table_id').execute()
  await schema
    .createTable('unseen')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id').onDelete('cascade'))
    .execute()
  await schema
    .createTable('affairs')
    .addColumn('match_id', 'text', (column) => column.primaryKey().references('matches.id').onDelete('cascade'))
    .addColumn('kept', 'text', (column) => column.notNull())
    .addColumn('deadline', 'text')
    .execute()
  await schema
    .createTable('blocks')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('blocked', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('created', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('blocks_person').on('blocks').column('person').execute()
  await schema.createIndex('blocks_blocked').on('blocks').column('blocked').execute()
  await schema
    .createTable('reports')
    .addColumn('number', dialect === 'sqlite' ? 'integer' : 'bigserial', (column) =>
      dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
    )
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('reported', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('line', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('settled', 'text')
    .execute()
}
