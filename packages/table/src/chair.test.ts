import { type Game, type GameEvent, KeyedChance, keyFromSeed, OBSERVER, type System, startGame, withoutSetting } from '@firegroup/kernel'
import { convoy, patrol } from '@firegroup/kernel/samples'
import { describe, expect, test } from 'vitest'
import type { Chair } from './chair.ts'
import { ChairServer } from './chair-server.ts'
import { LocalChair } from './local-chair.ts'
import { Match } from './match.ts'
import { MemoryStore } from './memory-store.ts'
import { RemoteTable } from './remote-table.ts'
import { Session } from './session.ts'
import { standpointOf } from './standpoint.ts'
import { summaryOf } from './store.ts'
import type { FromTable } from './wire.ts'

async function sitDown<S, E extends GameEvent>(system: System<S, E>, seed = 'chair') {
  const started = startGame(system, { scenario: system.id === 'patrol' ? { length: 8 } : {} }, { key: keyFromSeed(seed) })
  if (!started.ok) throw new Error(started.problems[0]!.message)
  const players = Object.fromEntries(system.seats.map((seat) => [seat, { type: 'human', name: seat } as const]))
  const store = new MemoryStore()
  const match = new Match({
    game: started.value,
    setup: { id: 'm', name: 'A game', begun: '', players },
    store,
    computer: { choose: async () => null },
    now: () => '',
  })
  const record = match.record()
  await store.save(record, summaryOf({ ...record, system: system.id }, match.game))
  const session = new Session({
    match,
    pace: { window: () => 'none', hides: () => false, lingers: () => false },
    tempo: { beat: 0, act: 0, dice: 0 },
    rest: async () => {},
  })
  return { session, match }
}

