/**
 * What has happened in a match since a seat looked last: the game is played again up to now, and each decision is told as the seat could know it then. Never
 * with what is known today.
 */
import { type Game, type GameEvent, restoreGame, type Seat, saveGame, withoutSetting } from '@firegroup/kernel'
import { knownState, patchOf, type Session, type Since, type SinceMoment } from '@firegroup/table'

export interface Seen {
  readonly version: number
  readonly events: number
  readonly at: string
}

/** Of a long absence so many decisions are told, the last ones. */
const MOST = 60
/** So long others wait for it at a time, in milliseconds. */
const SLICE = 10

export async function sinceOf<S, E extends GameEvent>(
  { game, beating, match }: Session<S, E>,
  seat: Seat,
  seen: Seen | null,
): Promise<Since> {
  const shown = game.decisionCount - game.secretAnswers
  const nothing = { at: seen?.at ?? null, takenBack: seen !== null && seen.events > game.eventsFor(seat).length, before: 0, moments: [] }
  if (!seen || beating || match.storing || seen.version >= shown || nothing.takenBack) return nothing
  const save = saveGame(game)
  const from = Math.max(seen.version, shown - MOST)
  const played = await playedTo(game, save, from)
  if (!played) return nothing
  const known = (): unknown => withoutSetting(knownState(game.system, played.state, seat))
  const moments: SinceMoment[] = []
  let told = played.eventsFor(seat).length
  let before: unknown = null
  for (let at = from; at < shown; at++) {
    if (before === null) {
      before = known()
      moments.push({ events: [], patch: { to: before } })
    }
    const { seat: by, decision } = save.decisions[at]!
    played.take(by, decision)
    const events = played.eventsFor(seat)
    const news = events.slice(told)
    told = events.length
    if (news.length === 0) continue
    const after = known()
    moments.push({ events: news, patch: patchOf(before, after) })
    before = after
    await pause()
  }
  const all = game.eventsFor(seat).length - seen.events
  const here = moments.reduce((sum, { events }) => sum + events.length, 0)
  return { ...nothing, before: Math.max(0, all - here), moments }
}

/** The game after so many decisions: from its checkpoint where that is early enough, else from the beginning, bit by bit. */
async function playedTo<S, E extends GameEvent>(
  { system }: Game<S, E>,
  save: ReturnType<typeof saveGame>,
  decisions: number,
): Promise<Game<S, E> | null> {
  const keep = { history: true, events: true, hashes: false }
  const near = save.checkpoint.decisions <= decisions
  const restored = restoreGame(system, save, near ? { decisions, keep } : { whole: true, decisions: save.base?.decisions ?? 0, keep })
  if (!restored.ok) return null
  const game = restored.value
  let end = performance.now() + SLICE
  while (game.decisionCount < decisions) {
    const { seat, decision } = save.decisions[game.decisionCount]!
    game.take(seat, decision)
    if (performance.now() < end) continue
    await pause()
    end = performance.now() + SLICE
  }
  return game
}

const pause = (): Promise<void> => new Promise((done) => setImmediate(done))
