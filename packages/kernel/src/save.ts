import { commitmentTo, GENERATOR, KeyedChance } from './chance.ts'
import { type Checkpoint, EngineFault, Game, type Keep, type LoggedDecision } from './game.ts'
import { stateHash } from './hash.ts'
import { copyPlain } from './plain.ts'
import type { Problem, Reading } from './rules.ts'
import { type Described, integer, listOf, oneOf, optional, plain, record, text } from './schema.ts'
import { withoutSetting, withSettingOf } from './setting.ts'
import type { GameEvent, Outcome, System } from './system.ts'

const SAVE_VERSION = 1

const hash = text({ pattern: /^[0-9a-f]{16}$/, what: 'a state hash (16 hexadecimal digits)' })
const hex64 = (what: string) => text({ pattern: /^[0-9a-f]{64}$/, what: `${what} (64 hexadecimal digits)` })
const position = integer(0)

const checkpoint = record({ rules: integer(1), decisions: integer(0), position, state: plain(), hash })

/** A game as a file: docs/save-format.md. */
export const saveSchema = record({
  format: oneOf('firegroup-save'),
  version: oneOf(SAVE_VERSION),
  system: text({ max: 40 }),
  rules: integer(1),
  origin: record({ scenario: optional(plain()), situation: optional(plain()) }),
  chance: record({ generator: oneOf(GENERATOR), commitment: hex64('a commitment'), key: hex64('a key') }),
  /** Where the log can be replayed from, when an older version's game was carried over; absent = from the origin. */
  base: optional(checkpoint),
  decisions: listOf(record({ seat: text({ max: 40 }), kind: text({ max: 80 }), decision: plain(), hash: optional(hash) }), {
    max: 1_000_000,
  }),
  checkpoint,
})

export type Save = Described<typeof saveSchema>
type SavedCheckpoint = Described<typeof checkpoint>

/** The game as it stands, with everything needed to go on, to replay and to verify it. */
export function saveGame<S, E extends GameEvent>(game: Game<S, E>): Save {
  if (game.key === undefined) throw new Error('A game with scripted dice is kept as a situation, not as a save.')
  const { system, origin, key } = game
  return copyPlain({
    format: 'firegroup-save',
    version: SAVE_VERSION,
    system: system.id,
    rules: system.version,
    origin,
    chance: { generator: GENERATOR, commitment: commitmentTo(key), key },
    ...(game.base ? { base: game.base } : {}),
    decisions: game.log,
    checkpoint: savedCheckpoint(system.version, game.latestCheckpoint),
  } as Save)
}

/** Reads a save's text. What is wrong with it is one sentence that says where. */
export function parseSave(json: string): Reading<Save> {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    const cut = /end of JSON|Unterminated/.test((error as Error).message) ? ' It looks cut off at the end.' : ''
    return refuseSave(`The save is not valid JSON: ${(error as Error).message}.${cut}`)
  }
  const found = value as { format?: unknown; version?: unknown } | null
  if (typeof value !== 'object' || found?.format !== 'firegroup-save')
    return refuseSave(`This is not a Firegroup save: its 'format' is not 'firegroup-save'.`)
  if (typeof found.version === 'number' && found.version > SAVE_VERSION)
    return refuseSave(
      `This save has format version ${found.version}; this program reads up to ${SAVE_VERSION}. Update Firegroup to open it.`,
    )
  const problem = saveSchema.check(value, 'save')
  if (problem) return refuseSave(problem)
  const save = value as Save
  if ((save.origin.scenario === undefined) === (save.origin.situation === undefined))
    return refuseSave(`save.origin must hold either a scenario or a situation.`)
  if (save.checkpoint.decisions > save.decisions.length)
    return refuseSave(`save.checkpoint stands after decision ${save.checkpoint.decisions}, but only ${save.decisions.length} are there.`)
  return { ok: true, value: save }
}

interface RestoreOptions {
  /** From the beginning rather than from the checkpoint: slower, with every event, and every hash is checked. */
  readonly whole?: boolean
  /** Only the first so many decisions: for going through a game. */
  readonly decisions?: number
  readonly keep?: Keep
}

/** A game from its save. Every decision that is replayed must be legal and lead to the state that the save recorded. */
export function restoreGame<S, E extends GameEvent>(system: System<S, E>, save: Save, options: RestoreOptions = {}): Reading<Game<S, E>> {
  if (save.system !== system.id) return refuseSave(`This is a save of '${save.system}', not of '${system.id}'.`)
  if (save.rules > system.version)
    return refuseSave(
      `This save was made by version ${save.rules} of the ${system.id} rules; this program has ${system.version}. Update Firegroup to open it.`,
    )
  if (commitmentTo(save.chance.key) !== save.chance.commitment)
    return refuseSave('save.chance: the key is not the one that was committed to.')
  const decisions = options.decisions ?? save.decisions.length
  const start = whereToStart(system, save, options.whole ?? false, decisions)
  if (!start.ok) return start
  const keep = options.keep ?? { history: true, events: true, hashes: true }
  const log = save.decisions.slice(0, start.value.decisions)
  try {
    const chance = new KeyedChance(save.chance.key)
    const origin = save.origin.scenario === undefined ? { situation: save.origin.situation } : { scenario: save.origin.scenario }
    const base = save.rules < system.version ? savedCheckpoint(system.version, start.value) : save.base
    const game = new Game<S, E>({ system, origin, key: save.chance.key, chance, start: start.value, log, keep, base })
    const replaysExactly = save.rules === system.version
    for (let i = start.value.decisions; i < decisions; i++) {
      const problem = replayDecision(game, save.decisions[i]!, i, replaysExactly)
      if (problem) return refuseSave(problem)
    }
    return { ok: true, value: game }
  } catch (error) {
    return refuseSave(error instanceof EngineFault ? error.message : `The save can't be played: ${(error as Error).message}`)
  }
}

