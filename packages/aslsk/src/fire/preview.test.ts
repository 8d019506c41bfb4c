import type { Chance, Odds } from '@firegroup/kernel'
import { depth } from '@firegroup/testkit'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { enumerate, OUTCOMES, play } from '../../test/all-dice.ts'
import { preview, shotOf } from '../../test/fire.ts'
import { table } from '../../test/table.ts'
import { attackFrom, type FireDeclaration } from './declaration.ts'
import { figure } from './resolution.ts'
import { blowOdds, blowOf } from './target-odds.ts'

/** Others who can still fire, so that nothing happens after the attack. */
const KEEP = '\nA2 US: z=7-4-7    A5 German: 4-6-7'

describe('the odds are the rule', () => {
  const positions: readonly (readonly [string, string, string, string])[] = [
    ['a half squad', 'E2 US: a=7-4-7    E5 German: 2-4-7', 'a', ''],
    ['a squad in a building, under a pinned squad at long range', 'E2 US: a=7-4-7 pinned    E8 stone building; German: 4-6-7', 'a', ''],
    ['a broken squad and a fresh one', 'E2 US: a=7-4-7    E5 German: 4-6-7 broken, 4-6-7', 'a', ''],
    ['a pinned squad, directed fire', 'E2 US: a=7-4-7, l=9-2    E5 German: 4-6-7 pinned', 'a', 'l'],
    ['a leader and a squad', 'E2 US: a=7-4-7    E5 German: 9-1, 4-6-7', 'a', ''],
    ['a wounded leader', 'E2 US: a=7-4-7    E5 German: 8-0 wounded', 'a', ''],
    ['two leaders, one of them broken', 'E2 US: a=5-4-6    E8 stone building; German: 9-1, 8-0 broken', 'a', ''],
    ['a flamethrower among them', 'E2 US: a=7-4-7    E5 German: 9-1, 4-6-7, FT', 'a', ''],
  ]
  /** With many dice to roll through. */
  const large: typeof positions = [
    ['three squads under heavy fire', 'E2 US: a=7-4-7, b=6-6-6    E3 German: 4-6-7, 4-6-7 broken, 2-4-7', 'a b', ''],
    ['a leader and a half squad under heavy fire', 'E2 US: a=7-4-7, b=6-6-6    E3 German: 8-1, 2-4-7', 'a b', ''],
  ]
  for (const [what, text, firers, directors] of [...positions, ...(depth.isDeep ? large : [])]) {
    test(`${what}: every outcome as often as the real attack brings it, over all dice`, () => {
      const t = table(`${text}${KEEP}`, { phase: 'prepFire', attacker: 'allied' })
      const at = /(E[358]) (?:stone building; )?German/.exec(text)![1]!
      const { targets } = preview(t, at, firers, directors)
      const real = enumerate(t, shotOf(t, at, firers, directors))
      for (const { unit, odds } of targets) {
        expect(OUTCOMES.reduce((sum, outcome) => sum + (odds[outcome] ?? 0), 0)).toBe(odds.of)
        expect(OUTCOMES.every((outcome) => Number.isSafeInteger(odds[outcome] ?? 0))).toBe(true)
        const share = (outcome: (typeof OUTCOMES)[number]) => (odds[outcome] ?? 0) / odds.of
        for (const outcome of OUTCOMES) expect([outcome, share(outcome)]).toEqual([outcome, expect.closeTo(real(unit, outcome), 9)])
      }
    })
  }

  test('36 rolls in all, and each gives the result that the attack gets', () => {
    const t = table(
      `E2 US: a=7-4-7, MMG, l=9-1    F2 US: b=5-3-6, c=6-6-6 CX    E3 grain    G3 wooden building
       E5 stone building; German: 4-6-7, 8-0    F4 woods; German: 4-6-7    D4 German: 2-4-7 broken    G5 orchard; German: 4-6-7`,
      { phase: 'prepFire', attacker: 'allied' },
    )
    const shots = t.candidates().filter((each): each is ReturnType<typeof shotOf> => (each as { type: string }).type === 'fire')
    expect(shots.length).toBeGreaterThan(8)
    fc.assert(
      fc.property(fc.nat(shots.length - 1), fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), (which, coloured, white) => {
        const shot = shots[which]!
        const odds = t.game.open[0]!.question.preview!(shot) as ReturnType<typeof preview>
        expect(odds.results.reduce((sum, { rolls }) => sum + rolls, 0)).toBe(36)
        const { events } = play(t, shot, new Dice([coloured, white]))
        const attack = events.find((event) => event.type === 'attack')!
        expect(attack).toMatchObject({ fp64: odds.fp64, final: coloured + white + odds.drm })
        expect(attack.column === odds.column).toBe(coloured !== white || odds.cowers === 0)
        const rows = odds.results.filter(({ dr }) => dr === coloured + white)
        expect(rows.map(({ result }) => result)).toContain(attack.result)
        const hurts = odds.results.filter(({ result }) => result !== '-').reduce((sum, { rolls }) => sum + rolls, 0)
        expect(odds.anyEffect).toBeGreaterThanOrEqual(hurts)
      }),
      { numRuns: 150 },
    )
  })
})

