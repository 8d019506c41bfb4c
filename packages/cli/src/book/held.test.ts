import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scenarios } from '@firegroup/content'
import type { GameRecord } from '@firegroup/lab'
import { depth } from '@firegroup/testkit'
import { afterAll, expect, test } from 'vitest'
import { firegroup } from '../../test/run.ts'
import { docsWith } from '../docs-place.ts'
import { type HeldTable, heldTable, heldTasks, heldWith, PLACE } from './held.ts'

const won = (winner: string | null) => ({ winner }) as GameRecord

test('each game is played twice in a row, by the book and by greedy in its place, with the same seed', () => {
  const tasks = heldTasks(['allied', 'axis'], 'axis', 3, 5)
  expect(tasks.map(({ players }) => players.join())).toEqual(['greedy,pbs', 'greedy,greedy', 'greedy,pbs', 'greedy,greedy'])
  expect(tasks.map(({ seed }) => seed)).toEqual(['by the book 4', 'by the book 4', 'by the book 5', 'by the book 5'])
})

test('what is added are whole pairs: a game of the book without its fellow does not count', () => {
  const first = heldWith(undefined, 'axis', 'x', [won('axis'), won('allied'), won(null), won('axis'), won('axis')])
  expect(first).toEqual({ defender: 'axis', pbs: { games: 2, held: 1, draws: 1 }, greedy: { games: 2, held: 1, draws: 0 }, seal: 'x' })
  expect(heldWith(first, 'axis', 'x', [won('axis'), won('allied')]).pbs).toEqual({ games: 3, held: 2, draws: 1 })
})

test('docs without a place for the table are refused by name', () => {
  expect(() => docsWith('# Docs', PLACE, '')).toThrow("The docs have no place for the table: '<!-- held")
})

test('the table in the docs is that of the figures; if not, `firegroup book --minutes 1` writes it', () => {
  const root = new URL('../../../../', import.meta.url)
  const docs = readFileSync(new URL('docs/play-both-sides.md', root), 'utf8')
  const table = JSON.parse(readFileSync(new URL('packages/content/src/by-the-book.json', root), 'utf8')) as HeldTable
  expect(docsWith(docs, PLACE, heldTable(table, new Map(scenarios.map(({ id, name }) => [id, name]))))).toBe(docs)
  expect(Object.keys(table).sort()).toEqual(
    scenarios
      .filter(({ system }) => system === 'aslsk')
      .map(({ id }) => id)
      .sort(),
  )
})

const folder = mkdtempSync(join(tmpdir(), 'book-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.runIf(depth.isDeep)(
  'a run that was stopped goes on where it was, and what has changed since is played anew',
  { timeout: 120_000 },
  async () => {
    const [file, docs] = [join(folder, 'held.json'), join(folder, 'docs.md')]
    writeFileSync(docs, `${PLACE[0]}\n${PLACE[1]}\n`)
    const rows = () => JSON.parse(readFileSync(file, 'utf8')) as HeldTable
    const args = ['book', '--scenarios', 'first-light', '--file', file, '--docs', docs, '--jobs', '1'] as const
    await firegroup(...args, '--games', '2')
    expect(rows()['first-light']!.pbs.games).toBe(2)
    const whole = await firegroup(...args, '--games', '4')
    expect(whole.err).toMatch(/^4 games in/m)
    expect(readFileSync(docs, 'utf8')).toContain('| First Light | axis | 4 |')
    const straight = join(folder, 'straight.json')
    await firegroup('book', '--scenarios', 'first-light', '--file', straight, '--docs', docs, '--jobs', '2', '--games', '4')
    expect(JSON.parse(readFileSync(straight, 'utf8'))).toEqual(rows())
    writeFileSync(file, JSON.stringify({ 'first-light': { ...rows()['first-light'], seal: 'other' } }))
    await firegroup(...args, '--games', '5')
    expect(rows()['first-light']!.pbs.games).toBe(5)
  },
)
