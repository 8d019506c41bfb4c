import { scenario } from '@firegroup/content/lnlt'
import { advisor, lnlt } from '@firegroup/lnlt'
import { depth } from '@firegroup/testkit'
import { expect, test } from 'vitest'
import { servedApp } from './app.ts'
import { violations } from './browser.ts'
import { anna, begun, computer, playedOn } from './games.ts'
import { proposed } from './lnlt-ways.ts'
import { asked, clickHex, primary, seated, sitAt } from './table.ts'
import { playThrough } from './whole-game.ts'

const app = servedApp()

test('a tank’s turn in a combined-arms scenario by mouse: it is activated, its way is planned, turned by its handle, and driven', async () => {
  const game = playedOn(
    begun(lnlt, { scenario: scenario('the-osier-bridge') }, 'tank'),
    advisor,
    'tank',
    ({ seat, question }) => seat === 'blue' && question.kind === 'impulse',
  )
  const tank = game.state.units.find(({ type, at }) => type === 'us-m4a1' && at >= 0)!
  const { grid } = game.state.setting.map
  const hex = tank.at >> 3
  const { page, complaints } = await sitAt(app, game, { blue: anna, red: computer })
  await seated(page)
  await clickHex(page, grid.idOf(hex))
  await primary(page).click()
  await asked(page, 'act')
  const drive = page.locator('.lnlt-activities').getByRole('button', { name: /^Drive/ })
  if (await drive.count()) await drive.click()
  const handle = page.getByRole('slider', { name: 'Where the M4A1 Sherman points' })
  await handle.waitFor()
  const before = Number(await handle.getAttribute('aria-valuenow'))
  await handle.hover()
  await page.mouse.wheel(0, 120)
  await expect.poll(async () => Number(await handle.getAttribute('aria-valuenow'))).toBe((before + 1) % 6)
  expect(await page.locator('.play-drive-steps li').count()).toBe(1)
  expect(await page.locator('.board-arc').count()).toBeGreaterThan(0)
  expect(await violations(page)).toEqual([])
  await primary(page).click()
  await page.locator('.play:not([data-asked="act"])').waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

test.runIf(depth.isDeep)('a combined-arms scenario is played by clicks to its end', { timeout: 400_000 }, async () => {
  const game = begun(lnlt, { scenario: scenario('the-osier-bridge') }, 'bridge')
  const met = await playThrough(app, game, { blue: anna, red: computer }, proposed(14))
  expect([...met]).toEqual(expect.arrayContaining(['impulse', 'act']))
})
