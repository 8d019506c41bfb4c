import { goldenProblem } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import save from '../test/golden-save.json' with { type: 'json' }
import { aslsk } from './system.ts'

test('a game that was saved once still plays, move for move', () => {
  expect(goldenProblem(aslsk, JSON.stringify(save))).toBeNull()
})
