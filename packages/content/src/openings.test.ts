import type { GameEvent } from '@firegroup/kernel'
import { openingChance, shareWon } from '@firegroup/lab'
import { describe, expect, test } from 'vitest'
import { CATALOGUE, type Rules } from './catalogue.ts'
import { MEASURED } from './measured.ts'

/** Win chance by which a game may begin off its measured balance. */
const OFF = 0.03

describe.each(CATALOGUE)('$title', ({ rules, content }) => {
  test('a game of every scenario begins near its measured balance; if not, `firegroup tune SYSTEM --openings --write` helps', async () => {
    const { scenarios } = await content()
    const off = await rules(<S, E extends GameEvent>({ system, counsel }: Rules<S, E>) =>
      scenarios.map((scenario) => ({
        id: scenario.id,
        by: openingChance(system, counsel, scenario) - shareWon(MEASURED[scenario.id]!, system.seats[0]!),
      })),
    )
    expect(off.filter(({ by }) => Math.abs(by) > OFF)).toEqual([])
  })
})
