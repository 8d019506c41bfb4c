import { expect, test } from 'vitest'
import { countTests, withoutPostgres } from './lib/test-steps.mjs'

test('a test file that could not be loaded counts as one failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  }
  expect(countTests(JSON.stringify(report))).toEqual({ passed: 5, failed: 2 })
})

test('a run without PostgreSQL says which tests it has left out', () => {
  const report = {
    testResults: [
      {
        name: '/a/kept.test.ts',
        assertionResults: [
          { status: 'skipped', fullName: 'kept in PostgreSQL' },
          { status: 'passed', fullName: 'b' },
        ],
      },
      { name: '/a/other.test.ts', assertionResults: [{ status: 'skipped', fullName: 'something else' }] },
    ],
  }
  expect(withoutPostgres(JSON.stringify(report), 'there is none')).toMatch(/^; left out, for there is none: 1 of .*kept\.test\.ts$/)
})