/** A table at the other end of a wire; `said` is everything that came over it. */
function apart<S, E extends GameEvent>(session: Session<S, E>): { remote: RemoteTable<S, E>; said: FromTable<E>[] } {
  const said: FromTable<E>[] = []
  const send = (message: FromTable<E>): void => {
    const copy = JSON.parse(JSON.stringify(message)) as FromTable<E>
    said.push(copy)
    queueMicrotask(() => remote.hear(copy))
  }
  const server = new ChairServer({ session, send, seats: session.game.system.seats, soon: queueMicrotask })
  const remote: RemoteTable<S, E> = new RemoteTable({
    send: (message) => {
      const copy: unknown = JSON.parse(JSON.stringify(message))
      queueMicrotask(() => expect(server.hear(copy)).toBeNull())
    },
    attach: (state) => state as S,
  })
  return { remote, said }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe.each(['beside the table', 'at the end of a wire'])('a chair %s', (where) => {
  const chairAt = async <S, E extends GameEvent>(session: Session<S, E>, viewer: string): Promise<Chair<S, E>> =>
    where === 'beside the table' ? new LocalChair(session, viewer) : apart(session).remote.sit(viewer)

  test('shows the question with all its candidates to the one who is asked, and to others only that he is', async () => {
    const { session } = await sitDown(convoy)
    const north = await chairAt(session, 'north')
    const south = await chairAt(session, 'south')
    const open = session.game.open[0]!.question
    expect(north.standpoint.question).toMatchObject({ kind: open.kind, title: open.title, candidates: [...open.candidates()] })
    expect([south.standpoint.question, south.standpoint.asked]).toEqual([null, ['north']])
  })

  test('answers about decisions, decides, and is told what comes of it', async () => {
    const { session } = await sitDown(convoy)
    const north = await chairAt(session, 'north')
    const [card] = north.standpoint.question!.candidates
    expect(await north.problems(0, [card, { card: '9z' }])).toMatchObject({ version: 0, answers: [[], [{}]] })
    let told = 0
    north.subscribe(() => told++)
    expect(await north.decide(0, card)).toEqual({ ok: true, version: 1 })
    expect(told).toBeGreaterThan(0)
    expect(north.standpoint.version).toBe(1)
    expect(plain(north.standpoint)).toEqual(plain(standpointOf(session.game, 'north', false, session.match.goBackProblem('north'))))
  })

  test('refuses what was meant for a version that is gone, and says which one it is', async () => {
    const { session } = await sitDown(convoy)
    const north = await chairAt(session, 'north')
    const [card] = north.standpoint.question!.candidates
    await north.decide(0, card)
    expect(await north.decide(0, card)).toMatchObject({ ok: false, stale: true, version: 1 })
    expect(await north.problems(0, [card])).toEqual({ version: 1, answers: null })
    expect(await north.previews(0, [card])).toEqual({ version: 1, answers: null })
  })

  test('takes back what may be taken back, and its events with it', async () => {
    const { session } = await sitDown(convoy)
    const north = await chairAt(session, 'north')
    const before = plain(north.standpoint)
    await north.decide(0, north.standpoint.question!.candidates[0])
    const { undoProblem } = north.standpoint
    const ruling = await north.undo(1)
    expect(ruling.ok).toBe(undoProblem === null)
    if (ruling.ok) expect(plain(north.standpoint)).toEqual(before)
  })

  test('of somebody who does not play is an observer’s', async () => {
    const { session } = await sitDown(convoy)
    const { standpoint } = where === 'beside the table' ? new LocalChair(session, OBSERVER) : await apart(session).remote.sit('a stranger')
    expect(standpoint).toMatchObject({ viewer: OBSERVER, question: null })
  })
})

test('whoever changes chairs holds nothing of the one before, and what was asked there is answered by nothing', async () => {
  const { session } = await sitDown(convoy)
  const { remote, said } = apart(session)
  const north = await remote.sit('north')
  const hand = session.game.state.north
  expect(JSON.stringify(north.standpoint.state)).toContain(JSON.stringify(hand))
  const asked = north.problems(0, north.standpoint.question!.candidates)
  said.length = 0
  const south = await remote.sit('south')
  expect(await asked).toEqual({ version: 0, answers: null })
  expect(south.standpoint.events).toEqual(session.game.eventsFor('south'))
  expect(JSON.stringify(said)).not.toContain(JSON.stringify(hand))
})

test('a malformed message is not heard', async () => {
  const { session } = await sitDown(convoy)
  const server = new ChairServer({ session, send: () => {}, seats: session.game.system.seats, soon: queueMicrotask })
  for (const message of [null, {}, { type: 'sit' }, { type: 'decide', id: 1, version: -1, decision: {} }, { type: 'peek', id: 1 }])
    expect(server.hear(message)).toMatch(/message/)
})

describe.each([convoy, patrol] as unknown as System<unknown, GameEvent>[])('$id', (system) => {
  test('two games that differ only in what a viewer can’t know look the same to him, byte for byte', async () => {
    for (const seed of ['a', 'b', 'c']) {
      const { session } = await sitDown(system, seed)
      const { game } = session
      for (let i = 0; i < 30 && !game.outcome; i++) {
        for (const viewer of [...system.seats, OBSERVER]) expect(seenIn(exchanged(game, viewer, seed), viewer)).toBe(seenIn(game, viewer))
        const [open] = game.open
        const candidates = [...open!.question.candidates()]
        game.take(open!.seat, candidates[new KeyedChance(keyFromSeed(`${seed} ${i}`)).pick(candidates)])
      }
    }
  })
})

function exchanged<S, E extends GameEvent>(game: Game<S, E>, viewer: string, seed: string): Game<S, E> {
  const other = game.fork({ keep: { events: true } })
  other.system.resample(other.state, viewer, new KeyedChance(keyFromSeed(`exchanged ${seed}`)))
  return other
}

function seenIn<S, E extends GameEvent>(game: Game<S, E>, viewer: string): string {
  // why something can't be taken back, a fork knows otherwise
  const { state, events: _, undoProblem: __, ...rest } = standpointOf(game, viewer, false, null)
  return JSON.stringify({ ...rest, state: withoutSetting(state) })
}
