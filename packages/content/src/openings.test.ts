import { type GameEvent, keyFromSeed, startGame } from '@firegroup/kernel'
import { openingChance, shareWon } from '@firegroup/lab'
import { describe, expect, test } from 'vitest'
import { CATALOGUE, type Rules } from './catalogue.ts'
import { MEASURED } from './measured.ts'

/** Win chance by which a game may begin off its measured balance. */
const OFF = 0.03
/** Log odds for a side whatever its position; and how many times what the features say is to be believed. */
const FURTHEST = 4
const [LEAST, MOST] = [0.1, 3]

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

  test('no scenario is believed to go in a way that no games go', async () => {
    const { scenarios } = await content()
    const odd = await rules(<S, E extends GameEvent>({ system, counsel }: Rules<S, E>) =>
      scenarios.flatMap((scenario) => {
        const started = startGame(system, { scenario }, { key: keyFromSeed('course') })
        if (!started.ok) throw new Error(scenario.id)
        const { ease, trust } = counsel.evaluation.time!.course(started.value.state)!
        const isUsual = ease.every((odds) => Math.abs(odds) < FURTHEST) && trust.every((share) => share > LEAST && share < MOST)
        return isUsual ? [] : [{ id: scenario.id, ease, trust }]
      }),
    )
    expect(odd).toEqual([])
  })
})
