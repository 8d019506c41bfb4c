import { badInput } from './errors.ts'
import { readText, writeText } from './files.ts'

/** The two lines between which a file of the docs holds what a command writes. */
export type Place = readonly [string, string]

/** The docs with this in its place. */
export function docsWith(docs: string, [first, last]: Place, text: string): string {
  const [begin, end] = [docs.indexOf(first), docs.indexOf(last)]
  if (begin < 0 || end < begin) throw new Error(`The docs have no place for the table: '${first}'.`)
  return `${docs.slice(0, begin + first.length)}\n\n${text}\n\n${docs.slice(end)}`
}

export function writeDocs(file: string, place: Place, text: string): void {
  const before = readText(file)
  try {
    writeText(file, docsWith(before, place, text))
  } catch (error) {
    throw badInput((error as Error).message)
  }
}

/** A table of Markdown; columns after the first `left` are figures. */
export function markdown(head: readonly string[], rows: readonly (readonly string[])[], left = 1): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, i) => (i < left ? '---' : '---:'))), ...rows.map(line)].join('\n')
}