describe('the odds of any stack are bounded', () => {
  const LEADERS = ['10-2', '9-2', '9-1', '8-1', '8-0', '7-0'] as const
  const HALF_SQUADS = ['2-4-7', '2-4-8', '2-3-7', '2-3-8', '2-4-7 broken', '2-3-7 pinned'] as const
  const FIRE = ['a=7-4-7', 'a=7-4-7, b=7-4-7, c=7-4-7']
  const MOST = 14_000

  function odds(fire: string, targets: readonly string[], budget?: { steps: number; samples: number }): Odds {
    const t = table(`E2 US: ${fire}    E3 German: ${targets.join(', ')}${KEEP}`, { phase: 'prepFire', attacker: 'allied' })
    const firers = fire.replaceAll(/=[^,]*,?/g, '').trim()
    const figured = figure(
      t.state,
      attackFrom(t.state, { when: 'prepFire', side: 'allied', expenditure: null }, shotOf(t, 'E3', firers) as FireDeclaration),
    )
    return blowOdds(t.state, blowOf(figured), budget)
  }

  test('up to two leaders with whomever they can be stacked with: exact, within so many steps', () => {
    for (const fire of FIRE)
      for (const leaders of [['9-1'], ['9-2', '8-1'], ['10-2', '7-0 wounded'], ['8-0', '8-0 broken']])
        for (const others of [['4-6-7'], ['4-6-7', '4-6-8', '4-4-7'], HALF_SQUADS]) {
          const { error, steps } = odds(fire, [...leaders, ...others])
          expect([leaders, others, error]).toEqual([leaders, others, 0])
          expect(steps).toBeLessThan(MOST)
        }
  })

  test('three and four leaders: within as many steps, and they say how far they may be off', () => {
    for (const fire of FIRE)
      for (const leaders of [LEADERS.slice(0, 3), LEADERS.slice(2, 5), LEADERS.slice(0, 4), LEADERS.slice(2)])
        for (const others of [[], ['4-6-7', '4-6-7', '4-6-7'], HALF_SQUADS]) {
          const { error, steps } = odds(fire, [...leaders, ...others])
          expect(steps).toBeLessThan(MOST)
          expect(error).toBeLessThan(0.06)
        }
  })

  test('and by no more than that', () => {
    const stack = ['9-2', '8-1', '7-0', '4-6-7', '4-4-7 broken']
    const [about, exact] = [odds(FIRE[1]!, stack), odds(FIRE[1]!, stack, { steps: 1_000_000, samples: 1 })]
    expect([about.error > 0, exact.error]).toEqual([true, 0])
    const first = 3
    for (let unit = first; unit < first + stack.length; unit++) {
      for (const outcome of OUTCOMES)
        expect(Math.abs(about.share(`${unit} ${outcome}`) - exact.share(`${unit} ${outcome}`))).toBeLessThan(1.5 * about.error)
      expect(OUTCOMES.reduce((sum, outcome) => sum + exact.share(`${unit} ${outcome}`), 0)).toBeCloseTo(1, 12)
    }
  })
})

/** First these dice, then whatever: ones, and the first of all that can be drawn. */
class Dice implements Chance {
  position = 0
  readonly #first: readonly number[]

  constructor(first: readonly number[]) {
    this.#first = first
  }

  die(): number {
    return this.#first[this.position++] ?? 1
  }

  pick(): number {
    return 0
  }

  shuffle(): void {}

  copy(): Dice {
    return new Dice(this.#first)
  }
}
