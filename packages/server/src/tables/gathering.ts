/** From people who are ready to a match that runs: the one place that knows both. */
import { KeyedChance, keyFromSeed, type Origin } from '@firegroup/kernel'
import type { SeatPlayer } from '@firegroup/table'
import type { People } from '../people/people.ts'
import type { SeatRow } from '../store/schema.ts'
import type { LiveMatches } from './live-matches.ts'
import { termsOf } from './settling.ts'
import type { Tables } from './tables.ts'

/** Begins the match of a table once all parts of its key are told; says whether it runs now. After a crash in between it is done again, to the same end. */
export async function beginIfReady(id: string, tables: Tables, matches: LiveMatches, people: People): Promise<boolean> {
  const found = await tables.find(id)
  if (!found) return false
  const { table, seats } = found
  if (table.stage !== 'gathering') return table.stage === 'playing'
  const key = await tables.key(id)
  if (key === null) return false
  const drawn = termsOf(table).sides === 'random' ? drawnSeats(seats, key) : seats
  const names = await people.named(seats.flatMap(({ person }) => person ?? []))
  const players: { [seat: string]: SeatPlayer } = {}
  for (const { seat, person, computer } of drawn)
    players[seat] = computer === null ? { type: 'human', name: names.get(person ?? '') ?? '' } : { type: 'computer', level: computer }
  const problem = await matches.begin(id, table.name, table.system, JSON.parse(table.origin) as Origin, key, players)
  if (problem !== null) throw new Error(problem)
  await tables.enter(id, 'playing', drawn)
  return true
}

/** The sides as the dice say: by the key that nobody chose, so that drawing again says the same. */
function drawnSeats(seats: readonly SeatRow[], key: string): readonly SeatRow[] {
  const by = new KeyedChance(keyFromSeed(`${key} sides`)).pick(seats)
  return seats.map((row, i) => {
    const { person, computer } = seats[(i + by) % seats.length]!
    return { ...row, person, computer }
  })
}
