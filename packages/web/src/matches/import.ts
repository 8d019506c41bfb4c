/** A game from a file: read and played through before anything is kept, or refused with sentences that say where it is wrong. */
import { type Problem, type Reading, readJson, restoreGame, type Seat } from '@firegroup/kernel'
import { type MatchRecord, type MatchStore, parseRecord, summaryOf } from '@firegroup/table'
import { games } from '../games/index.ts'
import { newId, now } from './new-match.ts'

export interface Imported {
  readonly id: string
  readonly name: string
  readonly decisions: number
  readonly over: boolean
}

const LARGEST = 60_000_000

export async function importFile(file: File, store: MatchStore): Promise<Reading<Imported>> {
  if (file.size > LARGEST) return refused('It is larger than 60 MB, which no game is.')
  return importText(new Uint8Array(await file.arrayBuffer()), store)
}

export async function importText(text: string | Uint8Array, store: MatchStore): Promise<Reading<Imported>> {
  const json = readJson(text, 'The file')
  if (!json.ok) return json
  const read = parseRecord(text, { id: newId(), name: 'Imported game', begun: now(), players: {} })
  if (!read.ok) return read
  const { save } = read.value
  const game = games.find(({ id }) => id === save.system)
  if (!game) return refused(`This is a game of '${save.system}', which this version does not play.`)
  const { system } = await game.parts.record()
  // Every decision is played again: what is kept is known to be legal and to lead where it says.
  const restored = restoreGame(system, save, { whole: true })
  if (!restored.ok) return restored
  const record = await seated(read.value, system.seats, store)
  await store.save(record, summaryOf({ ...record, system: system.id }, restored.value))
  const { id, name } = record
  return { ok: true, value: { id, name, decisions: save.decisions.length, over: restored.value.outcome !== null } }
}

/** Never over a game that is already here, and with somebody in every seat. */
async function seated(record: MatchRecord, seats: readonly Seat[], store: MatchStore): Promise<MatchRecord> {
  const scenario = record.save.origin.scenario as { readonly name?: string } | undefined
  const people = Object.fromEntries(seats.map((seat) => [seat, record.players[seat] ?? ({ type: 'human', name: '' } as const)]))
  const taken = (await store.load(record.id)) !== null
  const name = record.name === 'Imported game' ? (scenario?.name ?? record.name) : record.name
  return { ...record, id: taken ? newId() : record.id, name, players: people }
}

function refused(message: string): { ok: false; problems: readonly Problem[] } {
  return { ok: false, problems: [{ message }] }
}
