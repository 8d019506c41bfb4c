import { configureGlobal } from 'fast-check'
import { depth } from './depth.ts'

/*
 * What the test runner loads before every file: properties are tried on the same values every day, so that a failure is a fault and not the luck of the
 * day, and on ten times as many others in a deep run.
 */
configureGlobal({ seed: seedOf(depth.seed('properties')), numRuns: depth.times(100) })

function seedOf(text: string): number {
  let seed = 0
  for (const letter of text) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) | 0
  return seed
}
