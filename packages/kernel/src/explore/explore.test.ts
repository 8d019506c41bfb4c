import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Question } from '../rules.ts'
import type { Runtime } from '../runtime.ts'
import { integer, record } from '../schema.ts'
import { type Exploration, explore } from './explore.ts'
import { outcomesOf } from './outcomes.ts'

interface Score {
  points: number
}
type G = Runtime<Score, { readonly type: 'nothing' }>
type Rule = (g: G) => void

/** A rule that only counts points, and how many it ends with. */
function points(rule: Rule, more: Partial<Exploration<Score, { readonly type: 'nothing' }>> = {}) {
  return explore<Score, { readonly type: 'nothing' }>({
    begin: () => ({ points: 0 }),
    rule(g) {
      rule(g)
      return undefined
    },
    outcomes: (s) => [String(s.points)],
    ...more,
  })
}

describe('a rule is run over all its dice', () => {
  test('two dice: every total as often as it comes, out of 36', () => {
    const odds = points((g) => {
      const [one, two] = g.roll('two dice', 2)
      g.state.points = one! + two!
    })
    const totals = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']
    expect(odds.among(totals)).toEqual({ of: 36, counts: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1], error: 0 })
    expect(odds).toMatchObject({ runs: 36, error: 0 })
    expect(odds.share('7')).toBe(1 / 6)
    expect(odds.share('13')).toBe(0)
  })

  test('rolls that come to the same thing are one run', () => {
    const odds = points((g) => {
      const isHigh = ([one, two]: readonly number[]) => one! + two! > 8
      g.state.points = isHigh(g.roll('two dice', 2, 6, isHigh)) ? 1 : 0
    })
    expect(odds.among(['0', '1'])).toEqual({ of: 18, counts: [13, 5], error: 0 })
    expect(odds.runs).toBe(2)
  })

  test('later dice may depend on earlier ones, and draws on what is left in the bag', () => {
    const odds = points((g) => {
      const bag = [1, 2, 3]
      const first = g.draw(bag, 'first')
      if (first === 1) g.state.points = g.roll('die', 1, 2)[0]!
      else g.state.points = 10 * g.draw(bag, 'second')
    })
    expect(odds.among(['1', '2', '10', '20', '30'])).toEqual({ of: 6, counts: [1, 1, 2, 1, 1], error: 0 })
  })

  test('things in a bag that need not be told apart are drawn as one', () => {
    const draws: Rule = (g) => {
      const bag = ['red', 'blue', 'blue', 'blue', 'blue']
      g.draw(bag, 'first')
      g.state.points = g.draw(bag, 'second') === 'red' ? 1 : 0
    }
    const [apart, together] = [points(draws), points(draws, { same: String })]
    expect(together.among(['0', '1'])).toEqual({ of: 5, counts: [4, 1], error: 0 })
    expect(apart.among(['0', '1'])).toEqual(together.among(['0', '1']))
    expect([apart.runs, together.runs]).toEqual([20, 3])
  })

  test('a shuffled list comes in every order', () => {
    const odds = points((g) => {
      const list = [1, 2, 3]
      g.shuffle(list, 'order')
      g.state.points = list[0]! * 100 + list[1]! * 10 + list[2]!
    })
    expect(odds.among(['123', '132', '213', '231', '312', '321'])).toEqual({ of: 6, counts: [1, 1, 1, 1, 1, 1], error: 0 })
  })

  test('the odds of what a rule returns, out of as many falls as its dice have', () => {
    const isHigh = (rolled: readonly number[]) => rolled[0]! + rolled[1]! > 8
    const odds = outcomesOf<Score, { readonly type: 'nothing' }>({ points: 0 }, (g) => isHigh(g.roll('two dice', 2, 6, isHigh)))
    expect([odds.outOf(36, 'true'), odds.outOf(36, 'false'), odds.runs]).toEqual([10, 26, 2])
  })

  test('a rule that asks gets the answers it is given, and fails without any', () => {
    const guess: Question<{ guess: number }> = {
      kind: 'guess',
      title: 'Which number?',
      rule: '1',
      schema: record({ guess: integer(1, 6) }),
      candidates: () => [{ guess: 1 }],
      problems: () => [],
    }
    const asking: Partial<Exploration<Score, { readonly type: 'nothing' }>> = {
      *rule(g) {
        const { guess: guessed } = yield* g.ask('north', guess)
        g.state.points = g.roll('die')[0] === guessed ? 1 : 0
      },
    }
    expect(points(() => {}, { ...asking, answer: () => ({ guess: 3 }) }).share('1')).toBe(1 / 6)
    expect(() => points(() => {}, asking)).toThrow("the rule asks 'guess', and nobody answers")
  })
})

