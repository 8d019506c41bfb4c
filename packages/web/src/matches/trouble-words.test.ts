import { expect, test } from 'vitest'
import { troubleWords } from './trouble-words.ts'

test('a full storage says what to do, whatever the browser calls it', () => {
  const full = /no room left.*Export the games that matter, then delete old games/
  expect(troubleWords(new DOMException('The current transaction exceeded its quota limitations.', 'QuotaExceededError'))).toMatch(full)
  expect(troubleWords(new Error('Quota exceeded.'))).toMatch(full)
})

test('a storage that fails in another way says how, and what to do', () => {
  expect(troubleWords(new Error('Internal error opening backing store.'))).toBe(
    'The browser’s storage failed (Internal error opening backing store). Export the games that matter, then delete old games, or reload the page to try again.',
  )
  expect(troubleWords(undefined)).toMatch(/^The browser’s storage failed\. Export/)
})

test('a part of the app that can’t be loaded is no fault of the storage', () => {
  expect(troubleWords(new TypeError('Failed to fetch dynamically imported module: http://x/play.js'))).toMatch(/^A part of the app/)
})

test('a sentence that already says what to do stays as it is', () => {
  expect(troubleWords(new Error('Another tab plays this game: export it there.'))).toBe('Another tab plays this game: export it there.')
})
