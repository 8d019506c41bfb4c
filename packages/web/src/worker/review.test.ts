import { greedy, positionOf } from '@firegroup/ai'
import { scenario as aslskScenario } from '@firegroup/content/aslsk'
import { scenario as lnltScenario } from '@firegroup/content/lnlt'
import { scenario as upfrontScenario } from '@firegroup/content/upfront'
import { KeyedChance, keyFromSeed, type Save, saveGame, startGame } from '@firegroup/kernel'
import { type Effort, inHundredths, type Review, type ReviewNews, review } from '@firegroup/lab'
import { describe, expect, test } from 'vitest'
import type { AnyThinking } from '../games/game.ts'
import { thinkingOf } from '../games/thinking.ts'

/** As little as shows that all of it works. */
const LITTLE: Effort = { rolls: 2, later: 1, first: 2, second: 2, shown: 3, ways: 1 }

describe.each([
  ['aslsk', aslskScenario('first-light')],
  ['lnlt', lnltScenario('bread-before-noon')],
  ['upfront', upfrontScenario('the-milk-run')],
])('%s', (id, scenario) => {
  test('a game is gone through: the course first, then the luck, then what cost; all of it adds up, and is the same again', async () => {
    const thinking = await thinkingOf(id)
    const save = played(thinking, scenario)
    const seat = thinking.system.seats[0]!
    const { news, found } = gone(thinking, save, seat)
    const stages = [...new Set(news.map(({ stage }) => stage))]
    expect(stages).toEqual(['course', 'dice', 'luck', 'choices'])

    const { account, rows, decisions, costs, looked } = found
    expect(decisions).toBe(save.decisions.length)
    expect(account.start + account.sums.dice + account.sums.own + account.sums.theirs).toBeCloseTo(account.end, 9)
    const whole = inHundredths(account)
    expect(whole.start + whole.dice + whole.own + whole.theirs).toBe(whole.end)
    expect(rows.reduce((sum, { worth }) => sum + worth, 0)).toBeCloseTo(account.sums.dice, 9)
    expect(
      rows.filter(({ row }) => row === 'shots').every(({ count, successes, expected }) => successes <= count && expected <= count),
    ).toBe(true)
    expect(rows.some(({ row, count }) => row === 'shots' && count > 0)).toBe(true)
    expect(Object.values(looked).every((count) => count > 0)).toBe(true)
    for (const { at, ways, cost } of costs) {
      expect(ways.filter(({ played: was }) => was)).toHaveLength(1)
      expect(ways[0]!.chance).toBeGreaterThanOrEqual(ways.find(({ played: was }) => was)!.chance)
      if (cost > 0) expect(account.choices[at]).not.toBe(0)
    }
    expect(gone(thinking, save, seat).found).toEqual(found)
  })
})

function gone({ system, counsel, rollOf }: AnyThinking, save: Save, seat: string): { readonly news: ReviewNews[]; readonly found: Review } {
  const steps = review({ system, counsel, rollOf, save, seat, effort: LITTLE })
  const news: ReviewNews[] = []
  let step = steps.next()
  while (!step.done) {
    news.push(step.value)
    step = steps.next()
  }
  return { news, found: step.value }
}

/** A whole game between two who decide at first sight. */
function played({ system, counsel }: AnyThinking, scenario: object): Save {
  const started = startGame(system, { scenario }, { key: keyFromSeed('reviewed') })
  if (!started.ok) throw new Error(started.problems[0]!.message)
  const game = started.value
  const player = greedy(counsel.advisor)
  const chance = new KeyedChance(keyFromSeed('own'))
  while (!game.outcome) {
    const open = game.open[0]!
    game.take(open.seat, player.choose(positionOf(game, open, chance)))
  }
  return saveGame(game)
}
