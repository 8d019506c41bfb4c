import { readdirSync } from 'node:fs'
import { LEVELS as BUDGETS, contestants } from '@firegroup/ai'
import { describe, expect, test } from 'vitest'
import { gameOf, games, shelves } from './index.ts'
import { LEVELS, USUAL_LEVEL } from './listing.ts'
import { modulesOf } from './modules.ts'
import { thinkingOf } from './thinking.ts'

test('a save of an unknown game is refused by name', () => {
  expect(() => gameOf('chess')).toThrow("This is a game of 'chess', which this version does not play.")
})

test('every game that has a folder here is in the catalogue', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((each) => each.isDirectory())
  expect(games.map(({ id }) => id).sort()).toEqual(folders.map(({ name }) => name).sort())
})

test('ids of games, scenarios and lessons are unique over all games', async () => {
  const scenarios = (await shelves()).flatMap(({ shelf }) => shelf.scenarios.map(({ id }) => id))
  const lessons = (await Promise.all(games.map(({ parts }) => parts.learn()))).flatMap((learn) => learn.lessons.map(({ id }) => id))
  for (const ids of [games.map(({ id }) => id), scenarios, lessons]) expect(new Set(ids).size).toBe(ids.length)
})

test('people choose among a recruit, a regular, a veteran and an elite, in the order of their strength, and what these say of themselves is true', () => {
  const { recruit, regular, veteran, elite } = BUDGETS
  expect(LEVELS.map(({ id }) => id)).toEqual([recruit.name, regular.name, veteran.name, elite.name])
  expect(LEVELS.map(({ id }) => id)).toContain(USUAL_LEVEL)
  expect([veteran.nodes / regular.nodes, elite.nodes / veteran.nodes]).toEqual([3, 8])
  expect(recruit.nodes).toBeLessThan(regular.nodes)
  expect([recruit.error > 0, regular.error, veteran.error, elite.error]).toEqual([true, 0, 0, 0])
})

describe.each(games)('$title', ({ id, levels, scenarios, parts }) => {
  test('its card says what is on its shelf', async () => {
    const shelf = await parts.shelf()
    expect(scenarios).toMatchObject({ count: shelf.scenarios.length, first: shelf.scenarios[0]?.id ?? '' })
    for (const card of shelf.scenarios) expect(card.sides.map(({ seat }) => seat)).toContain(card.proposed)
  })

  test('all its parts are of the same system, and its glossary is its own', async () => {
    const [play, record, learn, thinking] = await Promise.all([parts.play(), parts.record(), parts.learn(), thinkingOf(id)])
    expect([play.system.id, record.system.id, thinking.system.id]).toEqual([id, id, id])
    expect([play.glossary.game, record.glossary.game, learn.glossary.game, (await parts.glossary()).game]).toEqual([id, id, id, id])
    expect(play.system.seats).toContain(learn.seat)
  })

  test('every optional rule that its system has is in its glossary, wherever that is shown', async () => {
    const [play, record, learn, glossary] = await Promise.all([parts.play(), parts.record(), parts.learn(), parts.glossary()])
    for (const shown of [play.glossary, record.glossary, learn.glossary, glossary])
      for (const { id: module, glossary: entries } of await modulesOf(id))
        for (const entry of entries ?? [{ id: `module-${module}` }]) expect(shown.termOf(entry.id), entry.id).toBeDefined()
  })

  test('the worker has a player for each level', async () => {
    const { counsel, players: own } = await thinkingOf(id)
    const known = Object.keys({ ...contestants(counsel), ...own })
    for (const { id: level } of levels) expect(known).toContain(level)
  })

  test('after the lessons comes a scenario that exists', async () => {
    const { small } = await parts.learn()
    expect((await shelves()).flatMap(({ shelf }) => shelf.scenarios.map((card) => card.id))).toContain(small.scenario)
  })

  test('a part is loaded once', async () => {
    expect(parts.play()).toBe(parts.play())
  })
})
