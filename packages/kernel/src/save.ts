import { commitmentTo, GENERATOR, KeyedChance } from './chance.ts'
import { Game, type Listener } from './game.ts'
import { stateHash } from './hash.ts'
import { type Checkpoint, EngineFault, KEEP_ALL, KEEP_NOTHING, type Keep, type LoggedDecision, type Origin } from './history.ts'
import { copyPlain } from './plain.ts'
import type { Reading } from './rules.ts'
import type { RecordedEvent } from './runtime.ts'
import { originDigest, originHash, refuseSave, SAVE_VERSION, type Save, type SavedCheckpoint } from './save-format.ts'
import { withoutSetting, withSettingOf } from './setting.ts'
import type { GameEvent, Outcome, System } from './system.ts'

/** The game as it stands, with everything needed to go on, to replay and to verify it. */
export function saveGame<S, E extends GameEvent>(game: Game<S, E>): Save {
  if (game.key === undefined)
    throw new Error('A game whose dice are scripted or exchanged has no key, and is kept as a situation, not as a save.')
  const { system, origin, key } = game
  return copyPlain({
    format: 'firegroup-save',
    version: SAVE_VERSION,
    system: system.id,
    rules: system.version,
    origin: { ...origin, hash: originHash(origin) },
    chance: { generator: GENERATOR, commitment: game.commitment ?? commitmentTo(key, digestOf(origin)), key },
    ...(game.base ? { base: game.base } : {}),
    decisions: game.log,
    checkpoint: savedCheckpoint(system.version, game.latestCheckpoint),
  } as Save)
}

/** A game's origin never changes, and a long scenario is worth digesting only once. */
const digests = new WeakMap<object, string>()

function digestOf(origin: Origin): string {
  const digest = digests.get(origin) ?? originDigest(origin)
  digests.set(origin, digest)
  return digest
}

interface RestoreOptions<S, E extends GameEvent> {
  /** From the beginning rather than from the checkpoint: slower, with every event, and every hash is checked. */
  readonly whole?: boolean
  /** Only the first so many decisions: for going through a game. */
  readonly decisions?: number
  readonly keep?: Keep
  /** What was told before the checkpoint, where somebody has kept it: the game goes on from there and tells everything. Not with `whole`. */
  readonly told?: readonly RecordedEvent<E>[]
  /** Told of every event that is played again, in the state in which it happens. */
  readonly listener?: Listener<S, E>
}

/**
 * A game from its save. Every decision that is replayed must be legal and lead to the state that the save recorded, and the checkpoint must be where
 * the decisions before it lead: to the state that the last of them recorded, or, where the game is played from the beginning, to the one that it
 * comes to.
 */
export function restoreGame<S, E extends GameEvent>(
  system: System<S, E>,
  save: Save,
  options: RestoreOptions<S, E> = {},
): Reading<Game<S, E>> {
  const problem = foreign(system, save)
  if (problem) return refuseSave(problem)
  try {
    return replay(system, save, options)
  } catch (error) {
    return refuseSave(error instanceof EngineFault ? error.message : `The save can't be played: ${(error as Error).message}`)
  }
}

export interface Verification {
  /** How many decisions were played again. */
  readonly decisions: number
  /** How many before those were not, because an older version of the rules played them: nothing is known of them. 0 as a rule. */
  readonly carriedOver: number
  /** What the commitment fixed: a game that began before scenarios were bound to it fixed its key alone. */
  readonly committed: 'key' | 'key and origin'
  /** How many random numbers the game has used. */
  readonly dice: number
  readonly outcome: Outcome | null
  readonly hash: string
}

