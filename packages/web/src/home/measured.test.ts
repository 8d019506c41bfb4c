import { scenarios } from '@firegroup/content'
import { MEASURED, MEASURED_OF_REGULARS } from '@firegroup/content/measured'
import { expect, test } from 'vitest'
import { measuredFacts } from './measured.ts'

test('every shipped scenario says its measured balance and length, with a way into the lab', () => {
  for (const { id } of scenarios) {
    const [seat] = Object.keys(MEASURED[id]!.wins)
    const [length, balance] = measuredFacts(id, [{ seat: seat!, name: 'Firsts' }], 'about 20 min')
    expect(length!.value, id).toMatch(/^Measured: \d+ decisions .+ For people about 20 min\.$/)
    expect(balance!.value, id).toMatch(
      /^Measured: the Firsts win \d+ % of \d+ games between \w+ computers; with so many it may be \d+ to \d+\./,
    )
    expect(balance!.more!.href).toMatch(new RegExp(`^#/lab\\?scenario=${id}&players=(\\w+),\\1&games=\\d+&seed=`))
  }
})

test('where regulars have played it too, their games are told beside those of greedy computers', () => {
  for (const [id, { wins, games, outdated }] of Object.entries(MEASURED_OF_REGULARS)) {
    const [seat] = Object.keys(wins)
    const [, balance] = measuredFacts(id, [{ seat: seat!, name: 'Firsts' }], '')
    const share = Math.round((100 * wins[seat!]!) / games)
    const who = outdated ? 'regular computers of an earlier version' : 'regular computers'
    expect(balance!.value, id).toContain(` And ${share} % of ${games} games between ${who}; with so many it may be `)
  }
  const alone = scenarios.find(({ id }) => !(id in MEASURED_OF_REGULARS))
  if (alone) expect(measuredFacts(alone.id, [{ seat: 'x', name: 'Firsts' }], '')[1]!.value).not.toContain('regular')
})

test('a scenario that nobody has measured says how long it may take, and nothing else', () => {
  expect(measuredFacts('of-my-own', [{ seat: 'axis', name: 'Germans' }], 'about 20 min')).toEqual([
    { name: 'Length', value: 'By its size about 20 min.', wide: true },
  ])
})