describe('runs that stand alike at a milestone go on as one', () => {
  const flips =
    (count: number): Rule =>
    (g) => {
      for (let i = 0; i < count; i++) {
        g.milestone(() => String(i))
        g.state.points += g.roll('coin', 1, 2)[0]! - 1
      }
    }

  test('thirty coins take some hundreds of runs, not a thousand millions', () => {
    const odds = points(flips(30), { budget: { steps: 100_000, samples: 1 } })
    expect(odds.runs).toBeLessThan(1000)
    expect(odds.error).toBe(0)
    const all = Array.from({ length: 31 }, (_, heads) => String(heads))
    expect(odds.among(all)).toMatchObject({ of: 2 ** 30, error: 0 })
    expect(odds.among(all).counts.slice(0, 4)).toEqual([1, 30, 435, 4060])
    expect(odds.share('15')).toBe(155117520 / 2 ** 30)
  })

  test('fractions that have no room in a number are kept whole to the end', () => {
    const odds = points((g) => {
      for (let i = 0; i < 30; i++) {
        g.milestone(() => String(i))
        if (g.roll('two dice', 2, 6, ([one, two]) => one! + two! === 7).reduce((a, b) => a + b) === 7) g.state.points = 1
      }
    })
    expect(odds.error).toBe(0)
    expect(odds.share('0')).toBeCloseTo((5 / 6) ** 30, 15)
    const { of, counts, error } = odds.among(['0', '1'])
    expect(counts[0]! + counts[1]!).toBe(of)
    expect(counts[0]! / of).toBeCloseTo((5 / 6) ** 30, 12)
    expect(error).toBeLessThan(1e-13)
  })

  test('what follows may depend on what a rule remembers, if it says so', () => {
    const odds = points((g) => {
      const first = g.roll('first', 1, 2)[0]!
      g.milestone(() => String(first))
      g.state.points = first * 10 + g.roll('second', 1, 2)[0]!
    })
    expect(odds.among(['11', '12', '21', '22'])).toEqual({ of: 4, counts: [1, 1, 1, 1], error: 0 })
  })

  test('what is left of the state need not matter', () => {
    const rule: Rule = (g) => {
      g.state.points = g.roll('first', 1, 6)[0]!
      g.milestone(() => '')
      g.state.points = (g.state.points % 2) + 2 * g.roll('second', 1, 2)[0]!
    }
    const odds = points(rule, { alike: (s) => String(s.points % 2) })
    expect(odds.among(['2', '3', '4', '5'])).toEqual({ of: 4, counts: [1, 1, 1, 1], error: 0 })
    expect(odds.runs).toBe(6 + 2 * 2)
  })
})

