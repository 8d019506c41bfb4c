import { CATALOGUE } from '@firegroup/content/catalogue'
import { keyFromSeed, OBSERVER, saveGame, startGame, withoutSetting } from '@firegroup/kernel'
import { Match, type MatchRecord, openMatch, readRecord, standpointOf, summaryOf } from '@firegroup/table'
import { expect, test } from 'vitest'
import { migrate, openInMemory } from '../store/database.ts'
import { KeptMatches } from '../store/kept-matches.ts'

const SCENARIOS = [
  ['aslsk', 'first-light'],
  ['lnlt', 'bread-before-noon'],
  ['upfront', 'the-milk-run'],
] as const
const DECISIONS = 90

test.each(SCENARIOS)(
  'a match of %s that wakes from its checkpoint looks to everybody as if it had been played again',
  async (id, scenario) => {
    const base = openInMemory()
    await migrate(base)
    const store = new KeptMatches(base.db)
    const entry = CATALOGUE.find((each) => each.id === id)!
    const { scenarios } = await entry.content()
    const origin = { scenario: scenarios.find((each) => each.id === scenario)! }
    await entry.table(async ({ system }) => {
      const begun = startGame(system, origin, { key: keyFromSeed('wake') })
      if (!begun.ok) throw new Error(begun.problems[0]?.message)
      const setup = { id: 'm', name: 'A game', players: {}, begun: 'then' }
      const parts = { store, computer: { choose: () => Promise.reject(new Error('Nobody thinks here.')) }, now: () => 'now' }
      const match = new Match({ game: begun.value, setup, ...parts })
      const record: MatchRecord = { format: 'firegroup-match', version: 1, ...setup, played: 'then', save: saveGame(begun.value) }
      await store.save(record, summaryOf({ id: 'm', name: 'A game', played: 'then', system: id }, begun.value))
      for (let i = 0; i < DECISIONS && !match.game.outcome; i++) {
        const { seat, question } = match.game.open[0]!
        const candidates = [...question.candidates()]
        expect(await match.decide(seat, candidates[(i * 7919) % candidates.length])).toMatchObject({ ok: true })
      }
      const kept = await readRecord('m', store)
      const told = await store.told('m')
      if (!kept.ok) throw new Error(kept.problems[0]?.message)
      expect(told.decisions).toBeGreaterThan(0)
      expect(told.decisions).toBe(kept.value.save.checkpoint.decisions)
      const [woken, whole] = [openMatch(system, kept.value, parts, told), openMatch(system, kept.value, parts)]
      if (!woken.ok || !whole.ok) throw new Error('It can’t be opened.')
      expect(woken.value.game.events).toEqual(whole.value.game.events)
      for (const viewer of [...system.seats, OBSERVER]) {
        const [seen, expected] = [woken, whole].map(({ value }) => {
          const { state, undoProblem: _, ...rest } = standpointOf(value.game, viewer, false, null)
          return JSON.parse(JSON.stringify({ state: withoutSetting(state), ...rest })) as unknown
        })
        expect(seen).toEqual(expected)
      }
      // and it goes on from there, with what it tells
      const { seat, question } = woken.value.game.open[0]!
      const [candidate] = question.candidates()
      for (const each of [woken.value, whole.value]) each.game.decide(seat, candidate)
      expect(woken.value.game.hash()).toBe(whole.value.game.hash())
      expect(woken.value.game.events).toEqual(whole.value.game.events)
    })
    await base.db.destroy()
  },
)
