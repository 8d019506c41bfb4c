import { scenarios } from '@firegroup/content'
import { MEASURED } from '@firegroup/content/measured'
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

test('a scenario that nobody has measured says how long it may take, and nothing else', () => {
  expect(measuredFacts('of-my-own', [{ seat: 'axis', name: 'Germans' }], 'about 20 min')).toEqual([
    { name: 'Length', value: 'By its size about 20 min.', wide: true },
  ])
})
