/** Hands at a desk, for tests: everything takes a moment there, as it does at a table in a worker. */
import { type Game, type GameEvent, keyFromSeed, type Origin, saveGame, startGame } from '@firegroup/kernel'
import { Match, MemoryStore, type SeatPlayer, summaryOf } from '@firegroup/table'
import type { GamePlay } from '../../games/game.ts'
import { WorkerComputer, type WorkerPort } from '../../worker/computer.ts'
import type { ToWorker } from '../../worker/messages.ts'
import type { Landing } from '../controller/arrivals.ts'
import { Desk } from '../controller/desk.ts'
import type { Draft } from '../controller/draft.ts'
import type { Stops } from '../controller/stand-in.ts'
import { hostBeside } from '../seat/open-table.ts'
import { Seating } from '../seat/seating.ts'
import { TEMPOS } from '../seat/tempo.ts'

export interface AtDesk<S, E extends GameEvent, D extends Draft> {
  readonly desk: Desk<S, E, D>
  /** The game itself, which no desk sees. */
  readonly game: () => Game<S, E>
  /** What the computer's worker was told. */
  readonly sent: readonly ToWorker[]
}

/** Two people at one screen, unless said otherwise; nobody answers from the computer's worker. The first of them has sat down. */
export async function sitDown<S, E extends GameEvent, D extends Draft>(
  play: GamePlay<S, E, D>,
  origin: Origin,
  seed: string,
  players: { readonly [seat: string]: SeatPlayer } = Object.fromEntries(
    play.system.seats.map((seat) => [seat, { type: 'human', name: seat }]),
  ),
  landing?: Landing,
  stops?: Stops,
): Promise<AtDesk<S, E, D>> {
  const started = startGame(play.system, origin, { key: keyFromSeed(seed) })
  if (!started.ok) throw new Error(started.problems.map(({ message }) => message).join(' '))
  const sent: ToWorker[] = []
  const port: WorkerPort = { postMessage: (message) => void sent.push(message), onmessage: null, terminate: () => undefined }
  const computer = new WorkerComputer(port)
  const setup = { id: seed, name: seed, players, begun: '' }
  const store = new MemoryStore()
  const match = new Match({ game: started.value, setup, store, computer, now: () => '' })
  const record = { format: 'firegroup-match', version: 1, ...setup, played: '', save: saveGame(started.value) } as const
  await store.save(record, summaryOf({ ...record, system: play.system.id }, started.value))
  const hosted = hostBeside({ match, computer, pace: play.pace, tempo: TEMPOS.instant, orders: { adapter: play.orders, store } })
  const desk = new Desk(await Seating.at(hosted.port, hosted.opened, play.system), play, landing, stops && (() => stops))
  await hosted.host.play()
  await rest(desk)
  return { desk, game: () => match.game, sent }
}

const MOMENTS = 3000

/** Until nobody but the player has anything to do; whoever has to take the screen over does. */
export async function rest<S, E extends GameEvent, D extends Draft>(desk: Desk<S, E, D>): Promise<void> {
  for (let i = 0; i < MOMENTS + 500; i++) {
    if (i < MOMENTS) await null
    else await new Promise((done) => setTimeout(done))
    await desk.settled()
    if (desk.handOver !== null) desk.takeOver()
    else if (desk.standpoint.outcome || (desk.draft && !desk.standpoint.pause)) return
  }
  throw new Error('Nothing happens at the desk any more.')
}

/** What a draft has from the start. */
const NOT_CHOSEN = { desk: 0, form: 0, candidates: 0, options: 0, offered: 0, about: 0 }

/** Something that hands do and what puts it back: the draft must then look as it did, or it forgets a field that hands change. */
export async function triedAndPutBack<S, E extends GameEvent, D extends Draft>(
  desk: Desk<S, E, D>,
  act: (draft: D) => unknown,
): Promise<void> {
  const { draft } = desk
  if (!draft) return
  const seen = (): Promise<string> =>
    look(desk, () => {
      const { ready, problems, marks } = draft as D & { readonly marks?: unknown }
      return JSON.stringify({ ...draft, ...NOT_CHOSEN, ready, problems, marks })
    })
  const before = await seen()
  const putBack = draft.remember()
  await look(desk, () => act(draft))
  putBack()
  const after = await seen()
  if (after !== before) throw new Error(`The ${draft.view} draft forgets something: ${before} became ${after}`)
}

/** Something that is read off the desk, once everything about it is known. */
export async function look<S, E extends GameEvent, D extends Draft, T>(desk: Desk<S, E, D>, read: () => T): Promise<T> {
  for (let i = 0; i < 100; i++) {
    const question = desk.open?.question
    if (!question) return read()
    const { value, known } = question.watch(read)
    if (known) return value
    await question.settled()
  }
  throw new Error('The table does not answer.')
}