/** Plays a whole save again: the key fits the commitment, each decision was legal, each state came out as recorded. */
export function verifySave<S, E extends GameEvent>(system: System<S, E>, save: Save): Reading<Verification> {
  if (save.system === system.id && save.rules < system.version)
    return refuseSave(
      `This save is of version ${save.rules} of the ${system.id} rules, and only that version can verify it; this is ${system.version}.`,
    )
  const carriedOver = save.base?.decisions ?? 0
  const unhashed = save.decisions.findIndex((entry, i) => i >= carriedOver && entry.hash === undefined)
  if (unhashed >= 0) return refuseSave(`save.decisions[${unhashed}] has no hash, so nothing shows that it led where the game went.`)
  const restored = restoreGame(system, save, { whole: true, keep: { history: true, events: false, hashes: false } })
  if (!restored.ok) return restored
  const game = restored.value
  const reached = savedCheckpoint(system.version, game.latestCheckpoint)
  // an earlier one is kept where games are stored decision by decision; that it leads on to the same states was seen on the way
  const isForeign = reached.decisions === save.checkpoint.decisions && reached.hash !== save.checkpoint.hash
  if (isForeign || reached.decisions < save.checkpoint.decisions) return refuseSave(FOREIGN_CHECKPOINT)
  const { decisionCount, chancePosition, outcome } = game
  const committed = isBound(save) ? 'key and origin' : 'key'
  return {
    ok: true,
    value: { decisions: decisionCount - carriedOver, carriedOver, committed, dice: chancePosition, outcome, hash: game.hash() },
  }
}

const FOREIGN_CHECKPOINT = 'save.checkpoint is not a state that this game went through: the file was damaged or changed.'

function isBound({ chance, origin }: Save): boolean {
  return chance.commitment === commitmentTo(chance.key, originDigest(origin))
}

/** Why this system can't play this save at all. */
function foreign<S, E extends GameEvent>(system: System<S, E>, save: Save): string | null {
  if (save.system !== system.id) return `This is a save of '${save.system}', not of '${system.id}'.`
  if (save.rules > system.version)
    return `This save was made by version ${save.rules} of the ${system.id} rules, but this program has ${system.version}: update Firegroup to open it.`
  if (save.chance.commitment !== commitmentTo(save.chance.key) && !isBound(save))
    return 'save.chance: the key and the scenario are not those that were committed to.'
  return save.base ? unmade(system, save.base) : null
}

/** A base is what a migration has made of an older version's game: where there is none that could, somebody else has made it. */
function unmade<S, E extends GameEvent>(system: System<S, E>, { rules }: SavedCheckpoint): string | null {
  if (rules > 1 && (rules < system.version || system.migrations?.[rules - 1])) return null
  return `save.base says that the game was carried over to version ${rules} of the ${system.id} rules, but nothing leads there from older ones.`
}

function replay<S, E extends GameEvent>(system: System<S, E>, save: Save, options: RestoreOptions<S, E>): Reading<Game<S, E>> {
  const decisions = options.decisions ?? save.decisions.length
  if (!(decisions >= 0 && decisions <= save.decisions.length))
    return refuseSave(`There is no point after decision ${decisions}: the save holds ${save.decisions.length}.`)
  const reading = whereToStart(system, save, options.whole ?? false, decisions)
  if (!reading.ok) return reading
  const { start, latest } = reading.value
  if (start.decisions > decisions)
    return refuseSave(
      `This game was carried over from older rules after decision ${start.decisions}; what was before can't be played again.`,
    )
  const game = gameFrom(system, save, start, options.keep ?? KEEP_ALL, options.listener, start === latest ? options.told : undefined)
  const exactly = save.rules === system.version
  const before = start === latest ? save.decisions[start.decisions - 1] : undefined
  let problem = exactly && before ? divergence(game.hash(), before, start.decisions - 1) : null
  for (let played = start.decisions; !problem; played++) {
    if (exactly && played === latest.decisions && start !== latest)
      problem = checkpointProblem(gameFrom(system, save, latest, KEEP_NOTHING), game)
    if (problem || played === decisions) break
    const entry = save.decisions[played]!
    problem = replayDecision(game, entry, played) ?? (exactly ? divergence(game.log.at(-1)?.hash ?? game.hash(), entry, played) : null)
  }
  return problem ? refuseSave(problem) : { ok: true, value: game }
}

function gameFrom<S, E extends GameEvent>(
  system: System<S, E>,
  save: Save,
  start: Checkpoint<S>,
  keep: Keep,
  listener?: Listener<S, E>,
  told?: readonly RecordedEvent<E>[],
): Game<S, E> {
  const { key, commitment } = save.chance
  return new Game<S, E>({
    system,
    origin: save.origin.scenario === undefined ? { situation: save.origin.situation } : { scenario: save.origin.scenario },
    key,
    commitment,
    chance: new KeyedChance(key),
    start,
    log: save.decisions.slice(0, start.decisions),
    told,
    keep,
    base: save.rules < system.version ? savedCheckpoint(system.version, start) : save.base,
    listener,
  })
}

