import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { schema } from './schema.ts'

test.each(['save', 'situation'])('docs/%s.schema.json is up to date', (name) => {
  const published = readFileSync(new URL(`../../../../docs/${name}.schema.json`, import.meta.url), 'utf8')
  expect(JSON.parse(published), `make it again: npm run --silent firegroup -- schema ${name} > docs/${name}.schema.json`).toEqual(
    JSON.parse(schema(name)),
  )
})
