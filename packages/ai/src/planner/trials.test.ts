import { KeyedChance, keyFromSeed } from '@firegroup/kernel'
import { expect, test } from 'vitest'
import { PairedDice } from './paired-dice.ts'
import { byMerit, verdicts } from './trials.ts'

const TRUST = { pointOfAdvice: 0.005, surprise: 0.03 }
const arm = (firstSight: number, values: number[]) => ({ decision: firstSight, firstSight, values, luck: values.map(() => 0) })

test('among many that are no better, whichever happens to look best does not displace what looks best at first sight', () => {
  const dice = new KeyedChance(keyFromSeed('noise'))
  let displaced = 0
  for (let n = 0; n < 200; n++) {
    const noisy = () => Array.from({ length: 4 }, () => dice.die(1000) / 1000)
    const arms = [5, 4, 3, 2, 1, 0].map((firstSight) => arm(firstSight, noisy()))
    const best = Math.max(...arms.map(({ values }) => values.reduce((sum, value) => sum + value, 0)))
    expect(best).toBeGreaterThan(0)
    if (byMerit(verdicts(arms, arms[0]!, TRUST))[0]!.arm !== arms[0]) displaced++
  }
  // five of six would be by what the trials alone came to
  expect(displaced).toBeLessThan(10)
})

test('what is better in the same trials again and again displaces it, however much single trials differ', () => {
  const luck = [0.1, 0.9, 0.3, 0.7, 0.2, 0.8, 0.4, 0.6, 0.5, 0.15]
  const first = arm(1, luck)
  const better = arm(
    0,
    luck.map((value) => value + 0.05),
  )
  const [top, second] = byMerit(verdicts([first, better], first, TRUST))
  expect([top!.arm, second!.arm]).toEqual([better, first])
  expect(top!.gain.low).toBeGreaterThan(0)
})

test('a gain that is not shown is none, and two trials show nothing', () => {
  const first = arm(1, [0.2, 0.3])
  const lucky = arm(0, [0.9, 0.95])
  const [top, second] = byMerit(verdicts([first, lucky], first, TRUST))
  expect(top!.arm).toBe(first)
  expect(second).toMatchObject({ isShown: false, isOpen: true })
})

test('the dice of a trial are the same for the same purpose, whatever else was rolled', () => {
  const [one, other] = [new PairedDice(7), new PairedDice(7)]
  const early = [one.die(6, 'fire'), one.die(6, 'rally'), one.die(6, 'rally')]
  other.die(6, 'rally')
  const rally = other.die(6, 'rally')
  expect([other.die(6, 'fire'), rally]).toEqual([early[0], early[2]])
  const counts = [0, 0, 0, 0, 0, 0]
  for (let n = 0; n < 6000; n++) counts[one.die(6, 'fair') - 1]!++
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
  const pairs = new Set(Array.from({ length: 400 }, (_, seed) => `${new PairedDice(seed).die(6, 'a')} ${new PairedDice(seed).die(6, 'b')}`))
  expect(pairs.size).toBe(36)
})

test('after a moment in which one has needed more rolls than the other, both meet the same luck again', () => {
  const [one, other] = [new PairedDice(7, 1), new PairedDice(7, 1)]
  other.die(6, 'fire')
  const rolls = (dice: PairedDice) => Array.from({ length: 12 }, () => dice.die(6, 'fire'))
  expect(rolls(one)).not.toEqual(rolls(other))
  one.comeTo(2)
  other.comeTo(2)
  expect(rolls(one)).toEqual(rolls(other))
})

test('ways that come to the same end in all trials do not make a third look surer than it is', () => {
  const luck = [0.1, 0.9, 0.3, 0.7, 0.2, 0.8]
  const first = arm(5, luck)
  const same = [4, 3, 2, 1].map((firstSight) => arm(firstSight, [...luck]))
  const lucky = arm(0, [0.5, 0.9, 0.1, 0.8, 0.6, 0.7])
  const doubtOf = (arms: ReturnType<typeof arm>[]) => {
    const { gain } = verdicts(arms, first, { ...TRUST, surprise: 0.3 }).find((verdict) => verdict.arm === lucky)!
    return gain.high - gain.low
  }
  expect(doubtOf([first, ...same, lucky])).toBeGreaterThan(0.8 * doubtOf([first, lucky]))
})

test('luck that is known of is taken out of what trials came to: what is better shows sooner, and the lucky one is not taken for it', () => {
  const dice = new KeyedChance(keyFromSeed('known luck'))
  const noise = (width: number) => (width * (dice.die(1000) - 500)) / 500
  const POINT = 0.012
  const tried = (firstSight: number, merit: number, tells: boolean) => {
    const luck = Array.from({ length: 6 }, () => noise(12))
    const values = luck.map((points) => 0.5 + merit + POINT * points + noise(0.01))
    return { decision: firstSight, firstSight, values, luck: tells ? luck : luck.map(() => 0) }
  }
  const found = (merit: number, tells: boolean) => {
    let departures = 0
    for (let n = 0; n < 200; n++) {
      const first = tried(1, 0, tells)
      const other = tried(0, merit, tells)
      if (byMerit(verdicts([first, other], first, TRUST))[0]!.arm === other) departures++
    }
    return departures
  }
  expect(found(0.04, true)).toBeGreaterThan(1.5 * found(0.04, false))
  expect(found(-0.02, true)).toBeLessThan(0.5 * found(-0.02, false))
})
