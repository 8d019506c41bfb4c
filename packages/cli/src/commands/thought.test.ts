import { expect, test } from 'vitest'
import { firegroup } from '../../test/run.ts'

test('what thinking is worth is told by question, in games of both sides', async () => {
  const { out, code } = await firegroup(
    ...['thought', 'lnlt', '--level', 'regular', '--games', '2', '--playouts', '2', '--scenarios', 'bread-before-noon'],
  )
  expect(code).toBe(0)
  expect(out).toMatch(/^question +departures +said +came\n(.+\n)+all .+\n\nOf \d+ choices, in hundredths of a game\.$|^No departure/m)
})

test('a system, a level or a scenario that does not exist is refused by its name', async () => {
  const refused = async (...args: string[]) => (await firegroup('thought', ...args)).err
  expect(await refused('chess')).toContain("There is no system 'chess'; there are aslsk, lnlt, upfront.")
  expect(await refused('lnlt', '--level', 'marshal')).toContain("There is no level 'marshal'; there are recruit, regular, veteran, elite.")
  expect(await refused('lnlt', '--scenarios', 'first-light')).toContain('None of first-light is a scenario of lnlt.')
})
