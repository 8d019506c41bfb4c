import { aslsk } from '@firegroup/aslsk'
import { depth } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { german, street, us } from '../src/games/aslsk/learn/lessons/ground.ts'
import { servedApp } from './app.ts'
import { violations } from './browser.ts'
import { anna, begun, computer } from './games.ts'
import { asked, seated, sitAt } from './table.ts'

const app = servedApp()

test('a tank is attacked on the Close Combat card, by keys, and strikes back in its turn', async () => {
  const units = [
    us('6-6-6', 'M5'),
    us('6-6-6', 'M5'),
    us('L-8-1', 'M5'),
    german('pzivh', 'M5', { vehicle: { exposed: true } }),
    german('4-6-7', 'M5'),
  ]
  const game = begun(aslsk, { situation: street({ phase: 'closeCombat', units }) }, 'tank')
  game.take('allied', { type: 'pass' }) // the leader stays with the first squad
  const { page, complaints } = await sitAt(app, game, { allied: anna, axis: computer })
  await seated(page)
  await asked(page, 'closeCombat')
  await page.getByText('One attack, then one of theirs.').first().waitFor()
  await page.keyboard.press('b')
  await page
    .getByText(/6-6-6 and 8-1 attack PzKpfw IVH: Close Combat Value six, minus two: \d+ percent to hurt it\./)
    .first()
    .waitFor({ state: 'attached' })
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await asked(page, 'report')
  await page.locator('.play-duel .play-duel-pill.is-rolled').first().waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

test.runIf(depth.isDeep)('a tank that drives into a squad’s hex is met in Close Combat, from the dock of First Fire', async () => {
  const units = [us('6-6-6', 'J5'), us('L-8-1', 'J5'), german('pzivh', 'I6', { vehicle: { vca: 0 } })]
  const game = begun(aslsk, { situation: street({ phase: 'movement', attacker: 'axis', units }) }, 'met')
  for (const decision of [
    { type: 'start', unit: 2 },
    { type: 'drive', unit: 2, to: 'J5' },
  ]) {
    while (game.open[0]?.seat === 'allied') game.take('allied', { type: 'hold' })
    game.take('axis', decision)
  }
  const { page, complaints } = await sitAt(app, game, { allied: anna, axis: computer })
  await seated(page)
  await asked(page, 'firstFire')
  const offer = page.getByRole('button', { name: /6-6-6.*8-1|8-1.*6-6-6/ }).filter({ hasText: 'PAATC' })
  await offer.getByText(/PAATC \d+%, then CCV 6, \+1/).waitFor()
  await offer.click()
  await asked(page, 'report')
  await page.getByText(/PAATC/).first().waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})
