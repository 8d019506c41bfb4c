import { greedy, LEVELS, type Player, planner, positionOf } from '@firegroup/ai'
import { KeyedChance, keyFromSeed, type OpenQuestion, startGame } from '@firegroup/kernel'
import { convoy } from '@firegroup/kernel/samples'
import { describe, expect, test } from 'vitest'
import { bookOf, nextTrials, openingsIn, ranking, type SideWays } from './repertoire.ts'

const way = (number: number, games: number, points: number) => ({ way: number, games, points })
const side = (scenario: string, task: string, ways: SideWays['ways']): SideWays => ({ scenario, seat: 'north', task, ways })

describe('which ways are tried', () => {
  const fresh = side(
    'ford',
    'attacker',
    [0, 1, 2, 3, 4, 5].map((number) => way(number, 0, 0)),
  )

  test('first all of them a few times, then the better part further, then the best', () => {
    expect(nextTrials(fresh, [fresh], 80)).toEqual({ ways: [0, 1, 2, 3, 4, 5], to: 10 })
    const begun = side('ford', 'attacker', [way(0, 10, 5), way(1, 10, 9), way(2, 10, 4), way(3, 10, 8), way(4, 10, 3), way(5, 10, 5)])
    expect(nextTrials(begun, [begun], 80)).toEqual({ ways: [1, 3], to: 30 })
    const further = side('ford', 'attacker', [way(0, 10, 5), way(1, 30, 18), way(2, 10, 4), way(3, 30, 26), way(4, 10, 3), way(5, 10, 5)])
    expect(nextTrials(further, [further], 80)).toEqual({ ways: [3, 1], to: 80 })
    const done = side('ford', 'attacker', [way(0, 10, 5), way(1, 80, 50), way(2, 10, 4), way(3, 80, 60), way(4, 10, 3), way(5, 10, 5)])
    expect(nextTrials(done, [done], 80).ways).toEqual([])
  })

  test('a lucky way of few games stands behind one that has proved itself in many', () => {
    const mixed = side('ford', 'attacker', [way(0, 4, 4), way(1, 200, 150), way(2, 100, 20), way(3, 100, 19)])
    expect(ranking(mixed, [mixed]).map(({ record }) => record.way)).toEqual([1, 0, 2, 3])
  })

  test('what does well for others with the same task is expected to do well here', () => {
    const others = Array.from({ length: 6 }, (_, n) => side(`other ${n}`, 'attacker', [way(0, 60, 20), way(1, 60, 45)]))
    const here = side('ford', 'attacker', [way(0, 0, 0), way(1, 0, 0)])
    const elsewhere = side('hill', 'defender', [way(0, 0, 0), way(1, 0, 0)])
    const all = [...others, here, elsewhere]
    expect(ranking(here, all)[0]).toMatchObject({ record: { way: 1 } })
    expect(ranking(elsewhere, all).map(({ merit }) => merit)).toEqual([0.5, 0.5])
  })
})

test('the book has the best way of each side, others that are about as good, and what does best for a task that several have', () => {
  const close = side('ford', 'attacker', [way(0, 80, 50), way(1, 80, 51), way(2, 10, 10), way(3, 80, 30)])
  expect(bookOf([close], 3)).toEqual({ ford: { north: [1, 0] } })
  expect(bookOf([close], 1)).toEqual({ ford: { north: [1] } })
  expect(bookOf([side('hill', 'attacker', [way(0, 0, 0), way(1, 0, 0)])], 3)).toEqual({})
  const many = Array.from({ length: 5 }, (_, n) => side(`s${n}`, 'attacker', [way(0, 80, 30), way(1, 80, 50)]))
  expect(bookOf(many, 3)['']).toEqual({ attacker: [1] })
})

describe('players', () => {
  type Trucks = ReturnType<typeof convoy.clone>
  const advisor = { judge: () => () => 0 }
  const evaluation = { features: ['none'], weights: { none: 0 }, measure: () => [0] }
  const foresight = {
    attention: {},
    otherwise: { thought: 0, width: 1, ahead: 0 },
    isSettled: () => true,
    toil: () => ({ nodes: 1, each: 1 }),
    pointOfAdvice: 0.006,
    surprise: 0.3,
  }
  const game = () => {
    const started = startGame(convoy, { scenario: {} }, { key: keyFromSeed('opening') })
    if (!started.ok) throw new Error('The sample does not begin.')
    return started.value
  }
  const { open } = game()
  const kinds = [open[0]!.question.kind]
  const decide = (number: number, _s: Trucks, _seat: string, { question }: OpenQuestion) => [...question.candidates()][number]
  const repertoire = { ways: 4, kinds, decide, known: () => [1], taskOf: () => 'race' }
  const counsel = { advisor, evaluation, foresight, repertoire }
  const opens = (player: Player<Trucks>) => player.choose(positionOf(game(), game().open[0]!, new KeyedChance(keyFromSeed('own'))))

  test('a level opens as the book says, a recruit and greedy as at first sight', () => {
    const candidates = [...game().open[0]!.question.candidates()]
    expect(opens(planner({ ...counsel, level: LEVELS.veteran }))).toEqual(candidates[1])
    expect(opens(greedy(advisor))).toEqual(candidates[0])
    expect(opens(planner({ ...counsel, level: LEVELS.recruit }))).toEqual(candidates[0])
  })

  test('where the book knows nothing, or its way leads nowhere, it thinks as about anything else', () => {
    const first = [...game().open[0]!.question.candidates()][0]
    expect(opens(planner({ ...counsel, repertoire: { ...repertoire, known: () => [] }, level: LEVELS.veteran }))).toEqual(first)
    expect(opens(planner({ ...counsel, repertoire: { ...repertoire, known: () => [99] }, level: LEVELS.veteran }))).toEqual(first)
  })

  test('a level looks at its own decisions as it goes about the game', () => {
    const last = [...game().open[0]!.question.candidates()].at(-1)
    const contrary = { judge: () => (decision: unknown) => (JSON.stringify(decision) === JSON.stringify(last) ? 1 : 0) }
    const approaches = { advisors: [advisor, contrary], known: () => 1 }
    const unread = { ...repertoire, known: () => [] }
    expect(opens(planner({ ...counsel, repertoire: { ...unread, approaches }, level: LEVELS.veteran }))).toEqual(last)
    expect(
      opens(planner({ ...counsel, repertoire: { ...unread, approaches: { ...approaches, known: () => 0 } }, level: LEVELS.veteran })),
    ).not.toEqual(last)
  })

  test('ways that lead to the same are one way', () => {
    const twice = {
      ...repertoire,
      decide: (number: number, ...rest: [Trucks, string, OpenQuestion]) => decide(Math.floor(number / 2), ...rest),
    }
    const found = openingsIn(convoy, { ...counsel, repertoire: twice }, {}, 'convoy')
    expect(found[0]).toMatchObject({ scenario: 'convoy', task: 'race' })
    expect(found[0]!.ways.map((record) => record.way)).toEqual([0, 2])
  })
})
