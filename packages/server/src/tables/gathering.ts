/** From people who are ready to a match that runs: the one place that knows both. */
import type { Origin } from '@firegroup/kernel'
import type { SeatPlayer } from '@firegroup/table'
import type { People } from '../people/people.ts'
import type { LiveMatches } from './live-matches.ts'
import type { Tables } from './tables.ts'

/** Begins the match of a table once all parts of its key are told; says whether it runs now. After a crash in between it is done again, to the same end. */
export async function beginIfReady(id: string, tables: Tables, matches: LiveMatches, people: People): Promise<boolean> {
  const found = await tables.find(id)
  if (!found) return false
  const { table, seats } = found
  if (table.stage !== 'gathering') return table.stage === 'playing'
  const key = await tables.key(id)
  if (key === null) return false
  const names = await people.named(seats.flatMap(({ person }) => person ?? []))
  const players: { [seat: string]: SeatPlayer } = {}
  for (const { seat, person, computer } of seats)
    players[seat] = computer === null ? { type: 'human', name: names.get(person ?? '') ?? '' } : { type: 'computer', level: computer }
  const problem = await matches.begin(id, table.name, table.system, JSON.parse(table.origin) as Origin, key, players)
  if (problem !== null) throw new Error(problem)
  await tables.enter(id, 'playing')
  return true
}
