import { expect, test } from 'vitest'
import { countTests } from './lib/test-steps.mjs'

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
