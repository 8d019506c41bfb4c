import { fileURLToPath } from 'node:url'
import type { Course } from '@firegroup/ai'
import { readTable, writeRows } from '../files.ts'

/** Weights are kept beside the system that they belong to. */
export function weightsFile(system: string): string {
  return beside(system, 'tuned.ts')
}

/** So is how games of its scenarios go. */
export function coursesFile(system: string): string {
  return beside(system, 'courses.json')
}

/** And which ways to open or to go about a game do best. */
export function repertoireFile(system: string, part: 'openings' | 'approaches'): string {
  return beside(system, `${part}.json`)
}

export function readCourses(system: string): { [scenario: string]: Course } {
  return readTable<Course>(coursesFile(system))
}

export function writeCourses(system: string, courses: { readonly [scenario: string]: Course }): void {
  writeRows(coursesFile(system), courses)
}

function beside(system: string, file: string): string {
  return fileURLToPath(new URL(`../../../${system}/src/advice/${file}`, import.meta.url))
}