/** Who opens the game at its checkpoint must be where the decisions lead. */
function checkpointProblem<S, E extends GameEvent>(opened: Game<S, E>, played: Game<S, E>): string | null {
  return opened.hash() === played.hash() ? null : FOREIGN_CHECKPOINT
}

function replayDecision<S, E extends GameEvent>(game: Game<S, E>, entry: LoggedDecision, index: number): string | null {
  const open = game.questionFor(entry.seat)
  if (open && open.question.kind !== entry.kind)
    return `save.decisions[${index}] answers '${entry.kind}', but ${entry.seat} is asked '${open.question.kind}' at that point.`
  const verdict = game.decide(entry.seat, entry.decision)
  if (!verdict.ok) return `save.decisions[${index}] is not legal at that point: ${verdict.problems[0]!.message}`
  return null
}

function divergence(hash: string, entry: LoggedDecision, index: number): string | null {
  if (entry.hash === undefined || entry.hash === hash) return null
  return `The game diverges at save.decisions[${index}]: it led to state ${entry.hash} then and leads to ${hash} now.`
}

/** Where a game is played from, and the checkpoint of its save: the same where that can be trusted and nothing before it is wanted. */
interface Starts<S> {
  readonly start: Checkpoint<S>
  readonly latest: Checkpoint<S>
}

function whereToStart<S, E extends GameEvent>(system: System<S, E>, save: Save, whole: boolean, decisions: number): Reading<Starts<S>> {
  const reading = save.origin.scenario === undefined ? system.situation(save.origin.situation) : system.begin(save.origin.scenario)
  if (!reading.ok) return reading
  const fresh = reading.value
  const isOlder = save.rules < system.version
  const checkpoint = isOlder
    ? migrated(system, save.checkpoint, 'save.checkpoint', fresh)
    : stored(system, save.checkpoint, 'save.checkpoint', fresh)
  if (!checkpoint.ok) return checkpoint
  const latest = checkpoint.value
  if (isOlder || (!whole && latest.decisions <= decisions && isVouchedFor(save))) return { ok: true, value: { start: latest, latest } }
  if (!save.base) return { ok: true, value: { start: { state: fresh, position: 0, decisions: 0, events: 0 }, latest } }
  const base = stored(system, save.base, 'save.base', fresh)
  return base.ok ? { ok: true, value: { start: base.value, latest } } : base
}

/** Whether a decision recorded the state that the checkpoint's must be: without it only playing the game shows whether the two fit. */
function isVouchedFor({ checkpoint, base, decisions }: Save): boolean {
  return checkpoint.decisions > (base?.decisions ?? 0) && decisions[checkpoint.decisions - 1]?.hash !== undefined
}

function stored<S, E extends GameEvent>(system: System<S, E>, saved: SavedCheckpoint, path: string, fresh: S): Reading<Checkpoint<S>> {
  const state = intact(saved, path)
  if (!state.ok) return state
  const { position, decisions } = saved
  return { ok: true, value: { state: withSettingOf(system, state.value, fresh) as S, position, decisions, events: 0 } }
}

function intact(saved: SavedCheckpoint, path: string): Reading<unknown> {
  const { state, position } = saved
  if (stateHash(state, position) !== saved.hash) return refuseSave(`${path}.state does not fit its hash: the file was damaged or changed.`)
  return { ok: true, value: copyPlain(state) }
}

/** A checkpoint of an older version, brought up to date step by step. The decisions after it are played again under the new rules. */
function migrated<S, E extends GameEvent>(system: System<S, E>, saved: SavedCheckpoint, path: string, fresh: S): Reading<Checkpoint<S>> {
  const old = intact(saved, path)
  if (!old.ok) return old
  let state = old.value
  for (let version = saved.rules; version < system.version; version++) {
    const step = system.migrations?.[version]
    if (!step)
      return refuseSave(`This save is of version ${saved.rules} of the ${system.id} rules, which this program can no longer carry on.`)
    state = step(state)
  }
  const { position, decisions } = saved
  return { ok: true, value: { state: withSettingOf(system, state, fresh) as S, position, decisions, events: 0 } }
}

function savedCheckpoint<S>(rules: number, { state: whole, position, decisions }: Checkpoint<S>): SavedCheckpoint {
  const state = withoutSetting(whole)
  return { rules, decisions, position, state, hash: stateHash(state, position) } as SavedCheckpoint
}
