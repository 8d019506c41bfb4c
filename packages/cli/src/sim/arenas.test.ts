import { scenarios } from '@firegroup/content'
import type { GameRecord } from '@firegroup/lab'
import { describe, expect, test } from 'vitest'
import { systemOf } from '../systems.ts'
import { arenaOf } from './arenas.ts'

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('%s', (_, scenario) => {
  test('every variant that the system makes of it can be played, has a name of its own and differs', () => {
    const variants = systemOf(scenario.system, '').with((system) => system.variants?.(scenario) ?? [])
    expect(variants.length).toBeGreaterThanOrEqual(8)
    expect(new Set(variants.map(({ id }) => id)).size).toBe(variants.length)
    expect(new Set(variants.map(({ title }) => title)).size).toBe(variants.length)
    for (const variant of variants) expect(variant.scenario).not.toEqual(scenario)
    expect(arenaOf(scenario.system).variants(scenario)).toEqual(variants)
  })
})

describe.each([
  ['first-light', /^[A-L]\d\d?$/],
  ['bread-before-noon', /^[A-I]\d\d?$/],
  ['the-milk-run', /^(German|British) group [A-D]$/],
])('a game of %s', (id, places) => {
  const scenario = scenarios.find((each) => each.id === id)!
  const arena = arenaOf(scenario.system)

  test('what was lost is lost somewhere, and somebody was fired at', () => {
    for (const seed of ['heat 1', 'heat 2']) {
      const record = arena.prepare(scenario)(['greedy', 'greedy'], seed)
      expect(lostAnywhere(record)).toEqual(record.standings.at(-1)!.losses)
      expect(record.heat.reduce((sum, { fire }) => sum + fire, 0)).toBeGreaterThan(0)
      for (const { place } of record.heat) expect(place).toMatch(places)
    }
  })

  test('every turn has its outlook, which is a chance', () => {
    const { outlook, standings } = arena.prepare(scenario)(['greedy', 'greedy'], 'outlook')
    expect(outlook.map(({ turn }) => turn)).toEqual(standings.map(({ turn }) => turn))
    for (const { chance } of outlook) expect(chance).toBeGreaterThan(0)
    for (const { chance } of outlook) expect(chance).toBeLessThan(1)
  })

  test('every variant of it can be played to its end', () => {
    for (const variant of arena.variants(scenario))
      expect(arena.prepare(variant.scenario)(['random', 'random'], variant.id).reason).not.toBe('')
  })
})

function lostAnywhere({ heat, players }: GameRecord): { [seat: string]: number } {
  const seats = Object.keys(players)
  return Object.fromEntries(seats.map((seat) => [seat, heat.reduce((sum, { losses }) => sum + (losses[seat] ?? 0), 0)]))
}
