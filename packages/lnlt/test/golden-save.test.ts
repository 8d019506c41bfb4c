import { readFileSync } from 'node:fs'
import { goldenProblem } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { lnlt } from '../src/system.ts'

test('a game that was saved once still plays, move for move', () => {
  expect(goldenProblem(lnlt, readFileSync(new URL('golden-save.json', import.meta.url), 'utf8'))).toBeNull()
})