describe('a budget of steps bounds the work', () => {
  const dice =
    (count: number): Rule =>
    (g) => {
      for (let i = 0; i < count; i++) if (g.roll('die')[0] === 6) g.state.points++
    }

  test('beyond it the odds are sampled, always alike, and say how far they may be off', () => {
    const budget = { steps: 500, samples: 2000 }
    const [odds, again] = [points(dice(12), { budget }), points(dice(12), { budget })]
    expect(odds.runs).toBeLessThan(2500)
    expect(odds.error).toBeGreaterThan(0.01)
    expect(odds.error).toBeLessThan(0.03)
    expect(Math.abs(odds.share('0') - (5 / 6) ** 12)).toBeLessThan(odds.error)
    const all = Array.from({ length: 13 }, (_, sixes) => String(sixes))
    const { of, counts, error } = odds.among(all)
    expect([of, counts.reduce((sum, n) => sum + n), error]).toEqual([1000, 1000, odds.error])
    expect(again.among(all)).toEqual(odds.among(all))
  })

  test('what was gone through before stays exact: only the rest is sampled', () => {
    const rule: Rule = (g) => {
      if (g.roll('first', 1, 4)[0] === 1) {
        g.state.points = 100
        return
      }
      g.milestone(() => '')
      dice(12)(g)
    }
    const odds = points(rule, { budget: { steps: 400, samples: 400 } })
    expect(odds.share('100')).toBe(1 / 4)
    expect(odds.error).toBeGreaterThan(0)
    expect(Math.abs(odds.share('0') - 0.75 * (5 / 6) ** 12)).toBeLessThan(odds.error)
  })
})

describe('parts are followed by themselves', () => {
  interface Man {
    readonly id: number
    hurt: number
  }
  interface Troop {
    leader: number
    men: Man[]
  }
  type T = Runtime<Troop, { readonly type: 'nothing' }>

  /** The leader's luck bears on all, the men's on nobody else: in rounds. */
  function attack(g: T, rounds: readonly number[], together = false): void {
    rounds.forEach((sides, round) => {
      if (!together) g.milestone(() => String(round))
      if (g.roll('leader', 1, sides)[0] === 1) g.state.leader++
      const { leader } = g.state
      const struck = g.draw(g.state.men.slice(), 'who is struck')
      for (const man of g.state.men) {
        const suffer = () => {
          if (man.hurt > 2) return
          if (struck === man) man.hurt++
          if (g.roll('man', 1, 6)[0]! <= leader) man.hurt++
        }
        if (together) suffer()
        else g.aside(man, () => `${leader} ${struck === man}`, suffer)
      }
    })
  }

  const begin = (men: number): Troop => ({ leader: 0, men: Array.from({ length: men }, (_, id) => ({ id, hurt: id % 2 })) })
  const outcome = ({ id, hurt }: Man) => `${id}: ${hurt}`
  const names = (man: number) => [0, 1, 2, 3, 4].map((hurt) => `${man}: ${hurt}`)

  test('each as likely to fare so or so as when all are gone through together', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 }),
        fc.array(fc.integer({ min: 2, max: 3 }), { minLength: 1, maxLength: 2 }),
        (men, rounds) => {
          const alone = explore<Troop, { readonly type: 'nothing' }, Man>({
            begin: () => begin(men),
            rule: (g) => void attack(g, rounds),
            outcomes: (s) => [`leader ${s.leader}`],
            alike: (s) => String(s.leader),
            parts: { of: (s) => s.men, alike: ({ hurt }) => String(hurt), outcome },
          })
          const together = explore<Troop, { readonly type: 'nothing' }>({
            begin: () => begin(men),
            rule: (g) => void attack(g, rounds, true),
            outcomes: (s) => [`leader ${s.leader}`, ...s.men.map(outcome)],
            budget: { steps: 10_000_000, samples: 1 },
          })
          for (let man = 0; man < men; man++) expect(alone.among(names(man))).toEqual(together.among(names(man)))
          expect(alone.share('leader 1')).toBe(together.share('leader 1'))
        },
      ),
      { numRuns: 12 },
    )
  })

  test('also where the rest is sampled', () => {
    const of = (steps: number) =>
      explore<Troop, { readonly type: 'nothing' }, Man>({
        begin: () => begin(4),
        rule: (g) => void attack(g, [2, 3, 2, 3, 2]),
        outcomes: () => [],
        alike: (s) => String(s.leader),
        parts: { of: (s) => s.men, alike: ({ hurt }) => String(hurt), outcome },
        budget: { steps, samples: 2000 },
      })
    const [exact, about] = [of(100_000), of(100)]
    expect([exact.error === 0, about.error > 0]).toEqual([true, true])
    for (let man = 0; man < 4; man++)
      for (const name of names(man)) expect(Math.abs(exact.share(name) - about.share(name))).toBeLessThan(1.5 * about.error)
  })
})
