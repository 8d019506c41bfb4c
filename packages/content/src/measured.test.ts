import { contestants } from '@firegroup/ai'
import type { GameEvent } from '@firegroup/kernel'
import { type Arena, arena, measuringTasks, SEAL_GAMES, scenarioSealOf, sealOf } from '@firegroup/lab'
import { depth } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { CATALOGUE, type Rules } from './catalogue.ts'
import { scenarios } from './index.ts'
import { MEASURED, MEASURED_OF_REGULARS } from './measured.ts'

const arenaOf = <S, E extends GameEvent>({ system, counsel }: Rules<S, E>): Arena => arena(system, contestants(counsel))

test('every scenario that comes with a game is measured, and nothing else', () => {
  expect(Object.keys(MEASURED)).toEqual(scenarios.map(({ id }) => id))
})

test('what regulars have played are scenarios that come with a game, and nobody else played it', () => {
  const ids = scenarios.map(({ id }) => id)
  for (const [id, { player, games, wins, draws }] of Object.entries(MEASURED_OF_REGULARS)) {
    expect(ids).toContain(id)
    expect([id, player]).toEqual([id, 'regular'])
    expect(Object.values(wins).reduce((sum, won) => sum + won, draws)).toBe(games)
  }
})

test.each([
  ['greedy', MEASURED],
  ['regular', MEASURED_OF_REGULARS],
])('no scenario has changed since %s players measured it; if it has, `firegroup measure --player` does so again', (_, table) => {
  const changed = scenarios.filter((scenario) => table[scenario.id] && table[scenario.id]!.scenario !== scenarioSealOf(scenario))
  expect(changed.map(({ id }) => id)).toEqual([])
})

describe.each(CATALOGUE)('$title', ({ rules, content }) => {
  test('its scenarios still go as they were measured; if not, `firegroup measure` does so again', async () => {
    const { seats, prepare } = await rules(arenaOf)
    const stale: string[] = []
    for (const scenario of depth.some((await content()).scenarios, 4)) {
      const { player, seal, games, wins, draws } = MEASURED[scenario.id]!
      expect(seats.reduce((sum, seat) => sum + wins[seat]!, draws)).toBe(games)
      const play = prepare(scenario)
      const records = measuringTasks(player, seats, SEAL_GAMES).map((task) => play(task.players, task.seed))
      if (sealOf(records) !== seal) stale.push(scenario.id)
    }
    expect(stale).toEqual([])
  })
})
