/** Standing orders in every game: that they fire, hold, ask and end, that a game with them is a game without, and what a trial says. */
import { type Counsel, greedy, positionOf } from '@firegroup/ai'
import { type Game, type GameEvent, KeyedChance, keyFromSeed, type OpenQuestion, restoreGame, saveGame, startGame } from '@firegroup/kernel'
import {
  ASK_ALWAYS,
  LocalChair,
  Match,
  MemoryStore,
  type Order,
  type Orders,
  occasionFor,
  pastOccasions,
  Session,
  summaryOf,
  trialOf,
} from '@firegroup/table'
import { depth } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { CATALOGUE, type SystemEntry } from '../catalogue.ts'

const HOLD_ALL: Orders = { orders: [], otherwise: 'hold' }
const order = (change: Partial<Order> = {}): Order => ({ when: {}, do: { type: 'react', with: 'smallest' }, else: 'hold', ...change })
const FIRE_ALWAYS: Orders = { orders: [order()], otherwise: 'ask' }

/** Two people at a table of any system; what they decide themselves a computer decides at first sight. */
interface Played {
  readonly reactions: readonly string[]
  /** Until somebody could react, and is asked: who. */
  toReaction(): Promise<string>
  /** Decides once, for whoever is asked. */
  once(): Promise<void>
  readonly count: () => number
  readonly last: () => { readonly seat: string; readonly kind: string; readonly decision: unknown } | undefined
  readonly over: () => boolean
  leave(seat: string, orders: Orders | null): Promise<string | null>
  told(seat: string): LocalChair<unknown, GameEvent>['standpoint']['orders']
  occasion(seat: string): ReturnType<typeof occasionFor>
  past(seat: string): ReturnType<typeof pastOccasions>
  /** Played again from its save: the same, decision for decision. */
  readonly replays: () => boolean
  reopened(): Promise<Played>
  readonly seats: readonly string[]
}

async function table(entry: SystemEntry, seed: string): Promise<Played> {
  const { scenarios } = await entry.content()
  // the smallest: whole games of it are short
  const scenario = scenarios[0]!
  const counsels = await entry.rules(({ counsel }) => counsel as unknown)
  return entry.table(async ({ system, pace, orders }) => {
    const started = startGame(system, { scenario }, { key: keyFromSeed(seed) })
    if (!started.ok) throw new Error(started.problems[0]?.message)
    const store = new MemoryStore()
    const counsel = counsels as Counsel<ReturnType<typeof started.value.system.clone>>
    const player = greedy(counsel.advisor)
    const open = async (game: typeof started.value, isNew: boolean): Promise<Played> => {
      const people = Object.fromEntries(system.seats.map((seat) => [seat, { type: 'human', name: seat }] as const))
      const setup = { id: 'm', name: 'Orders', players: people, begun: '' }
      const chance = new KeyedChance(keyFromSeed(`${seed} players`))
      const computer = { choose: async (asked: OpenQuestion): Promise<unknown> => player.choose(positionOf(game, asked, chance)) }
      const match = new Match({ game, setup, store, computer, now: () => '' })
      const record = match.record()
      if (isNew) await store.save(record, summaryOf({ ...record, system: system.id }, match.game))
      const session = new Session({
        match,
        pace,
        tempo: { beat: 0, act: 0, dice: 0 },
        rest: () => Promise.resolve(),
        orders: { adapter: orders, store },
      })
      await session.loadOrders()
      const chairs = new Map(system.seats.map((seat) => [seat, new LocalChair(session, seat)]))
      const settle = async (): Promise<void> => {
        do await new Promise((done) => setTimeout(done, 0))
        while (match.thinking || session.beating)
      }
      const once = async (): Promise<void> => {
        const asked = match.game.open[0]!
        const ruling = await session.decide(asked.seat, player.choose(positionOf(match.game, asked, chance)))
        if (!ruling.ok) throw new Error(ruling.problems[0]?.message)
        await settle()
      }
      const occasion = (seat: string) => occasionFor(system, orders, match.game, seat)
      return {
        reactions: orders.reactions.map(({ kind }) => kind),
        seats: system.seats,
        once,
        occasion,
        async toReaction() {
          for (let i = 0; i < 500 && !match.game.outcome; i++) {
            const seat = system.seats.find((each) => (occasion(each)?.reactions.length ?? 0) > 0)
            if (seat !== undefined) return seat
            await once()
          }
          throw new Error('Nobody could react.')
        },
        count: () => match.game.decisionCount,
        last: () => match.game.log.at(-1),
        over: () => match.game.outcome !== null,
        async leave(seat, left) {
          const ruling = await session.leaveOrders(seat, left)
          await settle()
          return ruling.ok ? null : (ruling.problems[0]?.message ?? '')
        },
        told: (seat) => chairs.get(seat)!.standpoint.orders,
        past: (seat) => pastOccasions(system, orders, saveGame(match.game), seat),
        replays() {
          const again = restoreGame(system, saveGame(match.game), { whole: true })
          return again.ok && again.value.hash() === match.game.hash() && again.value.decisionCount === match.game.decisionCount
        },
        reopened: () => open(restored(system, match.game), false),
      }
    }
    return open(started.value, true)
  })
}

