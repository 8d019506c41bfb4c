import { readFileSync } from 'node:fs'
import { CATALOGUE, scenarios } from '@firegroup/content'
import type { Reliability } from '@firegroup/lab'
import { expect, test } from 'vitest'
import { docsWith } from '../docs-place.ts'
import { PLACE, reliabilityTables } from './table.ts'

test('the charts in the docs are those of the figures; if not, `firegroup calibrate --games 1` writes them', () => {
  const root = new URL('../../../../', import.meta.url)
  const docs = readFileSync(new URL('docs/opponents.md', root), 'utf8')
  const table = JSON.parse(readFileSync(new URL('packages/content/src/reliability.json', root), 'utf8')) as { [id: string]: Reliability }
  const listed = CATALOGUE.map(({ id, title }) => ({ title, scenarios: scenarios.filter(({ system }) => system === id) }))
  expect(docsWith(docs, PLACE, reliabilityTables(table, listed))).toBe(docs)
  for (const { brier, constant } of Object.values(table)) expect(brier).toBeLessThan(constant + 0.05)
})
