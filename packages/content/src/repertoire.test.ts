import { LEVELS, planner, positionOf } from '@firegroup/ai'
import { type GameEvent, KeyedChance, keyFromSeed, type OpenQuestion, startGame } from '@firegroup/kernel'
import { depth } from '@firegroup/testkit'
import { describe, expect, test } from 'vitest'
import { type AnyScenario, CATALOGUE, type Rules } from './catalogue.ts'

const WITHOUT_THOUGHT = { ...LEVELS.veteran, nodes: 0 }

describe.each(CATALOGUE)('$title', ({ rules, content }) => {
  test('all sides open by heart as the rules allow, and not all of them as at first sight', async () => {
    const { scenarios } = await content()
    const some = depth.some(scenarios, 8)
    const opened = await rules(<S, E extends GameEvent>(given: Rules<S, E>) => some.flatMap((scenario) => openingsOf(given, scenario)))
    expect(opened.filter(({ problem }) => problem !== '')).toEqual([])
    expect(opened.filter(({ isUsual }) => !isUsual).length).toBeGreaterThan(opened.length / 3)
  })
})

interface Opened {
  readonly scenario: string
  readonly seat: string
  /** What the rules have against it; empty for nothing. */
  readonly problem: string
  /** Whoever does what looks best at first sight opens so too. */
  readonly isUsual: boolean
}

/** How both sides open a scenario, each after what the other has done. */
function openingsOf<S, E extends GameEvent>({ system, counsel }: Rules<S, E>, scenario: AnyScenario): Opened[] {
  const { repertoire, ...unread } = counsel
  const kinds = repertoire?.kinds ?? []
  const byHeart = planner({ ...counsel, level: WITHOUT_THOUGHT })
  const usual = planner({ ...unread, level: WITHOUT_THOUGHT })
  const started = startGame(system, { scenario }, { key: keyFromSeed('by heart') }, { history: true, events: false, hashes: false })
  if (!started.ok) throw new Error(started.problems[0]!.message)
  const game = started.value
  const opened: Opened[] = []
  const chance = new KeyedChance(keyFromSeed('own'))
  const decide = (open: OpenQuestion): void => {
    const decision = byHeart.choose(positionOf(game, open, chance))
    if (kinds.includes(open.question.kind)) {
      const problem = open.question.problems(decision)[0]?.message ?? ''
      const isUsual = JSON.stringify(decision) === JSON.stringify(usual.choose(positionOf(game, open, chance)))
      opened.push({ scenario: scenario.id, seat: open.seat, problem, isUsual })
    }
    game.take(open.seat, decision)
  }
  // as long as somebody who has not moved yet may still have to open
  for (let n = 0; n < FIRST_DECISIONS && game.open.length > 0; n++) decide(game.open[0]!)
  return opened
}

const FIRST_DECISIONS = 12
