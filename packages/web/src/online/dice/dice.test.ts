import { KeyedChance, keyFromSeed, type Save, saveGame, startGame } from '@firegroup/kernel'
import { commitmentTo, type MatchRecord, recordDigest, type Seal, sealedKey, sealedSetUps } from '@firegroup/table'
import { expect, test } from 'vitest'
import { gameOf } from '../../games/index.ts'
import { check, isGood } from './check.ts'
import { spreadOf } from './luck.ts'

const [secret, one, two] = ['5', '1', '2'].map((digit) => digit.repeat(64)) as [string, string, string]
const nonces = { axis: one, allied: two }

/** A match of the first scenario, a while into it, with its seals. */
async function match(change: (save: Save) => Save = (save) => save): Promise<MatchRecord> {
  const { system } = await gameOf('aslsk').parts.play()
  const { scenarios } = await import('@firegroup/content/aslsk')
  const scenario = scenarios.find(({ id }) => id === 'first-light')!
  const started = startGame(system, { scenario }, { key: sealedKey(secret, nonces) })
  if (!started.ok) throw new Error(started.problems[0]?.message)
  const game = started.value
  const chance = new KeyedChance(keyFromSeed('dice'))
  while (game.chancePosition < 30 && !game.outcome) {
    const { seat, question } = game.open[0]!
    const candidates = [...question.candidates()]
    game.take(seat, candidates[chance.pick(candidates)])
  }
  const save = change(saveGame(game))
  const commitments = { server: commitmentTo(secret), seats: { axis: commitmentTo(one), allied: commitmentTo(two) } }
  const seal: Seal = { secret, commitments, nonces, setUps: sealedSetUps(secret, save.decisions) }
  const bare = {
    format: 'firegroup-match',
    version: 1,
    id: 'm',
    name: 'First Light',
    begun: '',
    played: '',
    players: {},
    save,
    seal,
  } as const
  return { ...bare, seal: { ...seal, digest: recordDigest(bare) } }
}
const quietly = { progress: () => undefined, cancelled: () => false, seen: null }

test('a match is checked by the page’s own rules: seals, key, every roll, every set-up', async () => {
  const record = await match()
  const checked = await check(record, quietly)
  expect([isGood(checked), checked.failed, checked.asSeen, checked.seals.length]).toEqual([true, null, null, 3])
  expect(checked.rolls.length).toBeGreaterThan(5)
  expect(checked.setUps).toBeGreaterThan(0)
  const seals = { server: record.seal!.commitments.server, seats: record.seal!.commitments.seats, setUps: record.seal!.setUps! }
  expect((await check(record, { ...quietly, seen: seals })).asSeen).toBe(true)
  const others = await check(record, { ...quietly, seen: { ...seals, server: '0'.repeat(64) } })
  expect([others.asSeen, isGood(others)]).toEqual([false, false])
})

test('a roll that does not follow from the key is named by its number, and a secret that does not fit by its seal', async () => {
  const rolled = (await match()).save.decisions
  const forged = await match(
    (save) =>
      ({
        ...save,
        decisions: save.decisions.map((each, i) => (i === rolled.length - 1 ? { ...each, hash: '0'.repeat(16) } : each)),
      }) as Save,
  )
  const checked = await check(forged, quietly)
  expect(isGood(checked)).toBe(false)
  expect(checked.failed).toMatch(/^(Roll \d+ does not follow from the key|Decision \d+ led somewhere else)/)
  const record = await match()
  const seal = { ...record.seal!, secret: '6'.repeat(64) }
  const other = await check({ ...record, seal }, quietly)
  expect([isGood(other), other.seals[0]!.fits, other.keyFits]).toEqual([false, false, false])
})

test('sums are counted by side against what fair dice give', () => {
  const rolls = [
    { seat: 'axis', dice: [1, 1] },
    { seat: 'axis', dice: [6, 6] },
    { seat: 'allied', dice: [3, 4] },
    { seat: 'allied', dice: [5] },
  ]
  const spread = spreadOf(rolls, ['axis', 'allied'])!
  expect([spread.dice, spread.sums[0], spread.sums.at(-1), spread.expected[5]]).toEqual([2, 2, 12, 6 / 36])
  expect(spread.sides.map(({ rolls: count, mean }) => [count, mean])).toEqual([
    [2, 7],
    [1, 7],
  ])
  expect(spread.sides[0]!.stranger).toBe(100)
  expect(spreadOf([], ['axis'])).toBeNull()
  expect(spreadOf([{ seat: 'axis', dice: [6] }], ['axis'])!.sums).toEqual([1, 2, 3, 4, 5, 6])
})
