/** Matches begun and branched: games that are in the store before anyone sits down. */
import { type GameEvent, type Reading, restoreGame, type Save, type System, saveGame, startGame } from '@firegroup/kernel'
import { type MatchRecord, type MatchStore, type SeatPlayer, summaryOf } from '@firegroup/table'

interface NewMatch {
  readonly name: string
  readonly scenario: object
  readonly players: { readonly [seat: string]: SeatPlayer }
}

/** Begins a game and keeps it; its id. */
export async function beginMatch<S, E extends GameEvent>(
  system: System<S, E>,
  { name, scenario, players }: NewMatch,
  store: MatchStore,
): Promise<Reading<string>> {
  const started = startGame(system, { scenario }, { key: newKey() })
  if (!started.ok) return started
  const begun = now()
  const record: MatchRecord = {
    format: 'firegroup-match',
    version: 1,
    id: newId(),
    name,
    begun,
    played: begun,
    players,
    save: saveGame(started.value),
  }
  await store.save(record, summaryOf({ ...record, system: system.id }, started.value))
  return { ok: true, value: record.id }
}

/**
 * A private copy of a game from one of its points on; its id. It keeps the dice of the game that it comes from, so that it is practice: whoever has
 * seen that game may know what falls.
 */
export async function branchMatch<S, E extends GameEvent>(
  system: System<S, E>,
  record: MatchRecord,
  decisions: number,
  store: MatchStore,
): Promise<Reading<string>> {
  const { save } = record
  const restored = restoreGame(system, cutAfter(save, decisions), { whole: true })
  if (!restored.ok) return restored
  const branch: MatchRecord = {
    ...record,
    id: newId(),
    name: branchName(record.name, decisions),
    begun: now(),
    played: now(),
    practice: 'undone past dice',
    save: saveGame(restored.value),
  }
  await store.save(branch, summaryOf({ ...branch, system: system.id }, restored.value))
  return { ok: true, value: branch.id }
}

/** The checkpoint may lie after the cut; restoring from the beginning does not read it, but it must not claim more decisions than there are. */
function cutAfter(save: Save, decisions: number): Save {
  return { ...save, decisions: save.decisions.slice(0, decisions) }
}

const branchName = (name: string, decisions: number): string => `${name.replace(/, from \d+$/, '')}, from ${decisions}`

export const now = (): string => new Date().toISOString()

export const newId = (): string => randomHex(8)

function newKey(): string {
  return randomHex(32)
}

function randomHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