export interface Verification {
  readonly decisions: number
  readonly dice: number
  readonly outcome: Outcome | null
  readonly hash: string
}

/** Plays a whole save again: the key fits the commitment, each decision was legal, each state came out as recorded. */
export function verifySave<S, E extends GameEvent>(system: System<S, E>, save: Save): Reading<Verification> {
  const restored = restoreGame(system, save, { whole: true, keep: { history: true, events: false, hashes: true } })
  if (!restored.ok) return restored
  const game = restored.value
  const unhashed = save.decisions.findIndex((entry) => entry.hash === undefined)
  if (unhashed >= 0) return refuseSave(`save.decisions[${unhashed}] has no hash, so nothing shows that it led where the game went.`)
  return { ok: true, value: { decisions: game.decisionCount, dice: game.chancePosition, outcome: game.outcome, hash: game.hash() } }
}

function replayDecision<S, E extends GameEvent>(game: Game<S, E>, entry: LoggedDecision, index: number, exactly: boolean): string | null {
  const open = game.questionFor(entry.seat)
  if (open && open.question.kind !== entry.kind)
    return `save.decisions[${index}] answers '${entry.kind}', but ${entry.seat} is asked '${open.question.kind}' at that point.`
  const verdict = game.decide(entry.seat, entry.decision)
  if (!verdict.ok) return `save.decisions[${index}] is not legal at that point: ${verdict.problems[0]!.message}`
  if (exactly && entry.hash !== undefined && entry.hash !== game.hash())
    return `The game diverges at save.decisions[${index}]: it led to state ${entry.hash} then and leads to ${game.hash()} now.`
  return null
}

function whereToStart<S, E extends GameEvent>(system: System<S, E>, save: Save, whole: boolean, decisions: number): Reading<Checkpoint<S>> {
  const reading = save.origin.scenario === undefined ? system.situation(save.origin.situation) : system.begin(save.origin.scenario)
  if (!reading.ok) return reading
  const fresh = reading.value
  if (save.rules < system.version) return migrated(system, save.checkpoint, 'save.checkpoint', fresh)
  const reachable = save.checkpoint.decisions <= decisions
  if (!whole && reachable) return stored(system, save.checkpoint, 'save.checkpoint', fresh)
  if (save.base) return stored(system, save.base, 'save.base', fresh)
  return { ok: true, value: { state: fresh, position: 0, decisions: 0, events: 0 } }
}

function stored<S, E extends GameEvent>(system: System<S, E>, saved: SavedCheckpoint, path: string, fresh: S): Reading<Checkpoint<S>> {
  const { state, position, decisions } = saved
  if (stateHash(state, position) !== saved.hash) return refuseSave(`${path}.state does not fit its hash: the file was damaged or changed.`)
  if (saved.rules !== system.version) return refuseSave(`${path} is of version ${saved.rules} of the rules, not ${system.version}.`)
  return { ok: true, value: { state: withSettingOf(copyPlain(state), fresh) as S, position, decisions, events: 0 } }
}

/** A checkpoint of an older version, brought up to date step by step. The decisions after it are played again under the new rules. */
function migrated<S, E extends GameEvent>(system: System<S, E>, saved: SavedCheckpoint, path: string, fresh: S): Reading<Checkpoint<S>> {
  const { position, decisions } = saved
  if (stateHash(saved.state, position) !== saved.hash)
    return refuseSave(`${path}.state does not fit its hash: the file was damaged or changed.`)
  let state: unknown = copyPlain(saved.state)
  for (let version = saved.rules; version < system.version; version++) {
    const step = system.migrations?.[version]
    if (!step)
      return refuseSave(`This save is of version ${saved.rules} of the ${system.id} rules, which this program can no longer carry on.`)
    state = step(state)
  }
  return { ok: true, value: { state: withSettingOf(state, fresh) as S, position, decisions, events: 0 } }
}

function savedCheckpoint<S>(rules: number, { state: whole, position, decisions }: Checkpoint<S>): SavedCheckpoint {
  const state = withoutSetting(whole)
  return { rules, decisions, position, state, hash: stateHash(state, position) } as SavedCheckpoint
}

function refuseSave(message: string): { ok: false; problems: readonly Problem[] } {
  return { ok: false, problems: [{ message }] }
}
