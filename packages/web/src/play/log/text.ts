/** The log as plain text, with the player's marks and notes. */
import type { LogChapter, LogEntry } from './entries.ts'
import type { Marks } from './marks.ts'

export function chapterText({ title, entries }: LogChapter, marks: Marks): string {
  return [title, ...entries.flatMap((entry) => entryLines(entry, marks))].join('\n')
}

export function logText(name: string, chapters: readonly LogChapter[], marks: Marks): string {
  return `${[name, ...chapters.map((chapter) => chapterText(chapter, marks))].join('\n\n')}\n`
}

function entryLines(entry: LogEntry, marks: Marks): string[] {
  const { index, nested, text, sub, aside, sum } = entry
  const inset = nested ? '    ' : '  '
  const note = marks.get(index)
  const told = [text, aside].filter(Boolean).join(' · ')
  const below = sum ? [...sum.rows.map(({ label, value }) => `${label} ${value}`), `${sum.rolled} ${sum.result}`.trim()].join('; ') : sub
  return [
    `${inset}${note === undefined ? '' : '* '}${told}`,
    ...(below ? [`${inset}  ${below}`] : []),
    ...(note ? [`${inset}  Note: ${note}`] : []),
  ]
}
