import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGES = join(import.meta.dirname, '../..')

/**
 * Every rule that the source of a system gives as a reason: of events, questions, acts, modifiers and refusals. Sentences are no references, and rows of
 * a table that wait for what is not built yet (`slice`) are cited by nobody.
 */
export function rulesCitedBy(system: string): readonly string[] {
  const source = join(PACKAGES, system, 'src')
  const files = globSync('**/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts'))
  const lines = files.flatMap((file) => readFileSync(join(source, file), 'utf8').split('\n')).filter((line) => !/\bslice: \d/.test(line))
  const cites = /(?:\brule: |\brefuse\(|\bproblem\(|\bmodifier\()'([^' ]+)'/g
  return [...new Set(lines.flatMap((line) => [...line.matchAll(cites)].map(([, rule]) => rule!)))]
}
