import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { depth } from '@firegroup/testkit'
import { afterAll, expect, test } from 'vitest'
import { firegroup } from '../../test/run.ts'
import { docsWith } from '../docs-place.ts'
import { fewest } from '../sim/go-on.ts'
import { type Meetings, meetingWith, nameOf, PLACE, type Played, pairsOf, SYSTEMS, strengthTables } from './table.ts'

const pair = { system: 'aslsk', players: ['greedy', 'veteran'] } as const
const game = (allied: string, winner: string | null, scenario = 'hill'): Played => ({
  scenario,
  record: { players: { allied, axis: allied === 'greedy' ? 'veteran' : 'greedy' }, winner },
})

test('points are counted by player, whichever side they played, and only games that both sides were played in', () => {
  const first = meetingWith(undefined, pair, 'x', [game('greedy', 'axis'), game('veteran', 'allied'), game('greedy', 'allied')])
  expect(first).toEqual({ ...pair, games: 2, points: [0, 2], scenarios: { hill: [2, 2] }, seal: 'x' })
  const more = [game('greedy', 'allied'), game('veteran', null), game('greedy', 'axis', 'mill'), game('veteran', 'axis', 'mill')]
  expect(meetingWith(first, pair, 'x', more)).toMatchObject({ games: 6, points: [2.5, 3.5], scenarios: { hill: [4, 2.5], mill: [2, 1] } })
})

test('whoever has met least often is next, until all have met often enough', () => {
  const pairs = pairsOf(['aslsk', 'lnlt'], ['greedy', 'regular', 'veteran'])
  expect(pairs.map(({ system, players }) => [system, ...players].join(' '))).toEqual([
    'aslsk greedy regular',
    'aslsk greedy veteran',
    'aslsk regular veteran',
    'lnlt greedy regular',
    'lnlt greedy veteran',
    'lnlt regular veteran',
  ])
  const met = (games: number) => ({ ...pair, games, points: [0, games] as const, scenarios: {}, seal: '' })
  const meetings: Meetings = { 'aslsk greedy regular': met(4), 'aslsk greedy veteran': met(2) }
  const next = (count: number, games: number) =>
    fewest({ things: pairs.slice(0, count), has: (each) => meetings[nameOf(each)]?.games ?? 0 }, games)
  expect(next(2, 6)).toBe(pairs[1])
  expect(next(3, 6)).toBe(pairs[2])
  expect(next(2, 2)).toBeUndefined()
})

test('what players as they were before won is told as such, and rates nobody', () => {
  const met = (weaker: string, stronger: string, outdated?: true) => ({
    system: 'aslsk',
    players: [weaker, stronger] as const,
    games: 40,
    points: [10, 30] as const,
    scenarios: { hill: [40, 30] as const },
    seal: '',
    ...(outdated && { outdated }),
  })
  const systems = [
    {
      id: 'aslsk',
      title: 'Kit',
      scenarios: [
        { id: 'hill', name: 'The Hill' },
        { id: 'mill', name: 'The Mill' },
      ],
    },
  ]
  const mixed = strengthTables({ now: met('greedy', 'regular'), before: met('regular', 'veteran', true) }, systems)
  expect(mixed).toContain('| veteran against regular, as they were before | 40 |')
  expect(mixed).toContain('| regular against greedy | 40 |')
  expect(mixed).not.toMatch(/^\| veteran \|/m)
  expect(mixed).toMatch(/^\| won \| regular against greedy \|\n.*\n\| The Hill \| 30 of 40 \|\n\| The Mill \| {2}\|$/m)
  expect(strengthTables({ before: met('greedy', 'veteran', true) }, systems)).not.toContain('Elo')
})

const root = new URL('../../../../', import.meta.url)

test('the tables in the docs are those of the figures; if not, `firegroup strength --games 2` writes them', () => {
  const docs = readFileSync(new URL('docs/opponents.md', root), 'utf8')
  const meetings = JSON.parse(readFileSync(new URL('packages/content/src/strength.json', root), 'utf8')) as Meetings
  expect(docsWith(docs, PLACE, strengthTables(meetings, SYSTEMS))).toBe(docs)
})

const folder = mkdtempSync(join(tmpdir(), 'strength-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.runIf(depth.isDeep)(
  'a run that was stopped goes on where it was, and a pair that plays otherwise begins anew',
  { timeout: 240_000 },
  async () => {
    const docs = join(folder, 'docs.md')
    writeFileSync(docs, `${PLACE[0]}\n${PLACE[1]}\n`)
    const run = (file: string, games: number) =>
      firegroup(
        'strength',
        '--systems',
        'upfront',
        '--players',
        'random,greedy',
        '--file',
        file,
        '--docs',
        docs,
        '--jobs',
        '1',
        '--games',
        `${games}`,
      )
    const rows = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Meetings
    const [parts, straight] = [join(folder, 'parts.json'), join(folder, 'straight.json')]
    await run(parts, 2)
    await run(parts, 4)
    await run(straight, 4)
    expect(rows(parts)).toEqual(rows(straight))
    expect(readFileSync(docs, 'utf8')).toContain('| greedy against random | 4 |')
    const [name, meeting] = Object.entries(rows(parts))[0]!
    writeFileSync(parts, JSON.stringify({ [name]: { ...meeting, seal: 'other', points: [99, 0] } }))
    await run(parts, 6)
    expect(rows(parts)[name]!.games).toBe(6)
    expect(rows(parts)[name]!.points[0]).toBeLessThan(6)
    writeFileSync(parts, JSON.stringify({ [name]: { ...meeting, outdated: true } }))
    await run(parts, 2)
    expect(rows(parts)[name]).toEqual({ ...rows(straight)[name], games: 2, points: expect.anything() })
  },
)