function restored<S, E extends GameEvent>(system: Game<S, E>['system'], game: Game<S, E>): Game<S, E> {
  const again = restoreGame(system, saveGame(game), { whole: true })
  if (!again.ok) throw new Error(again.problems[0]?.message)
  return again.value
}

describe.each(CATALOGUE.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  test('an order reacts through a decision like any other, its note names it, and what it has left is asked', async () => {
    const t = await table(entry, 'orders')
    const seat = await t.toReaction()
    const before = t.count()
    expect(await t.leave(seat, { orders: [order({ times: 1, else: 'ask' })], otherwise: 'ask' })).toBeNull()
    expect(t.count()).toBeGreaterThan(before)
    const told = t.told(seat)!
    expect(told.used).toEqual([1])
    expect(told.answers[0]).toMatchObject({ seat, number: before, order: 0, text: expect.stringMatching(/\w/) })
    const other = t.seats.find((each) => each !== seat)!
    expect(t.told(other)).toBeNull()
    expect(t.replays()).toBe(true)
  })

  test('who orders to hold is not asked again in that phase, and then is; the other is told nothing', async () => {
    const t = await table(entry, 'hold')
    const seat = await t.toReaction()
    const other = t.seats.find((each) => each !== seat)!
    await t.leave(seat, HOLD_ALL)
    expect(t.told(seat)!.orders).toEqual(HOLD_ALL)
    for (let i = 0; i < 600 && t.told(seat)!.orders && !t.over(); i++) {
      expect(t.occasion(seat)).toBeNull()
      expect(t.told(other)).toBeNull()
      await t.once()
    }
    expect(t.told(seat)!.answers.length).toBeGreaterThan(0)
    expect(t.over() || t.told(seat)!.orders === null).toBe(true)
  })

  test('orders outlive the table: opened again they answer as before, and the notes are there', async () => {
    const t = await table(entry, 'again')
    const seat = await t.toReaction()
    await t.leave(seat, HOLD_ALL)
    const told = t.told(seat)
    expect(told!.answers.length).toBeGreaterThan(0)
    expect((await t.reopened()).told(seat)).toEqual(told)
  })

  test('the computer decides where that is ordered', async () => {
    const t = await table(entry, 'computer')
    const seat = await t.toReaction()
    const before = t.count()
    await t.leave(seat, { orders: [], otherwise: 'computer' })
    expect(t.count()).toBeGreaterThan(before)
    expect(t.told(seat)!.answers[0]).toMatchObject({ number: before, order: -1 })
  })

  test('orders taken back answer nothing, and bad ones are refused with a reason', async () => {
    const t = await table(entry, 'back')
    const seat = await t.toReaction()
    const other = t.seats.find((each) => each !== seat)!
    expect(await t.leave(seat, { orders: [], otherwise: 'sleep' } as never)).toContain('orders.otherwise')
    expect(await t.leave(seat, { orders: [order({ when: { to: 'parley' } })], otherwise: 'ask' })).toContain('there is no reaction')
    expect(await t.leave(seat, { orders: [order({ units: [9998] })], otherwise: 'ask' })).toContain('your own')
    expect(t.told(seat)).toBeNull()
    await t.leave(seat, ASK_ALWAYS)
    await t.leave(seat, null)
    expect(t.told(seat)).toBeNull()
    expect(t.occasion(seat)).not.toBeNull()
    expect(t.told(other)).toBeNull()
  })

  test('a whole game with orders on both sides is played again from its save, decision for decision', async () => {
    const t = await table(entry, 'whole')
    for (let i = 0; i < depth.times(100, 2000) && !t.over(); i++) {
      for (const seat of t.seats) if (!t.told(seat)?.orders) await t.leave(seat, FIRE_ALWAYS)
      await t.once()
    }
    expect(t.seats.flatMap((seat) => t.told(seat)?.answers ?? []).length).toBeGreaterThan(3)
    expect(t.replays()).toBe(true)
  })

  test('a trial says what orders would have done when it was asked last, from the seat’s own questions, without dice', async () => {
    const t = await table(entry, 'trial')
    expect(t.past(t.seats[0]!)).toEqual([])
    const seat = await t.toReaction()
    for (let i = 0; i < 60 && !t.over(); i++) await t.once()
    const past = t.past(seat)
    const could = past.filter(({ reactions }) => reactions.length > 0).length
    expect(could).toBeGreaterThan(0)
    const done = (orders: Orders, did: string): number => trialOf(orders, past).filter((each) => each.did === did).length
    expect(done(FIRE_ALWAYS, 'reacted')).toBe(could)
    expect(done({ orders: [order({ times: 1 })], otherwise: 'hold' }, 'reacted')).toBe(1)
    expect(done(HOLD_ALL, 'held')).toBe(past.length)
    expect(done(ASK_ALWAYS, 'asked')).toBe(past.length)
    expect(t.replays()).toBe(true)
  })
})
